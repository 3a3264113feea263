import type { LinkSaid, PersonLink, Who } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { seenBy } from '../areas/seenBy';

/** Those that staff said something of, each with who said it of which other. */
export type Linked = ReadonlyMap<string, PersonLink>;

/** All that staff linked with these, one by another, as far as somebody sees them: who sees one beyond what they do not see is not led there. */
export async function linkedWith(db: Database, ids: readonly string[], who?: Who): Promise<Linked> {
  const linked = new Map<string, PersonLink>();
  for (let edge = ids; edge.length > 0; ) {
    const next = await saidOf(db, edge, 'same', who);
    edge = [...next.keys()].filter((id) => !linked.has(id) && !ids.includes(id));
    for (const id of edge) linked.set(id, next.get(id) as PersonLink);
  }
  return linked;
}

/** Those of which staff said that they are not of whoever these are of. */
export const partedFrom = (db: Database, ids: readonly string[], who?: Who): Promise<Linked> =>
  saidOf(db, ids, 'other', who);

async function saidOf(db: Database, ids: readonly string[], said: LinkSaid, who?: Who): Promise<Linked> {
  // PostgreSQL takes no empty list, and no id is an empty text.
  const listed = ['', ...ids];
  const rows = await db
    .selectFrom('personLinks')
    .select(['one', 'other', 'author', 'madeAt'])
    .where('said', '=', said)
    .where(({ or, eb }) => or([eb('one', 'in', listed), eb('other', 'in', listed)]))
    .orderBy('madeAt')
    .execute();
  const found = new Map<string, PersonLink>();
  for (const { one, other, ...link } of rows) {
    if (ids.includes(one)) found.set(other, { ...link, other: one });
    if (ids.includes(other)) found.set(one, { ...link, other });
  }
  for (const id of await notSeen(db, [...found.keys()], who)) found.delete(id);
  return found;
}

async function notSeen(db: Database, ids: readonly string[], who: Who | undefined): Promise<string[]> {
  const seen = who ? seenBy(db, who) : [];
  if (seen.length === 0 || ids.length === 0) return [];
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', 'in', ids)
    .where(({ not, and }) => not(and(seen)))
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes out what staff said of an enquiry or a message that goes. */
export async function forgetLinks(trx: Trx, id: string): Promise<void> {
  await trx
    .deleteFrom('personLinks')
    .where(({ or, eb }) => or([eb('one', '=', id), eb('other', '=', id)]))
    .execute();
}
