import { undecidedStates } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';

/** The current invoices of which a card payment is disputed, and not decided yet. */
export async function disputedInvoices(db: Database): Promise<Set<string>> {
  const rows = await db
    .selectFrom('disputes')
    .innerJoin('invoices', 'invoices.enquiryId', 'disputes.enquiryId')
    .select('invoices.id')
    .where('isCurrent', '=', 1)
    .where('state', 'in', undecidedStates)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether a bank decides about a card payment of an enquiry. */
export async function isDisputed(db: Database, enquiryId: string): Promise<boolean> {
  const dispute = await db
    .selectFrom('disputes')
    .select('id')
    .where('enquiryId', '=', enquiryId)
    .where('state', 'in', undecidedStates)
    .executeTakeFirst();
  return dispute !== undefined;
}

/** Refuses what may not happen while a bank decides about a card payment of an enquiry: it may take that back, too. */
export async function mustNotBeDisputed(trx: Trx, enquiryId: string): Promise<void> {
  if (await isDisputed(trx, enquiryId)) throw new HttpError(409, 'disputed', DISPUTED);
}
const DISPUTED =
  'The payer’s bank disputes a card payment of this application. Nothing can be refunded until that is decided.';
