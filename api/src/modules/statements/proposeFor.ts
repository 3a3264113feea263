import type { Proposal } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { Payable } from './match/payable';
import { type OpenRow, proposalsFor } from './match/proposals';
import { namesPossible } from './match/references';
import { owingPayables, payablesBeside, payablesNamed } from './payables';

/** A row as it is stored, with what of it is for no invoice yet. */
type StoredOpenRow = Pick<OpenRow, 'id' | 'name' | 'reference' | 'text'> & { left: number };

/**
 * What rows are proposed for, by their id. Read are the invoices that owe, and of the others, which grow with the years, those
 * alone that a row may name.
 */
export async function proposeFor(db: Database, rows: readonly StoredOpenRow[]): Promise<Map<string, Proposal>> {
  if (rows.length === 0) return new Map();
  const owing = await owingPayables(db);
  const names = rows.flatMap(({ reference, text, name }) => namesPossible([reference, text, name].join(' ')));
  const twins = await twinsAmong(
    db,
    rows.map(({ id }) => id),
  );
  return proposalsFor(
    rows.map((row) => ({ ...row, amount: row.left, hasTwin: twins.has(row.id) })),
    together(owing, await payablesNamed(db, [...new Set(names)])),
  );
}

/** The rows that may be for one of these invoices: for the others nothing has to be compared with all that owe. */
export async function rowsPerhapsFor<Row extends StoredOpenRow>(
  db: Database,
  rows: readonly Row[],
  invoiceIds: readonly string[],
): Promise<Row[]> {
  if (rows.length === 0) return [];
  const candidates = await payablesBeside(db, invoiceIds);
  // Alone, since of what fits many nothing is proposed, which is for the comparison with all to say.
  return rows.filter((row) =>
    candidates.some((each) => proposalsFor([{ ...row, amount: row.left, hasTwin: false }], [each]).size > 0),
  );
}

/** Each of them once, in the order of their numbers. */
const together = (...lists: readonly (readonly Payable[])[]): Payable[] =>
  [...new Map(lists.flat().map((each) => [each.invoiceId, each])).values()].sort((one, other) =>
    one.number < other.number ? -1 : 1,
  );

/** So many rows are asked about at once. */
const AT_ONCE = 500;

/** Which rows have another of their day and amount that came with another file. */
async function twinsAmong(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const twins = new Set<string>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const found = await db
      .selectFrom('bankRows')
      .innerJoin('bankRows as other', (join) =>
        join
          .onRef('other.day', '=', 'bankRows.day')
          .onRef('other.amount', '=', 'bankRows.amount')
          .onRef('other.importId', '<>', 'bankRows.importId'),
      )
      .select('bankRows.id')
      .where('bankRows.id', 'in', ids.slice(from, from + AT_ONCE))
      .execute();
    for (const { id } of found) twins.add(id);
  }
  return twins;
}
