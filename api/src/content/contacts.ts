import { CONTACT_FASTEST_MS, type Contact, routes } from '@forms/shared/contract';
import type { Selectable } from 'kysely';
import type { App } from '../app';
import type { Trx } from '../database/database';
import type { Tables } from '../database/tables';
import { idempotencyKeyOf, once } from '../enquiries/idempotency';
import { notFound } from '../errors';
import { newId } from '../ids';
import { serve } from '../serve';
import { daysFromNow, now } from '../time';

/**
 * What people write by the contact form, and staff read and follow. What looks like a machine's is kept apart and never refused:
 * a machine learns nothing from the answer, and a person's words are not lost.
 */
export function serveContacts(app: App): void {
  const { db } = app;

  serve(app, routes.sendContact, ({ body, request }) =>
    once(db, { scope: 'contacts', key: idempotencyKeyOf(request), body }, async (trx) => {
      const { website, filledInMs = CONTACT_FASTEST_MS, ...enquiry } = body;
      const first = await sameOfToday(trx, enquiry);
      if (first) return first;
      const id = newId();
      const suspect = website !== '' || filledInMs < CONTACT_FASTEST_MS ? 1 : 0;
      await trx
        .insertInto('contacts')
        .values({ id, ...enquiry, sentAt: now(), suspect })
        .execute();
      return { id };
    }),
  );

  serve(app, routes.contacts, async () =>
    (await db.selectFrom('contacts').selectAll().orderBy('sentAt', 'desc').execute()).map(read),
  );

  serve(app, routes.changeContact, async ({ params, body }) =>
    read(
      await db
        .updateTable('contacts')
        .set({ status: body.newValue })
        .where('id', '=', params.id)
        .returningAll()
        .executeTakeFirstOrThrow(() => notFound('message')),
    ),
  );
}

const read = ({ suspect, ...contact }: Selectable<Tables['contacts']>): Contact => ({
  ...contact,
  suspect: suspect === 1,
});

/** The same words of the same person in the last day: sent again from another page or after a reload, they are one. */
const sameOfToday = (trx: Trx, { email, message }: { email: string; message: string }) =>
  trx
    .selectFrom('contacts')
    .select('id')
    .where('email', '=', email)
    .where('message', '=', message)
    .where('sentAt', '>', daysFromNow(-1))
    .executeTakeFirst();
