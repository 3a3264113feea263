import type { Database } from '../../platform/database/database';
import { tooMany } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { newId } from '../../platform/ids';
import { mailFromOne } from '../../platform/limits/mailLimits';
import { minutesFromNow, secondsSince } from '../../platform/time';
import { removeFile } from '../files/removeFile';
import type { Whose } from '../files/space';
import type { Attached, TakeAttachment } from '../files/takeAttachment';
import { isOurOwn } from './isOurOwn';
import { KnownMail, keepMail } from './keepMail';
import { placeOf } from './placeOf';
import type { ReadMail } from './readMail';

/** Files of one mail; more are named, and not kept. */
const MOST_FILES = 50;

/**
 * Stores a mail, once, where it belongs: as a message of an enquiry, as an answer in the thread of a contact, or as a new
 * message that says what it seems to answer. It causes no letter. Throws 429 for a sender of too many.
 */
export async function storeMail(
  app: App,
  takeAttachment: TakeAttachment,
  mail: ReadMail,
): Promise<'enquiry' | 'contact' | 'known'> {
  const { db, settings } = app;
  if (await isStored(db, mail.messageId)) return 'known';
  await refuseFlood(db, mail.address);
  const id = newId();
  const place = await placeOf(db, mail);
  const whose: Whose =
    place.enquiryId === undefined
      ? { entityType: 'staff', entityId: place.contactId ?? id }
      : { entityType: 'enquiry', entityId: place.enquiryId };
  const files = await attachedTo(mail, whose, takeAttachment);
  const kind = mail.isAutomatic || isOurOwn(mail, settings.mailFrom) ? ('automatic' as const) : ('written' as const);
  try {
    await db.transaction().execute((trx) => keepMail(trx, { id, mail, kind, place, whose, files }));
  } catch (error) {
    for (const { fileId } of files) if (fileId !== null) await removeFile(app, fileId);
    if (error instanceof KnownMail) return 'known';
    throw error;
  }
  return place.enquiryId === undefined ? 'contact' : 'enquiry';
}

async function attachedTo({ files }: ReadMail, whose: Whose, takeAttachment: TakeAttachment): Promise<Attached[]> {
  const attached: Attached[] = [];
  for (const file of files) {
    attached.push(
      attached.length < MOST_FILES
        ? await takeAttachment(whose, file)
        : { fileId: null, name: file.name, bytes: file.bytes.length, refused: 'Too many files in one mail.' },
    );
  }
  return attached;
}

const isStored = async (db: Database, messageId: string): Promise<boolean> =>
  (await db.selectFrom('incomingMails').select('id').where('messageId', '=', messageId).executeTakeFirst()) !==
  undefined;

async function refuseFlood(db: Database, address: string): Promise<void> {
  for (const { calls, minutes } of mailFromOne) {
    const full = await db
      .selectFrom('incomingMails')
      .select('receivedAt')
      .where('address', '=', address)
      .where('receivedAt', '>', minutesFromNow(-minutes))
      .orderBy('receivedAt', 'desc')
      .offset(calls - 1)
      .limit(1)
      .executeTakeFirst();
    if (full) throw tooMany(minutes * 60 - secondsSince(full.receivedAt));
  }
}
