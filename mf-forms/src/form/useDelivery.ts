import type { Draft } from '@forms/shared/contract';
import { useEffect } from 'react';
import type { Unsaved } from '../drafts/browserDraft';
import { useAutosave } from '../drafts/useAutosave';
import type { FormEngine } from '../engine/formEngine';
import type { WaitingForm } from '../outbox/waitingForm';
import { useSubmission } from './useSubmission';

interface Delivery {
  journey: string;
  way: { step: { key: string } | undefined; passed: ReadonlySet<string> };
  draft: Unsaved | undefined;
  /** The invoice has sent it. */
  isComplete: boolean;
  onWaiting(form: WaitingForm): void;
  onKeep: ((draft: Draft) => void) | undefined;
}

/** Saves the answers while they are given, until they are sent. */
export function useDelivery(engine: FormEngine, { journey, way, draft, isComplete, onWaiting, onKeep }: Delivery) {
  const place = { journey, current: way.step?.key, passed: [...way.passed] };
  const { autosave, read, ...saving } = useAutosave(engine, place, draft?.link, onKeep);
  const submission = useSubmission(engine, journey, {
    draft: async () => {
      await autosave.saveNow();
      return autosave.state().is === 'declined' ? undefined : { ...read(), link: autosave.linked() };
    },
    onWaiting,
  });
  const isDone = isComplete || submission.submitted !== undefined;
  useEffect(() => {
    if (isDone) void autosave.wipe();
  }, [isDone, autosave]);
  return { autosave, ...saving, ...submission, isDone };
}
