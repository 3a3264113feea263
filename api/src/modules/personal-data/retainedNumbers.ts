import { type SqlBool, sql } from 'kysely';
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

const issuedInvoices = (db: Database) => db.selectFrom('invoices').where(isIssued);
/** An invoice that is such a document. */
export const isIssued = sql<SqlBool>`status not in ('proposed', 'final')`;
