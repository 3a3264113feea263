import type { Database, Trx } from '../../platform/database/database';
import type { App } from '../../platform/http/app';
import { removeFromOutbox } from '../../platform/mail/outbox';

/** Removes a message with everything that is known of it: replies, and their letters. */
export async function removeContact({ db, settings }: Pick<App, 'db' | 'settings'>, id: string): Promise<void> {
  await removeFromOutbox(settings.dataDir, await repliesTo(db, id));
  await db.transaction().execute((trx) => takeContact(trx, id));
}

/** The ids of the replies to a message, and of their letters. */
export async function repliesTo(db: Database, contactId: string): Promise<string[]> {
  const replies = await db.selectFrom('contactReplies').select('id').where('contactId', '=', contactId).execute();
  return replies.map(({ id }) => id);
}

/** Takes a message out of the database. */
export async function takeContact(trx: Trx, id: string): Promise<void> {
  const replies = trx.selectFrom('contactReplies').select('id').where('contactId', '=', id);
  for (const table of ['jobs', 'letters'] as const) await trx.deleteFrom(table).where('id', 'in', replies).execute();
  await trx.deleteFrom('contactReplies').where('contactId', '=', id).execute();
  await trx.deleteFrom('contacts').where('id', '=', id).execute();
}
