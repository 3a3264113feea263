import { type BankRow, formatPence, reversal, shownDay } from '@forms/shared/contract';
import { useState } from 'react';
import { DialogForm } from '../dialog-form/DialogForm';
import { errorsOf } from '../dialog-form/fieldErrors';
import { TextEntry } from '../dialog-form/TextEntry';
import { statementCalls } from './statementCalls';

const words = {
  ignore: {
    title: 'Ignore this row',
    save: 'Ignore it',
    text: 'It is no payment for an invoice. It stays in the list of ignored rows, and is not added again.',
  },
  undo: {
    title: 'Undo this booking',
    save: 'Undo it',
    text: 'Its invoices will owe again what it was booked for. The payment stays in their lists, with the entry that undoes it, and the row is to be matched again.',
  },
} as const;

/** Ignores a row, or undoes what it was booked for, with a reason. */
export function ReasonDialog({
  row: { id, amount, day },
  act,
  onClose,
}: {
  row: BankRow;
  act: 'ignore' | 'undo';
  onClose(): void;
}) {
  const [ignore] = statementCalls.useExamsIgnoreRowMutation();
  const [undo] = statementCalls.useExamsUndoRowMutation();
  const [reason, setReason] = useState('');
  const { title, save, text } = words[act];

  async function send() {
    const entered = reversal.safeParse({ reason });
    if (!entered.success) return errorsOf(entered.error);
    await (act === 'ignore' ? ignore : undo)({ params: { id }, body: entered.data }).unwrap();
    return undefined;
  }

  return (
    <DialogForm title={title} save={save} isDangerous={act === 'undo'} onSave={send} onClose={onClose}>
      {(errors) => (
        <>
          <p>
            {formatPence(amount)} of {shownDay(day)}. {text}
          </p>
          <TextEntry label="Reason" hint="For staff." value={reason} onChange={setReason} error={errors.reason} long />
        </>
      )}
    </DialogForm>
  );
}
