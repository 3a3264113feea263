import type { Campus, ListedEntry } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { now } from '../../platform/time';

const HIGHEST = 9999;

/** A candidate's number as boards write it, with four digits. */
export const numberShown = (number: number): string => String(number).padStart(4, '0');

/** Where candidates are numbered together: a campus, in a series. */
interface Numbering {
  campus: Campus;
  seriesId: string;
}

/**
 * The numbers of these entries' candidates, by application, each given now where there was none: the lowest that was
 * never given at the campus in the series. Two applications of one candidate have one number. Others that want one wait until
 * the transaction ends. Throws 409 where all are given.
 */
export async function giveNumbers(
  trx: Trx,
  { campus, seriesId }: Numbering,
  entries: readonly Pick<ListedEntry, 'enquiryId' | 'twins'>[],
  author: string,
): Promise<ReadonlyMap<string, number>> {
  const { last } = await trx
    .insertInto('candidateNumberSeries')
    .values({ campus, seriesId, last: 0 })
    .onConflict((known) =>
      known.columns(['campus', 'seriesId']).doUpdateSet((row) => ({ last: row.ref('candidateNumberSeries.last') })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  const known = await trx
    .selectFrom('candidateNumbers')
    .select(['enquiryId', 'number'])
    .where('campus', '=', campus)
    .where('seriesId', '=', seriesId)
    .execute();
  const numbers = new Map(known.map(({ enquiryId, number }) => [enquiryId, number]));
  let newest = last;
  for (const { enquiryId, twins } of entries) {
    if (numbers.has(enquiryId)) continue;
    const ofTwin = twins.flatMap((twin) => numbers.get(twin.enquiryId) ?? [])[0];
    const number = ofTwin ?? newest + 1;
    if (number > HIGHEST) throw new HttpError(409, 'no-number-left', `All ${HIGHEST} candidate numbers are given.`);
    newest = Math.max(newest, number);
    numbers.set(enquiryId, number);
    const given = { givenBy: author, givenAt: now() };
    await trx
      .insertInto('candidateNumbers')
      .values({ enquiryId, campus, seriesId, number, ...given })
      .execute();
  }
  await trx
    .updateTable('candidateNumberSeries')
    .set({ last: newest })
    .where('campus', '=', campus)
    .where('seriesId', '=', seriesId)
    .execute();
  return numbers;
}

/** The numbers that the candidates of these applications have, each by application and series; an entry has one campus. */
export async function numbersOf(
  db: Database,
  enquiryIds: readonly string[],
): Promise<(of: { enquiryId: string; seriesId: string }) => string> {
  const rows = await db
    .selectFrom('candidateNumbers')
    .select(['enquiryId', 'seriesId', 'number'])
    .where('enquiryId', 'in', enquiryIds)
    .execute();
  const numbers = new Map(rows.map((row) => [`${row.enquiryId} ${row.seriesId}`, numberShown(row.number)]));
  return ({ enquiryId, seriesId }) => numbers.get(`${enquiryId} ${seriesId}`) ?? '';
}
