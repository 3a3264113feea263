import {
  entryKindLabels,
  formatPence,
  IDEMPOTENCY_HEADER,
  type Invoice,
  newReceipt,
  type ReceiptKind,
  receiptKinds,
  today,
} from '@forms/shared/contract';
import { idempotencyKey, randomId } from '@forms/shared/platform/store';
import { useState } from 'react';
import { calls } from '../calls';
import { DialogForm } from '../dialog-form/DialogForm';
import { errorsOf } from '../dialog-form/fieldErrors';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { TextEntry } from '../dialog-form/TextEntry';
import { POUNDS_WANTED, readPounds, typedPounds } from '../pounds/pounds';
import { Meanwhile } from './Meanwhile';
import { useVersion } from './useVersion';

const kinds = receiptKinds.map((value) => ({ value, label: entryKindLabels[value] }));

/** Records a transfer or cash that came in, the whole or a part. Sent again because an answer was lost, it is the same one. */
export function ReceiptDialog({ invoice, onClose }: { invoice: Invoice; onClose(): void }) {
  const [record] = calls.useExamsRecordReceiptMutation();
  const { send, theirs } = useVersion(invoice);
  const [journey] = useState(randomId);
  const [was] = useState(invoice);
  const [kind, setKind] = useState<ReceiptKind>('transfer');
  const [pounds, setPounds] = useState(was.owing > 0 ? typedPounds(was.owing) : '');
  const [receivedOn, setReceivedOn] = useState(today());
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const over = (readPounds(pounds) ?? 0) - (theirs ?? was).owing;

  async function save() {
    const amount = readPounds(pounds);
    const entered = newReceipt.safeParse({ kind, amount, receivedOn, reference, note });
    const amountError = amount === undefined || amount <= 0 ? { amount: POUNDS_WANTED } : {};
    if (!entered.success) return { ...errorsOf(entered.error), ...amountError };
    const key = { [IDEMPOTENCY_HEADER]: idempotencyKey(journey, entered.data) };
    await send((version) =>
      record({ params: { id: was.id }, body: entered.data, headers: { ...version, ...key } }).unwrap(),
    );
    return undefined;
  }

  return (
    <DialogForm title="Record a payment" save="Record" onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          {theirs && (
            <Meanwhile
              values={[
                ['Received so far', formatPence(theirs.received), formatPence(was.received)],
                ['Owing', formatPence(theirs.owing), formatPence(was.owing)],
              ]}
            />
          )}
          <SelectEntry label="Paid by" value={kind} choices={kinds} onChange={setKind} />
          <TextEntry
            label="Amount"
            hint={`In pounds. ${formatPence((theirs ?? was).owing)} is owing.`}
            value={pounds}
            onChange={setPounds}
            error={errors.amount}
            pounds
          />
          {over > 0 && <p role="status">{formatPence(over)} more than is owing: it will be shown as to refund.</p>}
          <TextEntry
            label="Day received"
            type="date"
            value={receivedOn}
            onChange={setReceivedOn}
            error={errors.receivedOn}
          />
          <TextEntry
            label="Reference"
            hint="As it stands on the bank statement."
            value={reference}
            onChange={setReference}
            error={errors.reference}
            optional
          />
          <TextEntry label="Note" hint="For staff." value={note} onChange={setNote} error={errors.note} optional long />
        </>
      )}
    </DialogForm>
  );
}
