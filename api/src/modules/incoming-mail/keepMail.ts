import type { TrackingStatus } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { now } from '../../platform/time';
import { addToContact, keepContact } from '../contacts/keepContact';
import { reopenEnquiry } from '../enquiries/status';
import type { Whose } from '../files/space';
import type { Attached } from '../files/takeAttachment';
import { keepFromMail } from '../messages/storedMessages';
import { asContact } from './asContact';
import type { Place } from './placeOf';
import type { ReadMail } from './readMail';

interface MailToKeep {
  id: string;
  mail: ReadMail;
  kind: 'written' | 'automatic';
  place: Place;
  whose: Whose;
  files: readonly Attached[];
}

/** Another mail of the same Message-ID was first. */
export class KnownMail extends Error {}

/** As what a program wrote stands in the list: nobody has to begin with it. */
const NO_WORK: TrackingStatus = 'completed';

/** Keeps a mail with all that hangs on it. Throws `KnownMail`. */
export async function keepMail(trx: Trx, { id, mail, kind, place, whose, files }: MailToKeep): Promise<void> {
  const { enquiryId = null } = place;
  const contactId = enquiryId === null ? (place.contactId ?? id) : null;
  const isWaiting = kind === 'written';
  if (contactId === id) await keepContact(trx, id, { ...asContact(mail), ...(!isWaiting && { status: NO_WORK }) });
  const { messageId, address, name, subject, text, quoted } = mail;
  const first = await trx
    .insertInto('incomingMails')
    .values({
      ...{ id, messageId, enquiryId, contactId, kind, address, name, subject, text, quoted, receivedAt: now() },
      ...{ cc: JSON.stringify(mail.cc), isStranger: place.isStranger ? 1 : 0, seems: place.seems },
    })
    .onConflict((known) => known.column('messageId').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!first) throw new KnownMail();
  await keepFiles(trx, id, whose, files);
  if (enquiryId !== null) {
    await keepFromMail(trx, { id, enquiryId, text, isWaiting });
    if (isWaiting) await reopenEnquiry(trx, enquiryId);
  } else if (contactId !== null && contactId !== id) await addToContact(trx, contactId, { text, waits: isWaiting });
}

async function keepFiles(trx: Trx, mailId: string, whose: Whose, files: readonly Attached[]): Promise<void> {
  for (const [position, file] of files.entries())
    await trx
      .insertInto('incomingFiles')
      .values({ mailId, position, ...file })
      .execute();
  const ids = files.flatMap(({ fileId }) => fileId ?? []);
  if (ids.length === 0) return;
  await trx
    .updateTable('files')
    .set({ ...whose, keptUntil: null })
    .where('id', 'in', ids)
    .execute();
}
