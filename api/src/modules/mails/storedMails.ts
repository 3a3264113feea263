import type { MailFile, MailInThread, ReceivedMail, UnplacedMail } from '@forms/shared/contract';
import * as z from 'zod';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

type MailRow = Tables['incomingMails'];
const addresses = z.array(z.string());

/** The mails of an enquiry, by the ids of their messages. */
export async function mailsOfEnquiry(db: Database, enquiryId: string): Promise<Map<string, ReceivedMail>> {
  const rows = await shownMails(db).where('enquiryId', '=', enquiryId).execute();
  const files = await filesOf(db, rows);
  return new Map(rows.map((row) => [row.id, readMail(row, files)]));
}

/** The mails of contacts: those that began one, by its id, and those that answered in one, oldest first. */
export async function mailsOfContacts(db: Database, contactIds: readonly string[]) {
  const rows = await shownMails(db).where('contactId', 'in', contactIds).orderBy('receivedAt').orderBy('id').execute();
  const files = await filesOf(db, rows);
  const enquiries = await enquiriesNamed(db, rows);
  const began = new Map<string, UnplacedMail>();
  const answers = new Map<string, MailInThread[]>();
  for (const row of rows) {
    const { id, contactId, text, receivedAt, seems } = row;
    const mail = readMail(row, files);
    if (id === contactId) began.set(id, { ...mail, seems: enquiries.get(seems) ?? null });
    else if (contactId !== null)
      answers.set(contactId, [...(answers.get(contactId) ?? []), { ...mail, id, text, receivedAt }]);
  }
  return { began, answers };
}

/** That a letter came back stands with the letter. */
const shownMails = (db: Database) => db.selectFrom('incomingMails').selectAll().where('kind', '!=', 'bounce');

const readMail = (
  { id, address, name, cc, subject, quoted, kind, isStranger }: MailRow,
  files: ReadonlyMap<string, MailFile[]>,
): ReceivedMail => ({
  ...{ from: address, name, subject, quoted },
  cc: addresses.parse(JSON.parse(cc)),
  isAutomatic: kind === 'automatic',
  isStranger: isStranger === 1,
  files: files.get(id) ?? [],
});

async function filesOf(db: Database, mails: readonly MailRow[]): Promise<Map<string, MailFile[]>> {
  const filesOfMail = new Map<string, MailFile[]>();
  if (mails.length === 0) return filesOfMail;
  const ids = mails.map(({ id }) => id);
  // A file that staff have deleted since is one that is there no more.
  const rows = await db
    .selectFrom('incomingFiles')
    .leftJoin('files', 'files.id', 'fileId')
    .select(['mailId', 'files.id as fileId', 'incomingFiles.name', 'incomingFiles.bytes', 'refused'])
    .where('mailId', 'in', ids)
    .orderBy('mailId')
    .orderBy('position')
    .execute();
  for (const { mailId, fileId, name, bytes, refused } of rows)
    filesOfMail.set(mailId, [...(filesOfMail.get(mailId) ?? []), { id: fileId, name, size: bytes, refused }]);
  return filesOfMail;
}

async function enquiriesNamed(db: Database, mails: readonly MailRow[]) {
  const references = [...new Set(mails.map(({ seems }) => seems).filter(Boolean))];
  if (references.length === 0) return new Map<string, { enquiryId: string; reference: string }>();
  const rows = await db
    .selectFrom('enquiries')
    .select(['id as enquiryId', 'reference'])
    .where('reference', 'in', references)
    .execute();
  return new Map(rows.map((row) => [row.reference, row]));
}
