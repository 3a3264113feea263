import * as z from '@forms/shared/platform/zod';
import { entryKindLabels } from '../payments/ledger';
import { inOrder, periodDays, WRONG_ORDER } from '../period';
import { campuses } from '../product';
import { payerAccount } from './owed';

const { aged, owing: pence } = payerAccount.shape;

/** What a row of a statement is, in the words of staff. */
export const accountRowLabels = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  cancellation: 'Cancelled',
  'not-asked': 'Not asked again',
  ...entryKindLabels,
} as const;
export type AccountRowKind = keyof typeof accountRowLabels;
export const accountRowKinds = Object.keys(accountRowLabels) as AccountRowKind[];

/**
 * Something that changed what a payer owes, on a day: `change` in signed pence, above zero what is asked, and `balance`
 * after it. `number` is the document's, `for` the invoices that money is for, `reference` what came with the money.
 */
export const accountRow = z.object({
  id: z.string(),
  on: z.string(),
  kind: z.enum(accountRowKinds),
  number: z.string(),
  /** Whom an invoice is for, with the reference of the application. */
  about: z.string(),
  for: z.array(z.object({ id: z.string(), number: z.string() })),
  reference: z.string(),
  change: pence,
  balance: pence,
});
export type AccountRow = z.infer<typeof accountRow>;

/**
 * What was charged to one who pays and what came, at one campus, in a period. `opening` is brought forward from before it;
 * `closing` is `owing` less `credit`, which came in beyond what was asked; `aged` is `owing` by its days at the end of it.
 */
export const payerStatement = z.object({
  name: z.string(),
  email: z.string(),
  address: z.array(z.string()),
  campus: z.enum(campuses),
  /** Where else this payer has been charged. */
  campuses: z.array(z.enum(campuses)),
  from: z.string(),
  to: z.string(),
  opening: pence,
  rows: z.array(accountRow),
  closing: pence,
  owing: pence,
  credit: pence,
  aged,
  /** Under which what is owing can be paid, as the applications are known by. */
  references: z.array(z.string()),
});
export type PayerStatement = z.infer<typeof payerStatement>;

const asked = { ...periodDays, campus: z.enum(campuses).optional() };
const ordered = () => ({ message: WRONG_ORDER, path: ['to'] });

/** From when to when, today at the latest, and at which campus: the application's own where it is not said. */
export const statementPeriod = z.object(asked).refine(inOrder, ordered());
export type StatementPeriod = z.infer<typeof statementPeriod>;
export const statementToSend = z.strictObject(asked).refine(inOrder, ordered());

/** The 409 to a statement that cannot be sent: whoever pays gave no address. */
export const NO_ADDRESS = {
  word: 'no-address',
  message: 'Whoever pays has no email address. Download the statement, and send it by post.',
} as const;
