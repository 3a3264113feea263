import type { App } from '../../platform/http/app';
import { Again } from '../../platform/jobs/runJobs';
import { virusIn } from '../../platform/scanner/virusIn';
import { minutesFromNow } from '../../platform/time';
import { removeBytes } from './removeFile';

/**
 * Has a held file looked at for viruses, if nobody has yet: lets it go, or removes its bytes and answers true. Throws while
 * that cannot be told; then it stays held.
 */
export async function isInfected({ db, store, settings, http }: App, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('name')
    .where('id', '=', id)
    .where('held', '=', 'unscanned')
    .executeTakeFirst();
  // Without its bytes there is nothing to look at; whoever asks for it is told that they are gone.
  const bytes = row && (await store.read(id));
  const virus = bytes && settings.clamd && (await virusIn(bytes, settings.clamd));
  const held = virus === undefined ? null : 'infected';
  await db.updateTable('files').set({ held }).where('id', '=', id).where('held', '=', 'unscanned').execute();
  if (virus === undefined) return false;
  http.log.warn({ virus, file: id.slice(0, 8) }, 'a virus was found in an upload, which was removed');
  await removeBytes(store, id);
  return true;
}

/** As a job: asks again, minute by minute, for as long as the scanner cannot be asked. */
export async function scanFile(app: App, id: string): Promise<void> {
  await isInfected(app, id).catch((error) => {
    app.http.log.warn({ err: error }, 'a file is held: the virus scanner cannot be asked');
    throw new Again(minutesFromNow(1));
  });
}
