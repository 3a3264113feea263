import { type AccountInvoice, newPause } from '@forms/shared/contract';
import { useState } from 'react';
import { DialogForm } from '../dialog-form/DialogForm';
import { errorsOf } from '../dialog-form/fieldErrors';
import { TextEntry } from '../dialog-form/TextEntry';
import { owedCalls } from './owedCalls';

/** Lets no reminder go for an invoice, until a day or for good, with a reason. */
export function PauseDialog({ invoice: { id, number }, onClose }: { invoice: AccountInvoice; onClose(): void }) {
  const [pause] = owedCalls.useExamsPauseRemindersMutation();
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');

  async function save() {
    const entered = newPause.safeParse({ until: until || null, reason });
    if (!entered.success) return errorsOf(entered.error);
    await pause({ params: { id }, body: entered.data }).unwrap();
    return undefined;
  }

  return (
    <DialogForm title={`Pause reminders for ${number}`} save="Pause" onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          <TextEntry
            label="Until"
            type="date"
            hint="On this day reminders go again. Left empty, none goes for good."
            value={until}
            onChange={setUntil}
            error={errors.until}
            optional
          />
          <TextEntry label="Reason" hint="For staff." value={reason} onChange={setReason} error={errors.reason} long />
        </>
      )}
    </DialogForm>
  );
}
