import { setImmediate } from 'node:timers/promises';
import { fold, MOST_OF_PERSON, type SameAs, sameLabels, submission, type Who } from '@forms/shared/contract';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { matching } from '../../platform/lists/matching';
import { seenBy } from '../areas/seenBy';
import { ofEnquiries } from '../search/enquirySearch';
import { alike, type KeysOfPerson, keysOfAnswers, keysOfSender } from './keysOfPerson';

/** Whoever is looked for: the keys of each enquiry or message that is known to be theirs, by its id, and what is somebody else's. */
export interface Sought {
  known: ReadonlyMap<string, KeysOfPerson>;
  excluded: ReadonlySet<string>;
}

/** Something of a person, with what it has alike with what is known of them by others. */
export interface Found {
  id: string;
  keys: KeysOfPerson;
  because: SameAs[];
}

/** The enquiries of somebody, `among` some, that somebody sees, the newest first. The index finds some more, whose answers are then looked at. */
export async function enquiriesOfPerson(
  db: Database,
  sought: Sought,
  who: Who,
  among: readonly Expression<SqlBool>[] = [],
): Promise<Found[]> {
  const ids = new Set<string>();
  for (const where of await whereEach(db, sought)) {
    const rows = await db
      .selectFrom('enquiries')
      .select('id')
      .where(({ and }) => and([...seenBy(db, who), ...among, ...where]))
      .orderBy('submittedAt', 'desc')
      .limit(MOST_OF_PERSON)
      .execute();
    for (const { id } of rows) ids.add(id);
    await setImmediate();
  }
  const all = [...ids];
  const known: (Omit<Found, 'because'> & { submittedAt: string })[] = [];
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const rows = await db
      .selectFrom('enquiries')
      .select(['id', 'submittedAt', 'pages'])
      .where('id', 'in', all.slice(from, from + AT_ONCE))
      .execute();
    known.push(
      ...rows.map(({ pages, ...row }) => ({ ...row, keys: keysOfAnswers(submission.parse(JSON.parse(pages))) })),
    );
    await setImmediate();
  }
  known.sort((one, other) => compare(other.submittedAt, one.submittedAt) || compare(one.id, other.id));
  return found(known, sought);
}

/** So many answers are opened at once: others are served between. */
const AT_ONCE = 25;
/** Orders texts by their code units. */
export const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The messages of the contact form that are of somebody, the newest first. */
export async function messagesOfPerson(db: Database, sought: Sought) {
  const { emails, telephones } = keysOfAll(sought);
  // Looked for apart from their order, for which the embedded database would read all of them by time.
  const theirs = db
    .selectFrom('contacts')
    .select('id')
    .where(({ or, eb, fn }) =>
      or([
        eb('id', 'in', ['', ...sought.known.keys()]),
        eb(fn<string>('lower', ['email']), 'in', ['', ...emails]),
        ...[...telephones].map((number) => eb('searched', 'like', `%${fold(number)}%`)),
      ]),
    );
  const rows = await db
    .selectFrom('contacts')
    .select(['id', 'firstName', 'lastName', 'email', 'mobile', 'page', 'sentAt'])
    .where('id', 'in', theirs)
    .orderBy('sentAt', 'desc')
    .limit(MOST_OF_PERSON)
    .execute();
  const known = rows.map((row) => ({ ...row, keys: keysOfSender(row) }));
  return found(known, sought).flatMap(({ id, because, ...rest }) => {
    const row = rows.find((each) => each.id === id);
    return row ? [{ ...rest, id, page: row.page, sentAt: row.sentAt, because }] : [];
  });
}

/** Those of some that are of whoever is looked for. */
function found(some: readonly { id: string; keys: KeysOfPerson }[], { known, excluded }: Sought): Found[] {
  return some
    .filter(({ id }) => known.has(id) || !excluded.has(id))
    .map(({ id, keys }) => {
      const others = [...known].filter(([other]) => other !== id);
      const shared = new Set(others.flatMap(([, theirs]) => alike(theirs, keys)));
      return { id, keys, because: (Object.keys(sameLabels) as SameAs[]).filter((each) => shared.has(each)) };
    })
    .filter(({ id, because }) => known.has(id) || because.length > 0);
}

/** What is known of somebody, each once. */
function keysOfAll({ known }: Sought) {
  const all = [...known.values()];
  return {
    emails: new Set(all.flatMap(({ emails }) => emails)),
    telephones: new Set(all.flatMap(({ telephones }) => telephones)),
    // Days of birth stand in no index: whoever has the name is looked at.
    names: new Set(all.flatMap(({ name, birthDate }) => (name === '' || birthDate === '' ? [] : fold(name)))),
  };
}

/** What narrows enquiries to those found by each key by itself. Telephone numbers alone are searched for in all that the index holds. */
async function whereEach(db: Database, sought: Sought): Promise<Expression<SqlBool>[][]> {
  const enquiry = expressionBuilder<Tables, 'enquiries'>();
  const { emails, telephones, names } = keysOfAll(sought);
  const itself = [enquiry('enquiries.id', 'in', ['', ...sought.known.keys()])];
  const byEmail = [...emails].map((email) => [enquiry(enquiry.fn<string>('lower', ['email']), '=', email)]);
  const byTelephone: Expression<SqlBool>[][] = [];
  for (const number of telephones) {
    byTelephone.push((await matching(db, ofEnquiries, 'enquiries.id', [fold(number)])).where);
  }
  const byName = [...names].map((name) => {
    const named = db.selectFrom('enquirySearch').select('enquiryId').where('enquirySearch.name', '=', name);
    return [enquiry('enquiries.id', 'in', named)];
  });
  return [itself, ...byEmail, ...byTelephone, ...byName];
}
