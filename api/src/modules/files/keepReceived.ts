import { type ContentType, DRAFT_DAYS, FILE_INFECTED } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { queueJob } from '../../platform/jobs/queueJob';
import { daysFromNow, minutesFromNow, now } from '../../platform/time';
import type { ReceivedFile } from './receiveFile';
import { removeFile } from './removeFile';
import { isInfected } from './scanFile';
import { type Hold, releaseSpace, type Whose } from './space';

/** Longer than it takes to look for viruses while whoever uploads waits. */
const SCAN_AGAIN_MINUTES = 3;

interface Received {
  received: ReceivedFile;
  whose: Whose;
  contentType: ContentType;
  hold: Hold;
}

/** Writes down a file that came in, and `also`. It stands in the total from the moment on in which its hold no longer does. */
export function keepReceived(
  { db, settings }: Pick<App, 'db' | 'settings'>,
  { received, whose, contentType, hold }: Received,
  also?: (trx: Trx) => Promise<void> | undefined,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('files')
      .values({
        ...received,
        ...whose,
        contentType,
        locked: 0,
        visible: 0,
        uploadedAt: now(),
        held: settings.clamd ? 'unscanned' : null,
        keptUntil: whose.entityType === 'enquiry' || whose.entityType === 'staff' ? null : daysFromNow(DRAFT_DAYS),
      })
      .execute();
    await also?.(trx);
    await releaseSpace(trx, hold);
    if (!settings.clamd) return;
    await queueJob(trx, 'scan', { fileId: received.id }, { runAt: minutesFromNow(SCAN_AGAIN_MINUTES) });
  });
}

/** Throws 422, and the file goes. Where nobody can tell at the moment it stays held, and its job asks again. */
export async function refuseInfected(app: App, id: string): Promise<void> {
  if (!app.settings.clamd) return;
  const infected = await isInfected(app, id).catch((error) => {
    app.http.log.warn({ err: error }, 'an upload is held: the virus scanner cannot be asked');
    return false;
  });
  if (!infected) return;
  await removeFile(app, id);
  throw new HttpError(422, 'infected', FILE_INFECTED);
}
