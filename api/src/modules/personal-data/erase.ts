import type { ErasureAsked, ErasureCertificate, PersonalData } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { emptyLog } from '../../platform/database/emptyLog';
import { notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { removeFromOutbox } from '../../platform/mail/outbox';
import { removeBytes } from '../files/removeFile';
import { repliesTo } from '../retention/removeContact';
import { lettersOf } from '../retention/removeEnquiry';
import { addressOf, hashesOf } from './addressHash';
import { certificateById, certificatesOf } from './certificates';
import { findPerson } from './findPerson';
import { looseOf } from './looseOf';
import { takeWithCertificate } from './takeWithCertificate';

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
  const erasing = { ...subjects, address, of, author };
  const done = await db.transaction().execute((trx) => takeWithCertificate(trx, settings, erasing));
  for (const file of done.files) await removeBytes(store, file);
  // One that was being written meanwhile has been written by now.
  await removeFromOutbox(settings.dataDir, letters);
  await emptyLog(db, settings);
  return certificateById(db, done.id);
}

/** What is to be erased: of a person all that is their own, but nothing of others who name them. */
function chosen({ enquiries, contacts }: PersonalData, of: Of): Subjects {
  if (of.scope === 'person')
    return { enquiries: enquiries.filter(({ isOwn }) => isOwn), contacts: contacts.filter(({ isOwn }) => isOwn) };
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
