import { catalogueSaid, type Person, submission, type Who } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import { enquiriesOf } from '../enquiries/storedEnquiries';
import { examNamed } from '../exams/enteredExam';
import { sumsOfEach } from '../ledger/sums';
import { compare, enquiriesOfPerson, keysOfSender, messagesOfPerson } from './findOthers';
import { type KeysOfPerson, keysOfAnswers } from './keysOfPerson';

/** Everything that somebody sees of the person of an enquiry or a message. Throws 404 where the id is of neither. */
export async function personOf(db: Database, id: string, who: Who): Promise<Person> {
  const keys = await keysAt(db, id);
  const found = await enquiriesOfPerson(db, keys, who);
  const messages = await messagesOfPerson(db, keys);
  const because = new Map(found.map((each) => [each.id, each.id === id ? [] : each.because]));
  const enquiries = await enquiriesOf(
    db,
    found.map((each) => each.id),
  );
  const references = new Map(enquiries.map((each) => [each.id, each.reference]));
  const all = [keys, ...found.map((each) => each.keys), ...messages.map((each) => each.keys)];
  return {
    name: keys.name,
    emails: distinct(all.flatMap(({ emails }) => emails)),
    telephones: distinct(all.flatMap(({ telephones }) => telephones)).map((digits) => `+${digits}`),
    birthDates: distinct(all.map(({ birthDate }) => birthDate)),
    enquiries: enquiries.map((each) => ({ ...each, because: because.get(each.id) ?? [] })),
    messages: messages.map(({ keys: _, ...message }) => ({
      ...message,
      because: message.id === id ? [] : message.because,
    })),
    invoices: await invoicesOf(db, references),
    entries: await entriesOf(db, references),
    files: await filesOf(db, references),
  };
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))];

async function keysAt(db: Database, id: string): Promise<KeysOfPerson> {
  const enquiry = await db.selectFrom('enquiries').select('pages').where('id', '=', id).executeTakeFirst();
  if (enquiry) return keysOfAnswers(submission.parse(JSON.parse(enquiry.pages)));
  const contact = await db
    .selectFrom('contacts')
    .select(['firstName', 'lastName', 'email', 'mobile'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('enquiry or message'));
  return keysOfSender(contact);
}

/** The references of enquiries by their ids. */
type References = ReadonlyMap<string, string>;
/** PostgreSQL takes no empty list, and no id is an empty text. */
const idsIn = (references: References) => ['', ...references.keys()];

async function invoicesOf(db: Database, references: References): Promise<Person['invoices']> {
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'enquiryId', 'number', 'date', 'status', 'amount', 'dueDate', 'instalmentPlan'])
    .where('enquiryId', 'in', idsIn(references))
    .orderBy('date', 'desc')
    .orderBy('number', 'desc')
    .execute();
  const sumsOf = await sumsOfEach(db, ['', ...rows.map(({ id }) => id)]);
  return rows.map((row) => {
    const { id, number, date, status, amount, enquiryId } = row;
    return { id, number, date, status, amount, owing: sumsOf(row).owing, reference: references.get(enquiryId) ?? '' };
  });
}

async function entriesOf(db: Database, references: References): Promise<Person['entries']> {
  const rows = await db
    .selectFrom('examEntries')
    .select(['id', 'enquiryId', 'board', 'exam', 'seriesName', 'state'])
    .where('enquiryId', 'in', idsIn(references))
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const { id, enquiryId, seriesName, state } = row;
    const reference = references.get(enquiryId) ?? '';
    return { id, enquiryId, reference, exam: examNamed(row), series: catalogueSaid(seriesName, 'en-GB'), state };
  });
}

async function filesOf(db: Database, references: References): Promise<Person['files']> {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'bytes', 'uploadedAt', 'entityId'])
    .where('entityType', '=', 'enquiry')
    .where('entityId', 'in', idsIn(references))
    .execute();
  // Ordered here: for an order of theirs the embedded database reads all files by time, and not these few.
  rows.sort((one, other) => compare(other.uploadedAt, one.uploadedAt) || compare(one.id, other.id));
  return rows.map(({ entityId, ...file }) => ({ ...file, reference: references.get(entityId ?? '') ?? '' }));
}
