import { fold, type HeldEnquiry, type PersonalData, submission } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/app';
import { matching } from '../../platform/lists/matching';
import { enquiriesOf } from '../enquiries/storedEnquiries';
import { ofEnquiries } from '../search/enquirySearch';
import { addressOf, hashesOf } from './addressHash';
import { certificatesOf } from './certificates';
import { countHeld } from './countHeld';
import { looseOf } from './looseOf';
import { obstacleTo } from './obstacle';
import { type Ownership, ownershipAt } from './ownership';
import { retainedNumbers } from './retainedNumbers';

/** All that is held of an address: what is its own, and the enquiries of others that name it. */
export async function findPerson(app: Pick<App, 'db' | 'settings'>, given: string): Promise<PersonalData> {
  const { db } = app;
  const email = addressOf(given);
  const loose = await looseOf(db, email);
  const ownership = await ownershipAt(db, email);
  return {
    email,
    enquiries: await heldEnquiries(db, email, ownership),
    contacts: await heldContacts(db, ownership),
    drafts: loose.drafts.map(({ slug, savedAt, keptUntil }) => ({ slug, savedAt, keptUntil })),
    account: loose.account && { name: loose.account.name, isOfStaff: loose.account.isOfStaff },
    reports: loose.reports.length,
    letters: loose.letters.length,
    certificates: await certificatesOf(db, await hashesOf(app, email)),
  };
}

/** The enquiries that are of whoever has the address, or that name it among their answers or that it wrote about, newest first. */
async function heldEnquiries(db: Database, email: string, { ids: own, said }: Ownership): Promise<HeldEnquiry[]> {
  const ids = [...new Set([...own, ...(await naming(db, email)), ...(await writtenTo(db, email))])];
  const held: HeldEnquiry[] = [];
  for (const { id, reference, formTitle, name, submittedAt, owing } of await enquiriesOf(db, ids))
    held.push({
      ...{ id, reference, formTitle, name, submittedAt, owing, ...said(id) },
      numbers: await retainedNumbers(db, id),
      counts: await countHeld(db, id),
      obstacle: await obstacleTo(db, id, reference),
    });
  return held.sort((one, other) => other.submittedAt.localeCompare(one.submittedAt));
}

/** The messages that are of whoever has the address, newest first. */
async function heldContacts(db: Database, { ids, said }: Ownership): Promise<PersonalData['contacts']> {
  const contacts = await db
    .selectFrom('contacts')
    .select(['id', 'firstName', 'lastName', 'sentAt'])
    .select((contact) =>
      contact
        .selectFrom('contactReplies')
        .whereRef('contactId', '=', 'contacts.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('replies'),
    )
    .where('id', 'in', ['', ...ids])
    .orderBy('sentAt', 'desc')
    .execute();
  return contacts.map(({ id, firstName, lastName, sentAt, replies }) => ({
    ...{ id, sentAt, name: `${firstName} ${lastName}`.trim(), replies: Number(replies), ...said(id) },
  }));
}

/** The enquiries that somebody wrote about by mail from the address. */
async function writtenTo(db: Database, email: string): Promise<string[]> {
  const mails = await db
    .selectFrom('incomingMails')
    .select('enquiryId')
    .distinct()
    .where(({ fn }) => fn('lower', ['address']), '=', email)
    .where('enquiryId', 'is not', null)
    .execute();
  return mails.flatMap(({ enquiryId }) => enquiryId ?? []);
}

/** The enquiries that have the address among their answers: the index finds some more, whose address only ends so. */
async function naming(db: Database, email: string): Promise<string[]> {
  const { where } = await matching(db, ofEnquiries, 'enquiries.id', [fold(email)]);
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'pages'])
    .where(({ and }) => and(where))
    .execute();
  return rows.filter(({ pages }) => holdsText(submission.parse(JSON.parse(pages)), email)).map(({ id }) => id);
}

/** Whether an answer is this address, at whatever depth. */
function holdsText(answers: unknown, email: string): boolean {
  if (typeof answers === 'string') return addressOf(answers) === email;
  if (typeof answers !== 'object' || answers === null) return false;
  return Object.values(answers).some((each) => holdsText(each, email));
}
