import type { Draft } from '@forms/shared/contract';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { FormEngine } from '../engine/formEngine';
import { firstOpen, isDone, type Progress, passedIn, type Step, stepAt, stepsOf } from './steps';
import { usePlace } from './usePlace';

interface Situation {
  /** Within another page, which has the address and shows whichever step it wants. */
  embedded: boolean;
  /** It was sent: whatever is asked for, its end is shown. */
  isSent: boolean;
}

/** The steps of a form and the one at which somebody is, by the address and by what they have answered. */
export function useSteps(
  { model, store, pages: shownPages }: FormEngine,
  draft: Pick<Draft, 'current' | 'passed'> | undefined,
  { embedded, isSent }: Situation,
) {
  const pages = useSyncExternalStore(store.watchAll, shownPages);
  const steps = useMemo(() => stepsOf(model, pages), [model, pages]);
  const [passed, setPassed] = useState<ReadonlySet<string>>(() => passedIn(draft, model));
  const { place, go, linkTo } = usePlace(embedded);
  const progress: Progress = { steps, passed, isValid: ({ page }) => !page || store.isValid(page.fields) };

  const found = (name: string | undefined) =>
    embedded ? (steps.find(({ key }) => key === name) ?? steps[0]) : stepAt(name, progress);
  // Decided on coming: an answer that opens an earlier step takes nobody away from where they write.
  const [arrival, setArrival] = useState(() => ({
    visit: place.visit,
    key: found(place.name ?? draft?.current)?.key,
    isFirst: true,
  }));
  if (arrival.visit !== place.visit) {
    setArrival({ visit: place.visit, key: found(place.name)?.key, isFirst: false });
  }
  const step = isSent ? steps.at(-1) : (steps.find(({ key }) => key === arrival.key) ?? firstOpen(progress));

  const named = place.name ?? steps[0]?.key;
  const isElsewhere = !embedded && !isSent && step !== undefined && step.key !== named;
  useEffect(() => {
    if (isElsewhere) go(step.key, { replace: true });
  });

  const at = step ? steps.indexOf(step) : 0;
  return {
    steps,
    step,
    at,
    next: steps[at + 1],
    previous: steps[at - 1],
    isChange: place.isChange,
    /** They have moved since the form was begun. */
    hasMoved: !arrival.isFirst,
    passed,
    isDone: (each: Step) => isDone(progress, each),
    go: (target: Step | undefined, isChange = false) => target && target !== step && go(target.key, { isChange }),
    linkTo,
    /** A step is gone on from; answers the first at which there is something to do then. */
    pass(step: Step): Step | undefined {
      const further = step === steps.at(-1) ? passed : new Set(passed).add(step.key);
      setPassed(further);
      return firstOpen({ ...progress, passed: further });
    },
    /** Begins again, with another draft or none. */
    beginAgain(other?: Draft) {
      setPassed(passedIn(other, model));
      const target = other?.current ?? steps[0]?.key;
      if (target !== undefined) go(target, { replace: true });
    },
  };
}

export type Steps = ReturnType<typeof useSteps>;
