import {
  type Campus,
  documentNames,
  formatPence,
  IDEMPOTENCY_HEADER,
  type Invoice,
  type RefundWay,
  refundRequest,
  sumsAfterCredit,
} from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { idempotencyKey, randomId } from '@forms/shared/platform/store';
import { useState } from 'react';
import { calls } from '../calls';
import { DialogForm } from '../dialog-form/DialogForm';
import { errorsOf, type FieldErrors } from '../dialog-form/fieldErrors';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { TextEntry } from '../dialog-form/TextEntry';
import { POUNDS_WANTED, readPounds, typedPounds } from '../pounds/pounds';
import styles from './CreditDialog.module.css';
import { CreditLines } from './CreditLines';
import { Meanwhile } from './Meanwhile';
import { refundGoes } from './refundGoes';
import { type CreditLinesState, useCreditLines } from './useCreditLines';
import { useVersion } from './useVersion';

function sortsAt(campus: Campus | null) {
  const { invoice, creditNote } = documentNames(campus);
  return [
    { value: 'amount', label: 'An amount' },
    { value: 'lines', label: `What a ${creditNote} takes off the ${invoice}` },
  ] as const;
}
const ways = [
  { value: 'card', label: 'Back to the card' },
  { value: 'other', label: 'In another way, only recorded here' },
] as const satisfies readonly { value: RefundWay; label: string }[];

interface RefundDialogProps {
  invoice: Invoice;
  onClose(): void;
}

/** Gives money back, with a credit note of what is not asked any more or without. Sent again because an answer was lost, it is the same refund. */
export function RefundDialog({ invoice, onClose }: RefundDialogProps) {
  const { confirm } = useServices();
  const [refund] = calls.useExamsRefundMutation();
  const { send, theirs } = useVersion(invoice);
  const [journey] = useState(randomId);
  const [was] = useState(invoice);
  const current = theirs ?? was;
  const left = current.received - current.refunded;
  const taken = useCreditLines(current);
  const [of, setOf] = useState<'amount' | 'lines'>('amount');
  const [way, setWay] = useState<RefundWay>('card');
  const [pounds, setPounds] = useState(typedPounds(was.surplus || left));
  const [reason, setReason] = useState('');
  const goes = refundGoes(current);
  const whereTo = way === 'other' ? goes.recorded : goes.usual;
  const mayCredit = current.status !== 'cancelled' && taken.lines.length > 0;
  const amount = of === 'lines' ? sumsAfterCredit(current, taken.total).surplus : readPounds(pounds);

  async function save(): Promise<FieldErrors | undefined> {
    const entered = refundRequest.safeParse({
      ...{ amount, reason, lines: of === 'lines' ? taken.credited : undefined },
      ...(goes.mayChoose && { way }),
    });
    const wrong = {
      ...(entered.error && errorsOf(entered.error)),
      ...(of === 'lines' ? linesInError(taken, current) : amountInError(amount, left)),
    };
    if (!entered.success || Object.keys(wrong).length > 0) return wrong;
    const title = `Refund ${formatPence(entered.data.amount)} to ${was.name}?`;
    if (!(await confirm({ title, message: whereTo }))) return {};
    const key = { [IDEMPOTENCY_HEADER]: idempotencyKey(journey, entered.data) };
    await send(async (version) => {
      await refund({ params: { id: was.enquiryId }, body: entered.data, headers: { ...version, ...key } }).unwrap();
      return undefined;
    });
    return undefined;
  }

  return (
    <DialogForm title={`Refund ${was.number}`} save="Make refund" onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          {theirs && (
            <Meanwhile
              values={[
                ['Received', formatPence(theirs.received), formatPence(was.received)],
                ['Refunded', formatPence(theirs.refunded), formatPence(was.refunded)],
                ['Owing', formatPence(theirs.owing), formatPence(was.owing)],
              ]}
            />
          )}
          <p>{whereTo}</p>
          {goes.mayChoose && <SelectEntry label="How" value={way} choices={ways} onChange={setWay} />}
          {mayCredit && (
            <SelectEntry label="What is refunded" value={of} choices={sortsAt(was.campus)} onChange={setOf} />
          )}
          {of === 'lines' ? (
            <>
              <CreditLines of={taken} errors={errors} />
              <p role="status" className={styles.after}>
                {afterwards(current, taken.total)}
              </p>
            </>
          ) : (
            <TextEntry
              label="Amount"
              hint={`In pounds, at most ${formatPence(left)}.`}
              value={pounds}
              onChange={setPounds}
              error={errors.amount}
              pounds
            />
          )}
          <TextEntry
            label="Reason"
            hint={
              of === 'lines'
                ? `It stands on the ${documentNames(was.campus).creditNote}.`
                : 'For staff, in the history.'
            }
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

function amountInError(amount: number | undefined, left: number): FieldErrors {
  if (amount === undefined || amount <= 0) return { amount: POUNDS_WANTED };
  return amount > left ? { amount: `At most ${formatPence(left)} can be refunded` } : {};
}

function linesInError(taken: CreditLinesState, invoice: Invoice): FieldErrors {
  if (taken.credited.length === 0) return { ...taken.errors(), lines: 'Please choose what is taken off' };
  const nothingBack = sumsAfterCredit(invoice, taken.total).surplus === 0 && { lines: STILL_ASKED };
  return { ...nothingBack, ...taken.errors() };
}
const STILL_ASKED = 'All that was paid is still asked then, so that nothing comes back: use Credit instead.';

/** How the invoice stands once so many pence are credited, and what of them is refunded. */
function afterwards(invoice: Invoice, pence: number): string {
  const { owing, surplus } = sumsAfterCredit(invoice, pence);
  return `${formatPence(pence)} is taken off: ${formatPence(surplus)} is refunded, and ${formatPence(owing)} is owing then.`;
}
