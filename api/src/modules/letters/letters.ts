import { routes } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { minutesFromNow } from '../../platform/time';
import { registerLetterFigures } from './letters.figures';
import { sendLetter } from './sendLetter';
import { lettersWithJobs, readLetter } from './storedLetters';

/** What is queued goes within seconds: what has waited so long stands in somebody's way. */
const USUAL_MINUTES = 15;
const MOST_SHOWN = 5;

/** The letters that did not go. */
export function serveLetters(app: App): void {
  const { db } = app;
  registerLetterFigures(app);
  app.jobs.register('letters', { letter: (letter) => sendLetter(app, letter) });

  serve(app, routes.unsentLetters, async () => {
    const { count } = await unsent(db)
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const first = await unsent(db)
      .leftJoin('enquiries', 'enquiries.id', 'letters.enquiryId')
      .leftJoin('contactReplies', 'contactReplies.id', 'letters.id')
      .leftJoin('contacts', 'contacts.id', 'contactReplies.contactId')
      .select(['letters.enquiryId', 'reference', 'contactId', 'firstName', 'lastName'])
      .orderBy(sql`case when ${sql.ref('deadAt')} is null then 1 else 0 end`)
      .orderBy('queuedAt')
      .limit(MOST_SHOWN)
      .execute();
    const letters = first.map(({ enquiryId, reference, contactId, firstName, lastName, ...letter }) => ({
      ...readLetter(letter),
      about:
        enquiryId === null
          ? { entityType: 'contact' as const, entityTypeId: contactId ?? '', name: `${firstName} ${lastName}` }
          : { entityType: 'enquiry' as const, entityTypeId: enquiryId, name: reference ?? '' },
    }));
    return { count, letters };
  });
}

/** Every letter that was given up, failed at its last try, or waits longer than letters do; none that was dropped, and none with the link of a draft, which is nothing of staff's. */
const unsent = (db: Database) =>
  lettersWithJobs(db)
    .where('letters.sentAt', 'is', null)
    .where('jobs.id', 'is not', null)
    .where('letters.kind', '!=', 'draft')
    .where(({ or, eb }) => or([eb('lastError', 'is not', null), eb('queuedAt', '<', minutesFromNow(-USUAL_MINUTES))]));
