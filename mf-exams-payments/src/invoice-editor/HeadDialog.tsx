import { type Invoice, invoiceChange, isDraft, shownDay } from '@forms/shared/contract';
import { useState } from 'react';
import { calls } from '../calls';
import { DialogForm } from '../dialog-form/DialogForm';
import { TextEntry } from '../dialog-form/TextEntry';
import { headChanges } from './changes';
import { Meanwhile } from './Meanwhile';
import { useVersion } from './useVersion';

/** Changes a draft's date, due date and description; of an issued invoice only the due date. */
export function HeadDialog({ invoice, onClose }: { invoice: Invoice; onClose(): void }) {
  const [change] = calls.useExamsChangeInvoiceMutation();
  const { send, theirs } = useVersion(invoice);
  const [was] = useState(invoice);
  const [date, setDate] = useState(invoice.date);
  const [dueDate, setDueDate] = useState(invoice.dueDate ?? '');
  const [description, setDescription] = useState(invoice.description);
  const isWritten = isDraft(was.status);

  async function save() {
    const changes = headChanges(was, { date, dueDate: dueDate || null, description: description.trim() });
    const errors = changes.flatMap((one) => {
      const message = invoiceChange.safeParse(one).error?.issues[0]?.message;
      return message === undefined ? [] : [[one.field, message] as const];
    });
    if (errors.length > 0) return Object.fromEntries(errors);
    for (const body of changes) await send((headers) => change({ params: { id: was.id }, body, headers }).unwrap());
    return undefined;
  }

  return (
    <DialogForm title="Edit details" save="Save" onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          {theirs && (
            <Meanwhile
              values={[
                ['Date', shownDay(theirs.date), date && shownDay(date)],
                ['Due date', dayOrNone(theirs.dueDate), dayOrNone(dueDate)],
                ['Description', theirs.description, description],
              ]}
            />
          )}
          {isWritten && <TextEntry label="Date" type="date" value={date} onChange={setDate} error={errors.date} />}
          <TextEntry
            label="Due date"
            hint="Its PDF needs one."
            type="date"
            value={dueDate}
            onChange={setDueDate}
            error={errors.dueDate}
            optional
          />
          {isWritten && (
            <TextEntry
              label="Description"
              value={description}
              onChange={setDescription}
              error={errors.description}
              optional
            />
          )}
        </>
      )}
    </DialogForm>
  );
}

const dayOrNone = (day: string | null) => (day ? shownDay(day) : 'None');
