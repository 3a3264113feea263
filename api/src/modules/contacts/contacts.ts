import { CONTACT_FASTEST_MS, routes } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { campusAsking } from '../../platform/http/languageAsked';
import { serve } from '../../platform/http/serve';
import { idempotencyKeyOf, once } from '../../platform/idempotency/idempotency';
import { newId } from '../../platform/ids';
import { wordsAsked } from '../../platform/lists/search';
import { sendList, textColumns } from '../../platform/lists/sendList';
import { daysFromNow } from '../../platform/time';
import { sendAgain } from '../letters/sendAgain';
import { exportedContact } from './exportedContact';
import { keepContact } from './keepContact';
import { everyContact, listContacts, pagesOfContacts } from './listContacts';
import { reply } from './reply';
import { contactById } from './storedContacts';

/**
 * What people write by the contact form, and staff read, answer and follow. What looks like a machine's is kept apart and never refused:
 * a machine learns nothing from the answer, and a person's words are not lost.
 */
export function serveContacts(app: App): void {
  const { db, settings } = app;

  serve(app, routes.sendContact, ({ body, request }) =>
    once(db, { scope: 'contacts', key: idempotencyKeyOf(request), body }, async (trx) => {
      const { website, filledInMs = CONTACT_FASTEST_MS, ...enquiry } = body;
      const first = await sameOfToday(trx, enquiry);
      if (first) return first;
      const id = newId();
      const suspect = website !== '' || filledInMs < CONTACT_FASTEST_MS;
      await keepContact(trx, id, { ...enquiry, suspect, sentFrom: campusAsking(request) });
      return { id };
    }),
  );

  serve(app, routes.contacts, ({ query, request }) => listContacts(db, query, wordsAsked(request)));
  serve(app, routes.exportContacts, ({ query, request, reply }) =>
    sendList(reply, {
      name: 'contacts',
      columns: textColumns(exportedContact),
      batches: everyContact(db, query, wordsAsked(request)),
    }),
  );
  serve(app, routes.contactPages, () => pagesOfContacts(db));
  serve(app, routes.contact, ({ params }) => contactById(db, params.id));

  serve(app, routes.changeContact, async ({ params, body }) => {
    await db.updateTable('contacts').set({ status: body.newValue }).where('id', '=', params.id).execute();
    return contactById(db, params.id);
  });

  serve(app, routes.replyToContact, async ({ params: { id }, body, session, request }) => {
    await once(db, { scope: `contacts/${id}/replies`, key: idempotencyKeyOf(request), body }, async (trx) => ({
      id: await reply(trx, settings, id, { html: body.html, author: session.name }),
    }));
    return contactById(db, id);
  });

  serve(app, routes.sendReplyAgain, async ({ params: { id, replyId }, session }) => {
    await db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('contactReplies')
        .select('id')
        .where('id', '=', replyId)
        .where('contactId', '=', id)
        .executeTakeFirstOrThrow(() => notFound('reply'));
      await sendAgain(trx, { enquiryId: null, letterId: replyId }, session.name);
    });
    return contactById(db, id);
  });
}

/** The same words of the same person in the last day: sent again from another page or after a reload, they are one. */
const sameOfToday = (trx: Trx, { email, message }: { email: string; message: string }) =>
  trx
    .selectFrom('contacts')
    .select('id')
    .where('email', '=', email)
    .where('message', '=', message)
    .where('sentAt', '>', daysFromNow(-1))
    .executeTakeFirst();
