import type { Database } from '../../platform/database/database';

/** The numbers of an enquiry's documents that the accounts must keep: invoices that were issued, and their credit notes. None where it can go as a whole. */
export async function retainedNumbers(db: Database, enquiryId: string): Promise<string[]> {
  const issued = issuedInvoices(db).where('enquiryId', '=', enquiryId);
  const invoices = await issued.select('number').orderBy('number').execute();
  const notes = await db
    .selectFrom('creditNotes')
    .select('number')
    .where('invoiceId', 'in', issued.select('id'))
    .orderBy('number')
    .execute();
  return [...invoices, ...notes].map(({ number }) => number);
}

/** Those of these enquiries that have such documents. */
export async function withIssued(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const invoices = issuedInvoices(db).where('enquiryId', 'in', ['', ...ids]);
  return new Set((await invoices.select('enquiryId').execute()).map(({ enquiryId }) => enquiryId));
}

const issuedInvoices = (db: Database) => db.selectFrom('invoices').where('status', 'not in', ['proposed', 'final']);
