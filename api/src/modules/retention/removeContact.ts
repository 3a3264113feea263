import type { App } from '../../platform/http/app';
import { removeFromOutbox } from '../../platform/mail/outbox';

/** Removes a message with everything that is known of it: replies, and their letters. */
export async function removeContact({ db, settings }: Pick<App, 'db' | 'settings'>, id: string): Promise<void> {
  const letters = await db.selectFrom('contactReplies').select('id').where('contactId', '=', id).execute();
  await removeFromOutbox(
    settings.dataDir,
    letters.map(({ id }) => id),
  );
  await db.transaction().execute(async (trx) => {
    const replies = trx.selectFrom('contactReplies').select('id').where('contactId', '=', id);
    for (const table of ['jobs', 'letters'] as const) await trx.deleteFrom(table).where('id', 'in', replies).execute();
    await trx.deleteFrom('contactReplies').where('contactId', '=', id).execute();
    await trx.deleteFrom('contacts').where('id', '=', id).execute();
  });
}
