import type { Contact, ContactReply } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import { lettersWithJobs, readLetter } from '../letters/storedLetters';

/** Every message of the contact form with its replies, newest first. */
export async function allContacts(db: Database): Promise<Contact[]> {
  const [contacts, replies] = await Promise.all([
    db.selectFrom('contacts').selectAll().orderBy('sentAt', 'desc').execute(),
    repliesIn(db).execute(),
  ]);
  const repliesTo = new Map<string, ContactReply[]>();
  for (const row of replies) repliesTo.set(row.contactId, [...(repliesTo.get(row.contactId) ?? []), readReply(row)]);
  return contacts.map(({ suspect, ...contact }) => ({
    ...contact,
    suspect: suspect === 1,
    replies: repliesTo.get(contact.id) ?? [],
  }));
}

/** One of them. Throws 404 where there is none. */
export async function contactById(db: Database, id: string): Promise<Contact> {
  const { suspect, ...contact } = await db
    .selectFrom('contacts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('message'));
  const replies = await repliesIn(db).where('contactId', '=', id).execute();
  return { ...contact, suspect: suspect === 1, replies: replies.map(readReply) };
}

const repliesIn = (db: Database) =>
  lettersWithJobs(db)
    .innerJoin('contactReplies', 'contactReplies.id', 'letters.id')
    .select(['contactId', 'html', 'author', 'madeAt'])
    .orderBy('madeAt');
type ReplyRow = Awaited<ReturnType<ReturnType<typeof repliesIn>['execute']>>[number];

const readReply = ({ contactId: _, html, author, madeAt, ...letter }: ReplyRow): ContactReply => ({
  id: letter.id,
  html,
  author,
  madeAt,
  letter: readLetter(letter),
});
