import { catalogueSaid, type Person, type PersonOther, type Who } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { enquiriesOf } from '../enquiries/storedEnquiries';
import { examNamed } from '../exams/enteredExam';
import { sumsOfEach } from '../ledger/sums';
import { compare, enquiriesOfPerson, messagesOfPerson } from './findOthers';
import type { Linked } from './personLinks';
import { soughtBy } from './soughtBy';

/** Everything that somebody sees of the person of an enquiry or a message. Throws 404 where the id is of neither. */
export async function personOf(db: Database, id: string, who: Who): Promise<Person> {
  const { keys, links, parted, sought } = await soughtBy(db, id, who);
  const found = await enquiriesOfPerson(db, sought, who);
  const messages = await messagesOfPerson(db, sought);
  const because = new Map([...found, ...messages].map((each) => [each.id, each.because]));
  const enquiries = await enquiriesOf(
    db,
    found.map((each) => each.id),
  );
  const references = new Map(enquiries.map((each) => [each.id, each.reference]));
  const all = [keys, ...found.map((each) => each.keys), ...messages.map((each) => each.keys)];
  const why = (of: string) =>
    of === id ? { because: [], link: null } : { because: because.get(of) ?? [], link: links.get(of) ?? null };
  return {
    name: keys.name,
    emails: distinct(all.flatMap(({ emails }) => emails)),
    telephones: distinct(all.flatMap(({ telephones }) => telephones)).map((digits) => `+${digits}`),
    birthDates: distinct(all.map(({ birthDate }) => birthDate)),
    enquiries: enquiries.map((each) => ({ ...each, ...why(each.id) })),
    messages: messages.map(({ keys: _, ...message }) => ({ ...message, ...why(message.id) })),
    others: await othersOf(db, parted),
    invoices: await invoicesOf(db, references),
    entries: await entriesOf(db, references),
    files: await filesOf(db, references),
  };
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))];

/** Those that staff said are somebody else's, the newest first. */
async function othersOf(db: Database, parted: Linked): Promise<PersonOther[]> {
  const ids = ['', ...parted.keys()];
  const enquiries = await db
    .selectFrom('enquiries')
    .select(['id', 'reference', 'name', 'submittedAt as sentAt'])
    .where('id', 'in', ids)
    .execute();
  const contacts = await db
    .selectFrom('contacts')
    .select(['id', 'firstName', 'lastName', 'sentAt'])
    .where('id', 'in', ids)
    .execute();
  const messages = contacts.map(({ firstName, lastName, ...row }) => {
    return { ...row, reference: null, name: `${firstName} ${lastName}`.trim() };
  });
  return [...enquiries, ...messages]
    .flatMap((row) => {
      const link = parted.get(row.id);
      return link ? [{ ...row, link }] : [];
    })
    .sort((first, second) => compare(second.sentAt, first.sentAt) || compare(first.id, second.id));
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
