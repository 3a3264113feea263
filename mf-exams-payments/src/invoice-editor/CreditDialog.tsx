import {
  documentNames,
  formatPence,
  IDEMPOTENCY_HEADER,
  type Invoice,
  newCreditNote,
  sumsAfterCredit,
} from '@forms/shared/contract';
import { idempotencyKey, randomId } from '@forms/shared/platform/store';
import { useState } from 'react';
import { calls } from '../calls';
import { DialogForm } from '../dialog-form/DialogForm';
import { errorsOf, type FieldErrors } from '../dialog-form/fieldErrors';
import { TextEntry } from '../dialog-form/TextEntry';
import styles from './CreditDialog.module.css';
import { CreditLines } from './CreditLines';
import { Meanwhile } from './Meanwhile';
import { useCreditLines } from './useCreditLines';
import { useVersion } from './useVersion';

/** Takes something off an issued invoice, line by line, and shows what is owing then. Sent again, it is the same credit note. */
export function CreditDialog({ invoice, onClose }: { invoice: Invoice; onClose(): void }) {
  const [credit] = calls.useExamsCreditInvoiceMutation();
  const { send, theirs } = useVersion(invoice);
  const [journey] = useState(randomId);
  const [was] = useState(invoice);
  const current = theirs ?? was;
  const taken = useCreditLines(current);
  const { credited, total } = taken;
  const { invoice: asking, creditNote } = documentNames(was.campus);
  const [reason, setReason] = useState('');

  async function save(): Promise<FieldErrors | undefined> {
    const entered = newCreditNote.safeParse({ lines: credited, reason });
    const wrong = { ...(entered.error && errorsOf(entered.error)), ...taken.errors() };
    if (!entered.success || Object.keys(wrong).length > 0) return wrong;
    const key = { [IDEMPOTENCY_HEADER]: idempotencyKey(journey, entered.data) };
    await send((version) =>
      credit({ params: { id: was.id }, body: entered.data, headers: { ...version, ...key } }).unwrap(),
    );
    return undefined;
  }

  return (
    <DialogForm title={`Credit ${was.number}`} save={`Issue ${creditNote}`} onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          {theirs && (
            <Meanwhile
              values={[
                ['Credited so far', formatPence(theirs.credited), formatPence(was.credited)],
                ['Owing', formatPence(theirs.owing), formatPence(was.owing)],
              ]}
            />
          )}
          <p>
            The {asking} stays as it is. A {creditNote} takes off what is not asked any more, and goes out by letter.
            {current.replacedBy?.isDraft && ' The draft that is to replace it asks as much less.'}
          </p>
          <CreditLines of={taken} errors={errors} />
          <TextEntry
            label="Reason"
            hint={`It stands on the ${creditNote}.`}
            value={reason}
            onChange={setReason}
            error={errors.reason}
            long
          />
          <p role="status" className={styles.after}>
            {afterwards(current, total)}
          </p>
        </>
      )}
    </DialogForm>
  );
}

/** How the invoice stands once so many pence are credited. */
function afterwards(invoice: Invoice, pence: number): string {
  const { owing, surplus } = sumsAfterCredit(invoice, pence);
  const refund = surplus > 0 ? `, and ${formatPence(surplus)} is to be refunded` : '';
  return `${formatPence(pence)} is taken off: ${formatPence(owing)} is owing then${refund}.`;
}
