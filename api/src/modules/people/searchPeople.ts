import { type FoundPerson, fold, type Who } from '@forms/shared/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { matching } from '../../platform/lists/matching';
import { holdsAll } from '../../platform/lists/search';
import { seenBy } from '../areas/seenBy';
import { ofEnquiries } from '../search/enquirySearch';
import { compare } from './findOthers';

/** So many of the newest enquiries and messages are looked through: most people have sent few. */
const LOOKED_THROUGH = 200;

/** The newest people of those that somebody sees whose names or addresses of email hold these words, which are folded; a number is looked for among their telephone numbers. */
export async function searchPeople(
  db: Database,
  words: readonly string[],
  who: Who,
  size: number,
): Promise<FoundPerson[]> {
  if (words.length === 0) return [];
  const names = words.filter((word) => !/^\d+$/.test(word));
  const rows = [...(await ofEnquiriesNamed(db, words, names, who)), ...(await ofMessagesNamed(db, words, names))];
  rows.sort((one, other) => compare(other.at, one.at) || compare(one.id, other.id));
  const people = new Map<string, FoundPerson>();
  for (const { at: _, ...person } of rows) {
    const key = `${fold(person.name)} ${person.email.toLowerCase()}`;
    if (person.name !== '' && !people.has(key)) people.set(key, person);
  }
  return [...people.values()].slice(0, size);
}

/** Who they are, without what else a list is searched by, as the title of a form. */
const named = (name: string, email: string): RawBuilder<unknown> =>
  sql`${sql.ref(name)} || ' ' || replace(lower(${sql.ref(email)}), '-', '')`;

async function ofEnquiriesNamed(db: Database, words: readonly string[], names: readonly string[], who: Who) {
  const { where } = await matching(db, ofEnquiries, 'enquiries.id', words);
  return db
    .selectFrom('enquiries')
    .innerJoin('enquirySearch', 'enquirySearch.enquiryId', 'enquiries.id')
    .select(['enquiries.id', 'enquiries.name', 'email', 'submittedAt as at'])
    .where(({ and }) => and([...seenBy(db, who), ...where]))
    .where(holdsAll(named('enquirySearch.name', 'enquiries.email'), names))
    .orderBy('submittedAt', 'desc')
    .limit(LOOKED_THROUGH)
    .execute();
}

async function ofMessagesNamed(db: Database, words: readonly string[], names: readonly string[]) {
  const { where } = await matching(db, { table: 'contacts', id: 'id', text: 'searched' }, 'contacts.id', words);
  const rows = await db
    .selectFrom('contacts')
    .select(['id', 'firstName', 'lastName', 'email', 'sentAt as at'])
    .where(({ and }) => and(where))
    .where(holdsAll(named('contacts.named', 'contacts.email'), names))
    .orderBy('sentAt', 'desc')
    .limit(LOOKED_THROUGH)
    .execute();
  return rows.map(({ firstName, lastName, ...row }) => ({ ...row, name: `${firstName} ${lastName}`.trim() }));
}
