import { setImmediate } from 'node:timers/promises';
import { fold, MOST_OF_PERSON, type SameAs, submission, type Who } from '@forms/shared/contract';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { matching } from '../../platform/lists/matching';
import { seenBy } from '../areas/seenBy';
import { ofEnquiries } from '../search/enquirySearch';
import { alike, digitsOf, type KeysOfPerson, keysOfAnswers } from './keysOfPerson';

/** Something of a person, with what it has alike with what was asked by. */
export interface Found {
  id: string;
  keys: KeysOfPerson;
  because: SameAs[];
}

/** The enquiries that are of whoever has these keys and that somebody sees, the newest first. The index finds some more, whose answers are then looked at. */
export async function enquiriesOfPerson(db: Database, keys: KeysOfPerson, who: Who): Promise<Found[]> {
  const ids = new Set<string>();
  for (const where of await whereEach(db, keys)) {
    const rows = await db
      .selectFrom('enquiries')
      .select('id')
      .where(({ and }) => and([...seenBy(db, who), ...where]))
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
  return found(known, keys);
}

/** So many answers are opened at once: others are served between. */
const AT_ONCE = 25;
/** Orders texts by their code units. */
export const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The messages of the contact form that are of whoever has these keys, the newest first. */
export async function messagesOfPerson(db: Database, keys: KeysOfPerson) {
  // Looked for apart from their order, for which the embedded database would read all of them by time.
  const theirs = db
    .selectFrom('contacts')
    .select('id')
    .where(({ or, eb, fn }) =>
      or([
        eb(fn<string>('lower', ['email']), 'in', ['', ...keys.emails]),
        ...keys.telephones.map((number) => eb('searched', 'like', `%${fold(number)}%`)),
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
  return found(known, keys).flatMap(({ id, because, ...rest }) => {
    const row = rows.find((each) => each.id === id);
    return row ? [{ ...rest, id, page: row.page, sentAt: row.sentAt, because }] : [];
  });
}

/** The keys of whoever wrote a message. */
export const keysOfSender = (contact: {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
}): KeysOfPerson => ({
  name: `${contact.firstName} ${contact.lastName}`.trim(),
  emails: [contact.email.toLowerCase()],
  telephones: contact.mobile === '' ? [] : [digitsOf(contact.mobile)],
  birthDate: '',
});

const found = (known: readonly { id: string; keys: KeysOfPerson }[], keys: KeysOfPerson): Found[] =>
  known
    .map(({ id, keys: theirs }) => ({ id, keys: theirs, because: alike(keys, theirs) }))
    .filter(({ because }) => because.length > 0);

/** What narrows enquiries to those found by each key by itself. Telephone numbers alone are searched for in all that the index holds. */
async function whereEach(
  db: Database,
  { name, emails, telephones, birthDate }: KeysOfPerson,
): Promise<Expression<SqlBool>[][]> {
  const enquiry = expressionBuilder<Tables, 'enquiries'>();
  const byEmail = emails.map((email) => [enquiry(enquiry.fn<string>('lower', ['email']), '=', email)]);
  const byTelephone: Expression<SqlBool>[][] = [];
  for (const number of telephones) {
    byTelephone.push((await matching(db, ofEnquiries, 'enquiries.id', [fold(number)])).where);
  }
  if (birthDate === '' || name === '') return [...byEmail, ...byTelephone];
  // Days of birth stand in no index: whoever has the name is looked at.
  const named = db.selectFrom('enquirySearch').select('enquiryId').where('enquirySearch.name', '=', fold(name));
  return [...byEmail, ...byTelephone, [enquiry('enquiries.id', 'in', named)]];
}
