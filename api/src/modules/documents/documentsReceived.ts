import type { Trx } from '../../platform/database/database';
import { minutesFromNow } from '../../platform/time';
import { dropLetters } from '../letters/dropLetters';
import { queueLetter } from '../letters/queueLetter';

/** Who sends several files has one letter of them: it waits for those that follow the first. */
const GATHERED_MINUTES = 10;
const kind = 'documents-received';

/** Queues the letter that says that documents came, unless one waits already. */
export async function queueDocumentsReceived(trx: Trx, enquiryId: string, fileId: string): Promise<void> {
  if ((await waitingLetters(trx, enquiryId)).length > 0) return;
  await queueLetter(trx, enquiryId, kind, { about: fileId, runAt: minutesFromNow(GATHERED_MINUTES) });
}

/** Drops that letter where every file was taken back before it went. */
export async function dropWhereNoneWaits(trx: Trx, enquiryId: string): Promise<void> {
  const left = trx.selectFrom('documentFiles').select('fileId').where('enquiryId', '=', enquiryId);
  if (await left.where('isSeen', '=', 0).executeTakeFirst()) return;
  await dropDocumentsReceived(trx, enquiryId);
}

/** Drops that letter where it has not gone. */
export async function dropDocumentsReceived(trx: Trx, enquiryId: string): Promise<void> {
  for (const { about } of await waitingLetters(trx, enquiryId)) await dropLetters(trx, about);
}

const waitingLetters = (trx: Trx, enquiryId: string) =>
  trx
    .selectFrom('letters')
    .innerJoin('jobs', 'jobs.id', 'letters.id')
    .select('about')
    .where('letters.enquiryId', '=', enquiryId)
    .where('letters.kind', '=', kind)
    .where('sentAt', 'is', null)
    .where('deadAt', 'is', null)
    .execute();
