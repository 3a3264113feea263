import {
  creditableLines,
  creditError,
  formatPence,
  IDEMPOTENCY_HEADER,
  type Invoice,
  newCreditNote,
  sumsAfterCredit,
} from '@forms/shared/contract';
import { idempotencyKey, randomId } from '@forms/shared/platform/store';
import { Button, Notice } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { calls } from '../calls';
import { DialogForm } from '../dialog-form/DialogForm';
import { errorsOf, type FieldErrors } from '../dialog-form/fieldErrors';
import { TextEntry } from '../dialog-form/TextEntry';
import { POUNDS_WANTED, readPounds, typedPounds } from '../pounds/pounds';
import styles from './CreditDialog.module.css';
import { Meanwhile } from './Meanwhile';
import { useVersion } from './useVersion';

/** Takes something off an issued invoice, line by line, and shows what is owing then. Sent again, it is the same credit note. */
export function CreditDialog({ invoice, onClose }: { invoice: Invoice; onClose(): void }) {
  const [credit] = calls.useExamsCreditInvoiceMutation();
  const { send, theirs } = useVersion(invoice);
  const [journey] = useState(randomId);
  const [was] = useState(invoice);
  const current = theirs ?? was;
  const lines = creditableLines(current);
  const [typed, setTyped] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const credited = lines.flatMap((line, at) => {
    const amount = readPounds(typed[at] ?? '');
    return amount ? [{ ...line, amount }] : [];
  });
  const total = credited.reduce((sum, { amount }) => sum + amount, 0);

  const retype = (at: number, pounds: string) =>
    setTyped(lines.map((_, other) => (other === at ? pounds : (typed[other] ?? ''))));

  async function save(): Promise<FieldErrors | undefined> {
    const unread = typed.flatMap((text, at) =>
      text.trim() !== '' && readPounds(text) === undefined ? [[`line-${at}`, POUNDS_WANTED]] : [],
    );
    const entered = newCreditNote.safeParse({ lines: credited, reason });
    const wrong = {
      ...(entered.error && errorsOf(entered.error)),
      ...Object.fromEntries(unread),
    };
    const refused = credited.length > 0 && creditError(total, current.amount - current.credited);
    if (refused) wrong.lines = refused;
    if (!entered.success || Object.keys(wrong).length > 0) return wrong;
    const key = { [IDEMPOTENCY_HEADER]: idempotencyKey(journey, entered.data) };
    await send((version) =>
      credit({ params: { id: was.id }, body: entered.data, headers: { ...version, ...key } }).unwrap(),
    );
    return undefined;
  }

  return (
    <DialogForm title={`Credit ${was.number}`} save="Issue credit note" onSave={save} onClose={onClose}>
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
          <p>The invoice stays as it is. A credit note takes off what is not asked any more, and goes out by letter.</p>
          <fieldset className={styles.lines}>
            <legend>What is taken off</legend>
            {lines.map(({ description, amount }, at) => (
              <TextEntry
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and they never change places
                key={at}
                label={description}
                hint={`${formatPence(amount)} can be taken off.`}
                value={typed[at] ?? ''}
                onChange={(pounds) => retype(at, pounds)}
                error={errors[`line-${at}`]}
                pounds
                optional
              />
            ))}
            <div>
              <Button onClick={() => setTyped(lines.map(({ amount }) => typedPounds(amount)))}>Take all off</Button>
            </div>
          </fieldset>
          {errors.lines && <Notice kind="error" title={errors.lines} />}
          <TextEntry
            label="Reason"
            hint="It stands on the credit note."
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
