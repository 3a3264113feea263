import { type AccountingCodes, CODES_CHANGED, usualCodes } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { HttpError } from '../../platform/errors/errors';

/** The customer of Sage that sales are for, until staff name another. */
const USUAL_CUSTOMER = 'WEB';

/** What there is of a site that has set and exported nothing. */
const unset: Tables['accountingCodes'] = { id: 1, codes: null, sageCustomer: null, version: 0, lastBatch: 0 };
const haveRow = (db: Database) =>
  db
    .insertInto('accountingCodes')
    .values(unset)
    .onConflict((known) => known.doNothing())
    .execute();

const asSet = ({ codes, sageCustomer, version }: Tables['accountingCodes']): AccountingCodes => ({
  // Accounts that are new since they were set have their usual codes.
  codes: { ...usualCodes.Xero, ...(codes === null ? {} : JSON.parse(codes)) },
  sageCustomer: sageCustomer ?? USUAL_CUSTOMER,
  version,
});

/** The codes that exports are made with from now on. */
export const codesNow = async (db: Database): Promise<AccountingCodes> =>
  asSet((await db.selectFrom('accountingCodes').selectAll().executeTakeFirst()) ?? unset);

/** Sets the codes of batches to come. Throws 409, with what is stored, where that is another version. */
export async function setCodes(
  db: Database,
  { codes, sageCustomer, version }: AccountingCodes,
): Promise<AccountingCodes> {
  await haveRow(db);
  const changed = await db
    .updateTable('accountingCodes')
    .set({ codes: JSON.stringify(codes), sageCustomer, version: version + 1 })
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (changed) return asSet(changed);
  throw new HttpError(409, CODES_CHANGED.word, CODES_CHANGED.message, { stored: await codesNow(db) });
}

/** Takes the next batch's number, and the codes that it is made with. Whoever else would waits until this transaction ends. */
export async function takeNumber(trx: Trx): Promise<{ number: number } & AccountingCodes> {
  await haveRow(trx);
  const row = await trx
    .updateTable('accountingCodes')
    .set(({ eb }) => ({ lastBatch: eb('lastBatch', '+', 1) }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { number: row.lastBatch, ...asSet(row) };
}
