import type { Contact, ContactReply } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import { lettersWithJobs, readLetter } from '../letters/storedLetters';
import { mailsOfContacts } from '../mails/storedMails';

/** The messages of these ids with their replies, in their order. */
export async function contactsOf(db: Database, ids: readonly string[]): Promise<Contact[]> {
  if (ids.length === 0) return [];
  const contacts = await db.selectFrom('contacts').selectAll().where('id', 'in', ids).execute();
  const repliesTo = new Map<string, ContactReply[]>();
  for (const row of await repliesIn(db).where('contactId', 'in', ids).execute())
    repliesTo.set(row.contactId, [...(repliesTo.get(row.contactId) ?? []), readReply(row)]);
  const { began, answers } = await mailsOfContacts(db, ids);
  const byId = new Map(
    contacts.map(({ suspect, searched: _, named: __, ...contact }) => [
      contact.id,
      {
        ...contact,
        suspect: suspect === 1,
        replies: repliesTo.get(contact.id) ?? [],
        mail: began.get(contact.id),
        received: answers.get(contact.id) ?? [],
      },
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One of them. Throws 404 where there is none. */
export async function contactById(db: Database, id: string): Promise<Contact> {
  const [contact] = await contactsOf(db, [id]);
  if (!contact) throw notFound('message');
  return contact;
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
