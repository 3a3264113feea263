import { type BoardCentre, boards, campusNames, centreChange } from '@forms/shared/contract';
import { useState } from 'react';
import { DialogForm } from '../dialog-form/DialogForm';
import { errorsOf } from '../dialog-form/fieldErrors';
import { TextEntry } from '../dialog-form/TextEntry';
import { submissionCalls } from './submissionCalls';

interface CentreDialogProps extends Omit<BoardCentre, 'number'> {
  /** The number as it is stored now. */
  stored: string;
  onClose(): void;
}

/** Sets the number by which a board knows a campus. */
export function CentreDialog({ board, campus, stored, onClose }: CentreDialogProps) {
  const [change] = submissionCalls.useExamsChangeBoardCentreMutation();
  const [number, setNumber] = useState(stored);

  async function save() {
    const entered = centreChange.safeParse({ board, campus, was: stored, number });
    if (!entered.success) return errorsOf(entered.error);
    await change({ body: entered.data }).unwrap();
    return undefined;
  }

  return (
    <DialogForm title={`${campusNames[campus]} with ${boards[board]}`} save="Save" onSave={save} onClose={onClose}>
      {(errors) => (
        <TextEntry
          label="Centre number"
          hint={`5 digits or letters. Stored now: ${stored || 'none'}.`}
          value={number}
          onChange={setNumber}
          error={errors.number}
        />
      )}
    </DialogForm>
  );
}
