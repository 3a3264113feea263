import type { Draft } from '@forms/shared/contract';
import { useAppSelector } from '@forms/shared/platform/store';
import { useEffect, useRef } from 'react';
import type { FormEngine } from '../engine/formEngine';
import { tellMove } from './tellMove';
import { type Move, type Visit, visitFrom } from './visit';

interface Visited {
  /** Names this filling in of the form: with another one somebody begins anew. */
  journey: string;
  /** The steps of the form, the one at which somebody is, and those that were gone on from. */
  way: { steps: readonly { key: string }[]; step: { key: string } | undefined; passed: ReadonlySet<string> };
  draft: Pick<Draft, 'current' | 'passed'> | undefined;
  isSent: boolean;
  /** It is a trial, or a part of another page. */
  isUncounted: boolean;
}

/** Has counted how far people come in a form, without a trace of who they are. */
export function useVisitCounted(
  { form: { slug, version }, store }: FormEngine,
  { journey, way, draft, isSent, isUncounted }: Visited,
): void {
  const [first, step] = [way.steps[0]?.key, way.step?.key];
  const hasGoneOn = way.passed.size > 0;
  const campus = useAppSelector(({ app }) => app.campus);
  const known = useRef<{ journey: string; visit: Visit }>(undefined);
  useEffect(() => {
    if (isUncounted || first === undefined || step === undefined) return;
    if (known.current?.journey !== journey) {
      const begunBefore = known.current ? undefined : draft;
      known.current = { journey, visit: visitFrom(first, begunBefore, () => performance.now()) };
    }
    const { visit } = known.current;
    const tell = (moves: Move[]) => {
      for (const move of moves) tellMove(slug, { ...move, version, campus });
    };
    if (isSent) return tell(visit.isSent());
    const look = () => tell(visit.isAt(step, hasGoneOn || store.isEdited()));
    look();
    return store.watchAll(look);
  }, [slug, version, store, campus, journey, first, step, hasGoneOn, draft, isSent, isUncounted]);
}
