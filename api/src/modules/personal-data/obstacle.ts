import { today, undecidedStates } from '@forms/shared/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { seriesAhead } from '../exams/series';

/** What keeps enquiries from being erased: those that it is so of, `what` it is of, and the words for staff. */
export interface Obstacle {
  held: (db: Database) => SelectQueryBuilder<Tables, never, { enquiryId: string; what: string }>;
  said: (reference: string, what: string) => string;
}

/** What keeps any from it. */
export const obstacles: readonly Obstacle[] = [
  {
    held: (db: Database) =>
      db
        .selectFrom('cardPayments')
        .select(['enquiryId', nothing.as('what')])
        .where('endedAt', 'is', null),
    said: (reference: string) => `A card payment of ${reference} is under way. Please try again once it has ended.`,
  },
  {
    held: (db: Database) =>
      db
        .selectFrom('refunds')
        .select(['enquiryId', nothing.as('what')])
        .where('state', 'in', ['asked', 'pending']),
    said: (reference: string) => `A refund of ${reference} is on its way. Please try again once it has arrived.`,
  },
  {
    held: (db: Database) =>
      db
        .selectFrom('disputes')
        .select(['enquiryId', nothing.as('what')])
        .where('state', 'in', undecidedStates),
    said: (reference: string) =>
      `The payer’s bank disputes a card payment of ${reference}: until that is decided, it is needed.`,
  },
  {
    held: (db: Database) =>
      db
        .selectFrom('examEntries')
        .select(['enquiryId', 'seriesName as what'])
        .where('state', 'in', ['entered', 'amended'])
        .where('seriesId', 'in', idsAhead()),
    said: (reference: string, series: string) =>
      `${reference} is entered with an exam board for ${series}. Please withdraw the entries first, or wait until the series is over.`,
  },
];
const nothing = sql<string>`''`;
const idsAhead = () => seriesAhead(today()).map(({ id }) => id);

/** Why an enquiry cannot be erased now, in words for staff; null where it can. */
export const obstacleTo = async (db: Database, id: string, reference: string): Promise<string | null> =>
  (await saidOf(db, obstacles, [{ id, reference }])).get(id) ?? null;

/** Which of these obstacles is the first in the way of each of these enquiries, in words for staff, by id. At least one is asked about. */
export async function saidOf(
  db: Database,
  of: readonly Obstacle[],
  enquiries: readonly { id: string; reference: string }[],
): Promise<ReadonlyMap<string, string>> {
  const references = new Map(enquiries.map(({ id, reference }) => [id, reference]));
  const found = new Map<string, string>();
  for (const { held, said } of of) {
    const rows = await db
      .selectFrom(held(db).as('held'))
      .select(['held.enquiryId', 'held.what'])
      .where('held.enquiryId', 'in', [...references.keys()])
      .execute();
    for (const { enquiryId, what } of rows)
      if (!found.has(enquiryId)) found.set(enquiryId, said(references.get(enquiryId) ?? '', what));
  }
  return found;
}
