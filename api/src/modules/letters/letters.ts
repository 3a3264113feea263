import { routes } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { notOfOthers } from '../areas/notOfOthers';
import { registerLetterFigures } from './letters.figures';
import { previewLetter } from './previewLetter';
import { sendLetter } from './sendLetter';
import { readLetter, unsentLetters } from './storedLetters';

const MOST_SHOWN = 5;

/** The letters that did not go, of enquiries that whoever asks sees. */
export function serveLetters(app: App): void {
  const { db } = app;
  registerLetterFigures(app);
  app.jobs.register('letters', { letter: (letter) => sendLetter(app, letter) });

  serve(app, routes.previewLetter, ({ body }) => previewLetter(app, body));
  serve(app, routes.unsentLetters, async ({ session }) => {
    const theirs = unsentLetters(db).where(({ and }) => and(notOfOthers(db, session, 'letters.enquiryId')));
    const { count } = await theirs
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const first = await theirs
      .leftJoin('enquiries', 'enquiries.id', 'letters.enquiryId')
      .leftJoin('contactReplies', 'contactReplies.id', 'letters.id')
      .leftJoin('contacts', 'contacts.id', 'contactReplies.contactId')
      .select(['letters.enquiryId', 'reference', 'contactId', 'firstName', 'lastName'])
      .orderBy(sql`case when ${sql.ref('deadAt')} is null and ${sql.ref('bounced')} is null then 1 else 0 end`)
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
