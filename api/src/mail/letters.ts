import { letterWords, routes } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { App } from '../app';
import type { Database, Trx } from '../database/database';
import { enquiryById } from '../enquiries/storedEnquiries';
import { notFound } from '../errors';
import { queueJob } from '../jobs/queueJob';
import { recordStep } from '../payments/recordStep';
import { serve } from '../serve';
import { minutesFromNow, now } from '../time';

/** What is queued goes within seconds: what has waited so long stands in somebody's way. */
const USUAL_MINUTES = 15;
const MOST_SHOWN = 5;

/** The letters that did not go, and sending one again. */
export function serveLetters(app: App): void {
  const { db } = app;

  serve(app, routes.unsentLetters, async () => {
    const { count } = await unsent(db)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const first = await unsent(db)
      .innerJoin('enquiries', 'enquiries.id', 'letters.enquiryId')
      .select(['letters.id', 'letters.kind', 'recipient', 'subject', 'queuedAt', 'letters.enquiryId', 'reference'])
      .select(['lastError', 'deadAt'])
      .orderBy(sql`case when ${sql.ref('deadAt')} is null then 1 else 0 end`)
      .orderBy('queuedAt')
      .limit(MOST_SHOWN)
      .execute();
    const letters = first.map(({ deadAt, ...letter }) => ({
      ...letter,
      state: deadAt === null ? ('queued' as const) : ('failed' as const),
    }));
    return { count, letters };
  });

  serve(app, routes.sendLetterAgain, async ({ params: { id, letterId }, session }) => {
    await db.transaction().execute((trx) => sendAgain(trx, id, letterId, session.name));
    return enquiryById(db, id);
  });
}

/** Every letter that was given up, failed at its last try, or waits longer than letters do. */
const unsent = (db: Database) =>
  db
    .selectFrom('letters')
    .leftJoin('jobs', 'jobs.id', 'letters.id')
    .where('sentAt', 'is', null)
    .where(({ or, eb }) => or([eb('lastError', 'is not', null), eb('queuedAt', '<', minutesFromNow(-USUAL_MINUTES))]));

async function sendAgain(trx: Trx, enquiryId: string, letterId: string, author: string): Promise<void> {
  const letter = await trx
    .selectFrom('letters')
    .select(['kind', 'recipient', 'sentAt', 'sentAgain'])
    .where('id', '=', letterId)
    .where('enquiryId', '=', enquiryId)
    .executeTakeFirstOrThrow(() => notFound('letter'));
  if (letter.sentAt !== null) {
    const again = { sentAt: null, queuedAt: now(), sentAgain: (letter.sentAgain ?? 0) + 1 };
    await trx.updateTable('letters').set(again).where('id', '=', letterId).execute();
  }
  const inHand = await trx
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', letterId)
    .where('lockedUntil', '>', now())
    .executeTakeFirst();
  // One that is being sent at this moment is not begun a second time.
  if (inHand && letter.sentAt === null) return;
  await trx.deleteFrom('jobs').where('id', '=', letterId).execute();
  await queueJob(trx, 'letter', { letterId, byStaff: true }, { id: letterId, enquiryId });
  const detail = `${letterWords[letter.kind]} to ${letter.recipient}, again`;
  await recordStep(trx, { enquiryId, kind: 'mail-queued', detail, author });
}
