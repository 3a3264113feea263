import type { ErasureAsked, ErasureCertificate, HeldCounts, PersonalData } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/database/database';
import { emptyLog } from '../../platform/database/emptyLog';
import { HttpError, notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { newId } from '../../platform/ids';
import { removeFromOutbox } from '../../platform/mail/outbox';
import { now } from '../../platform/time';
import { lockWithMoney } from '../enquiries/lockEnquiry';
import { removeBytes } from '../files/removeFile';
import { repliesTo, takeContact } from '../retention/removeContact';
import { lettersOf, takeEnquiry } from '../retention/removeEnquiry';
import { addressOf, hashesOf } from './addressHash';
import { anonymiseEnquiry } from './anonymiseEnquiry';
import { certificateById, certificatesOf } from './certificates';
import { addTo, countHeld } from './countHeld';
import { findPerson } from './findPerson';
import { forgetSearches } from './forgetSearches';
import { looseOf } from './looseOf';
import { obstacleTo } from './obstacle';
import { retainedNumbers } from './retainedNumbers';
import { takeLoose } from './takeLoose';

type Of = ErasureAsked['of'];
type Subjects = Pick<PersonalData, 'enquiries' | 'contacts'>;

/**
 * Erases what is held of an address, or one enquiry or message of it, and answers the certificate; what the accounts keep is made
 * anonymous. What was erased before answers the certificate of then. Throws 404 where there is nothing, 409 while something
 * is under way.
 */
export async function erase(app: App, { email, of }: ErasureAsked, author: string): Promise<ErasureCertificate> {
  const { db, settings, store } = app;
  const address = addressOf(email);
  const found = await findPerson(app, address);
  const subjects = chosen(found, of);
  const isPerson = of.scope === 'person';
  if (subjects.enquiries.length + subjects.contacts.length === 0 && !(isPerson && hasLoose(found)))
    return erasedBefore(app, address, of);
  const letters = await lettersWith(db, subjects, isPerson ? address : undefined);
  // First, for a letter that nothing names any more would stay.
  await removeFromOutbox(settings.dataDir, letters);
  const done = await db.transaction().execute(async (trx) => {
    const taken = await takeAll(trx, subjects, author);
    if (isPerson) addTo(taken.removed, await takeLoose(trx, address));
    const all = [...subjects.enquiries, ...subjects.contacts];
    await forgetSearches(trx, [address, ...all.map(({ name }) => name)]);
    for (const { id } of all) await forgetAnswers(trx, id);
    return { ...taken, id: await certify({ db: trx, settings }, { address, of, author, ...taken }) };
  });
  for (const file of done.files) await removeBytes(store, file);
  // One that was being written meanwhile has been written by now.
  await removeFromOutbox(settings.dataDir, letters);
  await emptyLog(db, settings);
  return certificateById(db, done.id);
}

/** What is to be erased: of a person all that is their own, but nothing of others who name them. */
function chosen({ enquiries, contacts }: PersonalData, of: Of): Subjects {
  if (of.scope === 'person') return { enquiries: enquiries.filter(({ isOwn }) => isOwn), contacts };
  return {
    enquiries: enquiries.filter(({ id }) => of.scope === 'enquiry' && id === of.id),
    contacts: contacts.filter(({ id }) => of.scope === 'contact' && id === of.id),
  };
}

const hasLoose = ({ drafts, letters, reports, account }: PersonalData): boolean =>
  drafts.length + letters + reports > 0 || account?.isOfStaff === false;

async function erasedBefore(app: App, address: string, of: Of): Promise<ErasureCertificate> {
  const subject = of.scope === 'person' ? undefined : of.id;
  const [certificate] = await certificatesOf(app.db, await hashesOf(app, address), subject);
  if (!certificate) throw notFound('data of this address');
  return certificate;
}

async function lettersWith(db: Database, { enquiries, contacts }: Subjects, address: string | undefined) {
  const ids: string[] = address === undefined ? [] : (await looseOf(db, address)).letters;
  for (const { id } of enquiries) ids.push(...(await lettersOf(db, id)));
  for (const { id } of contacts) ids.push(...(await repliesTo(db, id)));
  return ids;
}

interface Taken {
  files: string[];
  removed: HeldCounts;
  kept: ErasureCertificate['kept'];
}

/** Takes enquiries and messages out of the database, or makes them anonymous. Throws 409 where one of them cannot be now. */
async function takeAll(trx: Trx, { enquiries, contacts }: Subjects, author: string): Promise<Taken> {
  const taken: Taken = { files: [], removed: {}, kept: [] };
  for (const { id, reference } of [...enquiries].sort((one, other) => one.id.localeCompare(other.id))) {
    await lockWithMoney(trx, id);
    const obstacle = await obstacleTo(trx, id, reference);
    if (obstacle) throw new HttpError(409, 'not-erasable', obstacle);
    const numbers = await retainedNumbers(trx, id);
    addTo(taken.removed, await countHeld(trx, id));
    addTo(taken.removed, numbers.length > 0 ? { anonymous: 1 } : { enquiries: 1 });
    if (numbers.length > 0) taken.kept.push({ reference, numbers });
    taken.files.push(...(await (numbers.length > 0 ? anonymiseEnquiry(trx, id, author) : takeEnquiry(trx, id))));
  }
  for (const { id, replies } of contacts) {
    addTo(taken.removed, { contacts: 1, letters: replies });
    taken.files.push(...(await takeContact(trx, id)));
  }
  return taken;
}

/** Of what was asked once for a key there is a hash, and what it was answered. */
async function forgetAnswers(trx: Trx, id: string): Promise<void> {
  const like = `%${id.replace(/[\\%_]/g, '\\$&')}%`;
  await trx
    .deleteFrom('idempotency')
    .where(sql<boolean>`(answer like ${like} escape '\\' or scope like ${like} escape '\\')`)
    .execute();
}

async function certify(
  site: { db: Trx } & Pick<App, 'settings'>,
  { address, of, author, removed, kept }: Omit<Taken, 'files'> & { address: string; of: Of; author: string },
): Promise<string> {
  const [hash] = await hashesOf(site, address);
  const id = newId();
  await site.db
    .insertInto('erasures')
    .values({
      ...{ id, author, erasedAt: now(), scope: of.scope, subject: of.scope === 'person' ? null : of.id, ...hash },
      ...{ removed: JSON.stringify(removed), kept: JSON.stringify(kept) },
    })
    .execute();
  return id;
}
