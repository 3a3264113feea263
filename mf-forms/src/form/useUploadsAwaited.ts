import { answerKindOf, type FieldModel, isUnderWay } from '@forms/shared/contract';
import { useEffect, useState } from 'react';
import { listOf } from '../engine/control';
import type { FieldStore } from '../engine/fieldStore';

/**
 * Lets a form wait for files that are on their way: `awaits` has it wait, and it goes on by itself once none of these
 * fields has any, arrived or stopped.
 */
export function useUploadsAwaited(store: FieldStore, fields: readonly FieldModel[], onSettled: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const hasUnderWay = (field: FieldModel) =>
    answerKindOf(field.definition.type) === 'files' && listOf(store.stateOf(field).value).some(isUnderWay);

  useEffect(() => {
    if (!isWaiting) return;
    const leave = store.watchAll(() => {
      if (fields.some(hasUnderWay)) return;
      // To go on is to look at every field again, which is news of the form too.
      leave();
      setWaiting(false);
      onSettled();
    });
    return leave;
  });

  return {
    isWaiting,
    /** Waits if nothing is wrong with these fields but that files are on their way. Answers whether it does. */
    awaits(): boolean {
      const invalid = fields.filter((field) => !store.isValid([field]));
      const waits = invalid.length > 0 && invalid.every(hasUnderWay);
      if (waits) store.check(invalid);
      setWaiting(waits);
      return waits;
    },
  };
}
