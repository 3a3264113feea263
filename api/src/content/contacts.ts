import { routes } from '@forms/shared/contract';
import type { App } from '../app';
import { notFound } from '../errors';
import { newId } from '../ids';
import { serve } from '../serve';
import { now } from '../time';

/** What people write by the contact form, and staff read and follow. */
export function serveContacts(app: App): void {
  const { db } = app;

  serve(app, routes.sendContact, async ({ body }) => {
    const id = newId();
    await db
      .insertInto('contacts')
      .values({ id, ...body, sentAt: now() })
      .execute();
    return { id };
  });

  serve(app, routes.contacts, () => db.selectFrom('contacts').selectAll().orderBy('sentAt', 'desc').execute());

  serve(app, routes.changeContact, ({ params, body }) =>
    db
      .updateTable('contacts')
      .set({ status: body.newValue })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirstOrThrow(() => notFound('message')),
  );
}
