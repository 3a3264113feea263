import { isEmail, submission } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { mailboxOf } from '../letters/mailbox';
import { mergedIntoOf } from '../merges/storedMerges';
import { letterNamed } from './letterNamed';
import type { ReadMail } from './readMail';

/** Where a mail belongs. `seems` is the reference that it names, where its sender is not one whom that enquiry knows. */
export interface Place {
  enquiryId?: string;
  contactId?: string;
  isStranger: boolean;
  seems: string;
}

/**
 * Where a mail belongs: in the thread of the letter or mail that it answers, whose id nobody else can know; else, where
 * it names an enquiry's reference in its subject or in an address that it went to, with that, if its sender is somebody
 * whom the enquiry knows. A wrong thread is worse than a new one. What is merged into another goes on there.
 */
export async function placeOf(db: Database, mail: ReadMail): Promise<Place> {
  const place = await placeNamed(db, mail);
  const { enquiryId = '' } = place;
  const merged = (await mergedIntoOf(db, [enquiryId])).get(enquiryId);
  return merged ? { ...place, enquiryId: merged.id } : place;
}

async function placeNamed(db: Database, mail: ReadMail): Promise<Place> {
  for (const messageId of mail.answers) {
    const thread = (await threadOfLetter(db, messageId)) ?? (await threadOfMail(db, messageId));
    if (!thread) continue;
    return { ...thread, isStranger: !(await isKnown(db, thread, mail.address)), seems: '' };
  }
  let seems = '';
  for (const reference of referencesIn(mail)) {
    const enquiry = await db
      .selectFrom('enquiries')
      .select(['id', 'reference'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!enquiry) continue;
    if (await isKnown(db, { enquiryId: enquiry.id }, mail.address))
      return { enquiryId: enquiry.id, isStranger: false, seems: '' };
    seems ||= enquiry.reference;
  }
  return { isStranger: false, seems };
}

type Thread = Pick<Place, 'enquiryId' | 'contactId'>;
const threadOf = ({ enquiryId, contactId }: { enquiryId: string | null; contactId: string | null }) => {
  if (enquiryId !== null) return { enquiryId };
  return contactId === null ? undefined : { contactId };
};

async function threadOfLetter(db: Database, messageId: string): Promise<Thread | undefined> {
  const named = letterNamed(messageId);
  if (!named) return undefined;
  const letter = await db
    .selectFrom('letters')
    .leftJoin('contactReplies', 'contactReplies.id', 'letters.id')
    .select(['letters.enquiryId', 'contactId'])
    .where('letters.id', '=', named.letterId)
    .executeTakeFirst();
  return letter && threadOf(letter);
}

async function threadOfMail(db: Database, messageId: string): Promise<Thread | undefined> {
  const mail = await db
    .selectFrom('incomingMails')
    .select(['enquiryId', 'contactId'])
    .where('messageId', '=', messageId)
    .executeTakeFirst();
  return mail && threadOf(mail);
}

const MOST_REFERENCES = 5;
/** As `EX-7K2M9Q`, in a subject or behind the plus of an address. */
function referencesIn({ subject, to }: ReadMail): string[] {
  const named = [subject, ...to.map((address) => /\+([^@]+)@/.exec(address)?.[1] ?? '')].flatMap(
    (text) => text.toUpperCase().match(/\b[A-Z]{2,4}-[2-9A-Z]{6}\b/g) ?? [],
  );
  return [...new Set(named)].slice(0, MOST_REFERENCES);
}

/** Whether somebody gave this address with what the thread is about, or had a letter about it there. */
async function isKnown(db: Database, { enquiryId, contactId = '' }: Thread, address: string): Promise<boolean> {
  const mailbox = mailboxOf(address);
  if (enquiryId === undefined) {
    const { email } = await db
      .selectFrom('contacts')
      .select('email')
      .where('id', '=', contactId)
      .executeTakeFirstOrThrow();
    return mailboxOf(email) === mailbox;
  }
  const { email, pages } = await db
    .selectFrom('enquiries')
    .select(['email', 'pages'])
    .where('id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  const letters = await db.selectFrom('letters').select('recipient').where('enquiryId', '=', enquiryId).execute();
  const given = [email, ...addressesIn(submission.parse(JSON.parse(pages))), ...letters.map((row) => row.recipient)];
  return given.some((each) => mailboxOf(each) === mailbox);
}

function* addressesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (isEmail(value)) yield value;
  } else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* addressesIn(inner);
}
