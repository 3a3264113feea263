import { fold, needsEvidence, type PageAnswers } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/database/database';
import type { Searched } from '../../platform/lists/matching';
import { correctionsOf } from '../candidates/storedCorrections';
import { storePayers } from '../payers/storedPayers';
import { foundBy, searchText } from './foundBy';

interface Indexed {
  id: string;
  reference: string;
  formTitle: string;
  name: string;
  email: string;
  pages: readonly PageAnswers[];
}

/** Writes down what an enquiry is found by, whether it needs a proof of arrangements, and who pays for it. */
export async function indexEnquiry(trx: Trx, enquiry: Indexed): Promise<void> {
  await trx.insertInto('enquirySearch').values(indexed(enquiry)).execute();
  await storePayers(trx, [enquiry]);
}

/** The same of one whose answers have changed: by those it had before it is found no more. */
export async function indexAgain(trx: Trx, enquiry: Indexed): Promise<void> {
  const invoices = await trx.selectFrom('invoices').select('number').where('enquiryId', '=', enquiry.id).execute();
  const numbers = invoices.flatMap(({ number }) => number ?? []);
  const corrected = await correctedOf(trx, [enquiry.id]);
  await trx
    .updateTable('enquirySearch')
    .set(indexed(enquiry, ...numbers, ...(corrected.get(enquiry.id) ?? [])))
    .where('enquiryId', '=', enquiry.id)
    .execute();
  await storePayers(trx, [enquiry]);
}

function indexed({ id, reference, formTitle, name, email, pages }: Indexed, ...more: string[]) {
  const texts = new Set([reference, name, email, formTitle, ...more, ...foundBy(pages)]);
  return {
    ...{ enquiryId: id, name: fold(name), text: searchText([...texts]) },
    needsEvidence: needsEvidence(pages) ? (1 as const) : (0 as const),
  };
}

/** Has an enquiry found by one thing more, as the number of its invoice. */
export const findEnquiryBy = (trx: Trx, enquiryId: string, text: string): Promise<unknown> =>
  trx
    .updateTable('enquirySearch')
    .set({ text: sql<string>`text || ${` ${fold(text)}`}` })
    .where('enquiryId', '=', enquiryId)
    .execute();

/** What enquiries, and what is theirs, are found by. */
export const ofEnquiries: Searched = { table: 'enquirySearch', id: 'enquiryId', text: 'text' };

/** How many are read at once: their answers are opened for it. */
const BATCH = 200;
/** So many are stored in one transaction: of each the disk is waited for, which took most of the time. */
const AT_ONCE = 2_000;

/** Indexes the enquiries of which something is not written down yet, as after the step that brought it: a migration cannot open answers. */
export async function indexTheRest(db: Database): Promise<void> {
  // To look for those that are not would hold the embedded database at every start.
  const enquiries = await countOf(db, 'enquiries');
  if ((await countOf(db, 'enquiryPayers')) === enquiries && (await countIndexed(db)) === enquiries) return;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const from: string = after;
    after = await db.transaction().execute((trx) => indexSome(trx, from));
  }
}

/** Indexes some of those whose ids come after one. Answers the last id; undefined where there was none left. */
async function indexSome(trx: Trx, after: string): Promise<string | undefined> {
  const ids = await unindexed(trx, after);
  for (let from = 0; from < ids.length; from += BATCH) await indexThese(trx, ids.slice(from, from + BATCH));
  return ids.at(-1);
}

async function indexThese(trx: Trx, ids: readonly string[]): Promise<void> {
  const answers = await answersOf(trx, ids);
  const corrected = await correctedOf(trx, ids);
  const values = (await saidInClear(trx, ids)).map(({ number, ...row }) =>
    indexed({ ...row, pages: answers.get(row.id) ?? [] }, number ?? '', ...(corrected.get(row.id) ?? [])),
  );
  await trx
    .insertInto('enquirySearch')
    .values(values)
    .onConflict((known) =>
      known.column('enquiryId').doUpdateSet(({ ref }) => ({ needsEvidence: ref('excluded.needsEvidence') })),
    )
    .execute();
  await storePayers(
    trx,
    ids.map((id) => ({ id, pages: answers.get(id) ?? [] })),
  );
}

/** The ids of the next that are not indexed. What else is read of them is looked for by these: PostgreSQL else joins all tables anew for each batch. */
async function unindexed(db: Database, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', '>', after)
    .where(({ or, not, exists, selectFrom }) => {
      const known = selectFrom('enquirySearch').select('enquiryId').whereRef('enquiryId', '=', 'enquiries.id');
      const paid = selectFrom('enquiryPayers').select('enquiryId').whereRef('enquiryId', '=', 'enquiries.id');
      return or([not(exists(known.where('needsEvidence', 'is not', null))), not(exists(paid))]);
    })
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

const saidInClear = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('enquiries')
    .innerJoin('formVersions', (join) =>
      join
        .onRef('formVersions.slug', '=', 'enquiries.formSlug')
        .onRef('formVersions.version', '=', 'enquiries.formVersion'),
    )
    .leftJoin('invoices', (join) => join.onRef('invoices.enquiryId', '=', 'enquiries.id').on('isCurrent', '=', 1))
    .select(['enquiries.id', 'reference', 'formVersions.title as formTitle', 'enquiries.name', 'email', 'number'])
    .where('enquiries.id', 'in', ids)
    .execute();

/** How many have all that the index holds. */
async function countIndexed(db: Database): Promise<number> {
  const counted = db.selectFrom('enquirySearch').select(({ fn }) => fn.count<number>('needsEvidence').as('count'));
  return Number((await counted.executeTakeFirstOrThrow()).count);
}

async function countOf(db: Database, table: 'enquiries' | 'enquiryPayers'): Promise<number> {
  const counted = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
  return Number((await counted.executeTakeFirstOrThrow()).count);
}

/** What the candidates of these enquiries are found by since staff corrected them, besides what they wrote themselves. */
async function correctedOf(db: Database, ids: readonly string[]): Promise<Map<string, string[]>> {
  try {
    const found = new Map<string, string[]>();
    for (const [id, corrections] of await correctionsOf(db, ids)) {
      const candidate = corrections.at(-1)?.candidate;
      if (!candidate) continue;
      const { firstName, middleNames, lastName, uci, uln } = candidate;
      found.set(id, [firstName, middleNames, lastName, uci, uln]);
    }
    return found;
  } catch {
    // Of those whose key is lost, what stands in clear finds them.
    if (ids.length === 1) return new Map();
    const each = await Promise.all(ids.map((id) => correctedOf(db, [id])));
    return new Map(each.flatMap((one) => [...one]));
  }
}

/** The answers of these enquiries; none of those whose key is lost, which are found by what stands in clear. */
async function answersOf(db: Database, ids: readonly string[]): Promise<Map<string, PageAnswers[]>> {
  try {
    const rows = await db.selectFrom('enquiries').select(['id', 'pages']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, pages }) => [id, JSON.parse(pages)]));
  } catch {
    if (ids.length === 1) return new Map();
    const each = await Promise.all(ids.map((id) => answersOf(db, [id])));
    return new Map(each.flatMap((one) => [...one]));
  }
}
