import { cancellation, documentNames, type Enquiry, formatPence } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Notice } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { calls } from '../calls';
import { DialogForm } from '../dialog-form/DialogForm';
import { errorsOf } from '../dialog-form/fieldErrors';
import { TextEntry } from '../dialog-form/TextEntry';

interface CancellationDialogProps {
  enquiry: Enquiry;
  /** The pence that were paid and not given back. */
  left: number;
  onClose(): void;
}

/** Cancels an enquiry's invoice, with a reason, which the payer does not read. */
export function CancellationDialog({ enquiry: { id, seller }, left, onClose }: CancellationDialogProps) {
  const { confirm } = useServices();
  const [cancel] = calls.useExamsCancelMutation();
  const [reason, setReason] = useState('');
  const { invoice, creditNote } = documentNames(seller);

  async function save() {
    const entered = cancellation.safeParse({ reason });
    if (!entered.success) return errorsOf(entered.error);
    const message = `A ${creditNote} takes off what it still asks, and goes out by letter. This can’t be undone.`;
    const question = { title: `Cancel the ${invoice}?`, message };
    if (!(await confirm(question))) return {};
    await cancel({ params: { id }, body: entered.data }).unwrap();
    return undefined;
  }

  return (
    <DialogForm
      title={`Cancel the ${invoice}`}
      save={`Cancel the ${invoice}`}
      leave={`Keep the ${invoice}`}
      isDangerous
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {left > 0 && (
            <Notice kind="warning" title={`${formatPence(left)} was paid and stays with us.`}>
              It can be given back before or after.
            </Notice>
          )}
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
