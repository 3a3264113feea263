import { DRAFT_DAYS } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { removeFromOutbox } from '../../platform/mail/outbox';
import { daysFromNow } from '../../platform/time';

/** Removes the letters with links of drafts, and the addresses that they went to, once those links can have run out. */
export async function removeDraftLetters({ db, settings }: Pick<App, 'db' | 'settings'>): Promise<void> {
  const old = await db
    .selectFrom('letters')
    .select('id')
    .where('kind', '=', 'draft')
    .where('queuedAt', '<=', daysFromNow(-DRAFT_DAYS))
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return;
  await removeFromOutbox(settings.dataDir, ids);
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('draftLetters').where('letterId', 'in', ids).execute();
    for (const table of ['jobs', 'letters'] as const) await trx.deleteFrom(table).where('id', 'in', ids).execute();
  });
}
