import type { Database, Trx } from '../../platform/database/database';
import type { App } from '../../platform/http/app';
import { removeFromOutbox } from '../../platform/mail/outbox';
import { removeBytes } from '../files/removeFile';
import { forgetLinks } from '../people/personLinks';

/** Removes a message with everything that is known of it: replies, their letters, and what came by mail with its files. */
export async function removeContact(
  { db, store, settings }: Pick<App, 'db' | 'store' | 'settings'>,
  id: string,
): Promise<void> {
  await removeFromOutbox(settings.dataDir, await repliesTo(db, id));
  const files = await db.transaction().execute((trx) => takeContact(trx, id));
  for (const file of files) await removeBytes(store, file);
}

/** The ids of the replies to a message, and of their letters. */
export async function repliesTo(db: Database, contactId: string): Promise<string[]> {
  const replies = await db.selectFrom('contactReplies').select('id').where('contactId', '=', contactId).execute();
  return replies.map(({ id }) => id);
}

/** Takes a message out of the database. Answers the ids of the files that came with it, whose bytes are then to be removed. */
export async function takeContact(trx: Trx, id: string): Promise<string[]> {
  const replies = trx.selectFrom('contactReplies').select('id').where('contactId', '=', id);
  for (const table of ['jobs', 'letters'] as const) await trx.deleteFrom(table).where('id', 'in', replies).execute();
  await trx.deleteFrom('contactReplies').where('contactId', '=', id).execute();
  await trx.deleteFrom('incomingMails').where('contactId', '=', id).execute();
  await forgetLinks(trx, id);
  await trx.deleteFrom('contacts').where('id', '=', id).execute();
  const files = trx.deleteFrom('files').where('entityType', '=', 'staff').where('entityId', '=', id);
  return (await files.returning('id').execute()).map((file) => file.id);
}
