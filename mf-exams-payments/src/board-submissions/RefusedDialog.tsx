import { answersGiven, type SubmittedAct, type SubmittedRow } from '@forms/shared/contract';
import { useState } from 'react';
import { DialogForm } from '../dialog-form/DialogForm';
import { TextEntry } from '../dialog-form/TextEntry';
import { submissionCalls } from './submissionCalls';

const follows: Record<SubmittedAct, string> = {
  entry: 'The entry is refused by it. Set back, it goes out again with what is sent next.',
  amendment: 'The board has the entry as it was. The amendment is to be sent again.',
  withdrawal: 'The board has the entry still. The withdrawal is to be sent again.',
};

interface RefusedDialogProps {
  submissionId: string;
  row: SubmittedRow;
  named: string;
  onClose(): void;
}

/** Records that the board refused a row, and why. */
export function RefusedDialog({ submissionId, row: { id, act, answer: was }, named, onClose }: RefusedDialogProps) {
  const [send] = submissionCalls.useExamsAnswerSubmissionMutation();
  const [reason, setReason] = useState('');

  async function save() {
    const entered = answersGiven.safeParse({ rows: [{ id, was, answer: 'refused', reason }] });
    if (!entered.success) return { reason: entered.error.issues[0]?.message };
    const [outcome] = await send({ params: { id: submissionId }, body: entered.data }).unwrap();
    return outcome?.done ? undefined : { reason: outcome?.message ?? '' };
  }

  return (
    <DialogForm title="Refused by the board" save="Record it" isDangerous onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          <p>
            {named}. {follows[act]}
          </p>
          <TextEntry
            label="The board’s reason"
            hint="For staff."
            value={reason}
            onChange={setReason}
            error={errors.reason}
            long
          />
        </>
      )}
    </DialogForm>
  );
}
