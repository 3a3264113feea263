import { formatPence, type Invoice, type MoneyEntry, reversal } from '@forms/shared/contract';
import { useState } from 'react';
import { calls } from '../calls';
import { DialogForm } from '../dialog-form/DialogForm';
import { errorsOf } from '../dialog-form/fieldErrors';
import { TextEntry } from '../dialog-form/TextEntry';
import { Meanwhile } from './Meanwhile';
import { useVersion } from './useVersion';

interface ReversalDialogProps {
  invoice: Invoice;
  entry: MoneyEntry;
  onClose(): void;
}

/** Undoes a payment that was recorded by mistake, with a reason. */
export function ReversalDialog({ invoice, entry, onClose }: ReversalDialogProps) {
  const [reverse] = calls.useExamsReverseEntryMutation();
  const { send, theirs } = useVersion(invoice);
  const [was] = useState(invoice);
  const [reason, setReason] = useState('');

  async function save() {
    const entered = reversal.safeParse({ reason });
    if (!entered.success) return errorsOf(entered.error);
    const params = { id: was.id, entryId: entry.id };
    await send((headers) => reverse({ params, body: entered.data, headers }).unwrap());
    return undefined;
  }

  return (
    <DialogForm title="Undo this payment" save="Undo it" isDangerous onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          {theirs && (
            <Meanwhile values={[['Received so far', formatPence(theirs.received), formatPence(was.received)]]} />
          )}
          <p>
            {formatPence(entry.amount)} will be owing again. The payment stays in the list, with the entry that undoes
            it.
            {entry.kind === 'transfer' && ' Where one transfer was for several invoices, it is undone for all of them.'}
          </p>
          <TextEntry
            label="Reason"
            hint="For staff, in the history."
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
