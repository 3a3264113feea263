import { NO_ACCOUNT, routes, today } from '@forms/shared/contract';
import { HttpError, notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { idempotencyKeyOf, once } from '../../platform/idempotency/idempotency';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';
import { queueLetter } from '../letters/queueLetter';
import { onAccount } from '../payers/openInvoices';
import { owedOn, payerAccount } from './owedOn';

/** What is owed to the college, and the letters that ask for it, as staff see and hold them. */
export function serveOwed(app: App): void {
  const { db, settings } = app;
  serve(app, routes.owed, ({ query }) => owedOn(db, query.day ?? today()));
  serve(app, routes.accountOfPayer, ({ params }) => payerAccount(db, params.id, settings.reminderDays));

  serve(app, routes.sendAccount, async ({ params: { id }, request }) => {
    const [first] = (await onAccount(db, id, today())).filter(({ sums }) => sums.owing > 0);
    if (!first) throw new HttpError(404, NO_ACCOUNT.word, NO_ACCOUNT.message);
    const { enquiryId, payer } = first;
    await once(db, { scope: 'sendAccount', key: idempotencyKeyOf(request), body: id }, async (trx) => {
      await queueLetter(trx, enquiryId, 'account', { about: newId(), to: [payer.email] });
      return null;
    });
  });

  serve(app, routes.pauseReminders, async ({ params: { id: invoiceId }, body, session }) => {
    await db
      .selectFrom('invoices')
      .select('id')
      .where('id', '=', invoiceId)
      .executeTakeFirstOrThrow(() => notFound('invoice'));
    const pause = { ...body, author: session.name, madeAt: now() };
    await db
      .insertInto('reminderPauses')
      .values({ invoiceId, ...pause })
      .onConflict((known) => known.column('invoiceId').doUpdateSet(pause))
      .execute();
  });

  serve(app, routes.resumeReminders, async ({ params }) => {
    await db.deleteFrom('reminderPauses').where('invoiceId', '=', params.id).execute();
  });
}
