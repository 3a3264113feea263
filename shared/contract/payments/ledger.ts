import * as z from '@forms/shared/platform/zod';
import { today } from '../forms/dates';
import { formatPence } from '../money/money';

/** What an entry of the ledger records, in the words of staff and of documents. */
export const entryKindLabels = {
  opening: 'Payment',
  card: 'Card',
  transfer: 'Bank transfer',
  cash: 'Cash',
  refund: 'Refund',
  'refund-failed': 'Refund failed',
  dispute: 'Dispute',
  'dispute-returned': 'Dispute returned',
  fee: 'Fee',
  'write-off': 'Write-off',
  reversal: 'Reversal',
} as const;
export type EntryKind = keyof typeof entryKindLabels;

/** Signed pence of one kind: what comes in is above zero. A reversal counts as the kind of what it undoes. */
export interface Movement {
  kind: Exclude<EntryKind, 'reversal'>;
  amount: number;
}

export const entryKinds = Object.keys(entryKindLabels) as EntryKind[];
/** An entry of the ledger, as far as it is for one invoice: signed pence, on the day (`YYYY-MM-DD`) on which the money moved. */
export const moneyEntry = z.object({
  id: z.string(),
  kind: z.enum(entryKinds),
  amount: z.number().int(),
  receivedOn: z.string(),
  recordedAt: z.string(),
  reference: z.string(),
  note: z.string(),
  author: z.string(),
  /** The entry that it undoes. */
  reverses: z.string().nullable(),
});
export type MoneyEntry = z.infer<typeof moneyEntry>;

/** The kinds of money that staff record by hand. */
export const receiptKinds = ['transfer', 'cash'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];
const MOST_PENCE = 100_000_000;
const LIMIT = `One payment may come to ${formatPence(MOST_PENCE)} at most`;
/** Money that staff have seen come in: `amount` in pence, on a day that is not to come. */
export const newReceipt = z.object({
  kind: z.enum(receiptKinds),
  amount: z.number().int().positive().max(MOST_PENCE, LIMIT),
  receivedOn: z.iso.date('Please enter a date').refine((day) => day <= today(), 'This date is in the future'),
  reference: z.string().trim().max(140),
  note: z.string().trim().max(500),
});
export type NewReceipt = z.infer<typeof newReceipt>;
/** What asks an invoice's page, behind the address' `?`, to open the dialog that records a payment. */
export const RECORD_PAYMENT = 'record-payment';
/** Why an entry is undone. */
export const reversal = z.object({ reason: z.string().trim().min(1, 'A reason is needed').max(500) });

/** Whether staff may undo an entry: one that they recorded, or that stood before there was a ledger, and once. */
export const isReversible = (
  { id, kind }: Pick<MoneyEntry, 'id' | 'kind'>,
  entries: readonly Pick<MoneyEntry, 'reverses'>[],
): boolean =>
  (kind === 'opening' || receiptKinds.some((each) => each === kind)) &&
  !entries.some(({ reverses }) => reverses === id);

/** The entries that stand: neither undone nor what undid another. */
export const standing = <Each extends Pick<MoneyEntry, 'id' | 'kind' | 'reverses'>>(entries: readonly Each[]): Each[] =>
  entries.filter(({ id, kind }) => kind !== 'reversal' && !entries.some(({ reverses }) => reverses === id));
