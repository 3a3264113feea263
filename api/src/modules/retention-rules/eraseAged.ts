import { authors, MOST_ERASED_A_DAY } from '@forms/shared/contract';
import { emptyLog } from '../../platform/database/emptyLog';
import type { App } from '../../platform/http/app';
import { removeFromOutbox } from '../../platform/mail/outbox';
import { reasonOf } from '../../platform/reasonOf';
import { lockWithMoney } from '../enquiries/lockEnquiry';
import { removeBytes } from '../files/removeFile';
import { addressOf } from '../personal-data/addressHash';
import { takeWithCertificate } from '../personal-data/takeWithCertificate';
import { lettersOf } from '../retention/removeEnquiry';
import { agedEnquiries, erasable } from './agedEnquiries';
import { type Cutoffs, cutoffsNow } from './cutoffs';

type Site = Pick<App, 'db' | 'settings' | 'store' | 'http'>;

/** Erases enquiries that are past their time, each with a certificate, up to `most` of them: the rest another day. What the accounts keep is made anonymous. */
export async function eraseAged(app: Site, most = MOST_ERASED_A_DAY): Promise<void> {
  const { db, settings, http } = app;
  const cutoffs = await cutoffsNow(db);
  let [erased, failed] = [0, 0];
  for await (const { id, waits } of agedEnquiries(db, cutoffs)) {
    if (waits) continue;
    try {
      if (await eraseOne(app, id, cutoffs)) erased += 1;
    } catch (error) {
      // The others go all the same, and this one is tried again the next day.
      http.log.error({ enquiry: id, why: reasonOf(error) }, 'could not erase an enquiry that is past its time');
      failed += 1;
    }
    if (erased + failed >= most) break;
  }
  if (erased === 0) return;
  await emptyLog(db, settings);
  http.log.info({ erased }, 'erased enquiries that are past their time');
}

/** Answers whether it was erased: something may have happened with it meanwhile. */
async function eraseOne({ db, settings, store }: Site, id: string, cutoffs: Cutoffs): Promise<boolean> {
  const letters = await lettersOf(db, id);
  const taken = await db.transaction().execute(async (trx) => {
    await lockWithMoney(trx, id);
    const aged = await erasable(trx, id, cutoffs);
    if (!aged) return;
    const of = { scope: 'enquiry', id } as const;
    const erasing = { enquiries: [aged], contacts: [], address: addressOf(aged.email), of, author: authors.server };
    return takeWithCertificate(trx, settings, erasing);
  });
  if (!taken) return false;
  await removeFromOutbox(settings.dataDir, letters);
  for (const file of taken.files) await removeBytes(store, file);
  return true;
}
