import { Readable } from 'node:stream';
import { NO_ACCOUNT, NO_ADDRESS, routes, today } from '@forms/shared/contract';
import { HttpError, notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { idempotencyKeyOf, once } from '../../platform/idempotency/idempotency';
import { newId } from '../../platform/ids';
import { wordsAsked } from '../../platform/lists/search';
import { sendList } from '../../platform/lists/sendList';
import { now } from '../../platform/time';
import { queuePayerStatement } from '../letters/payerStatementLetter';
import { queueLetter } from '../letters/queueLetter';
import { drawPayerStatement } from '../payer-statements/drawPayerStatement';
import { payerStatementOf } from '../payer-statements/payerStatement';
import { onAccount } from '../payers/openInvoices';
import { changeReminderDays, reminderDaysNow } from '../payers/reminderDays';
import { exportedDebt } from './exportedDebt';
import { debtsOn, everyDebt, owedOn } from './owedOn';
import { payerAccount } from './payerAccount';

/** What is owed to the college, and the letters that ask for it, as staff see and hold them. */
export function serveOwed(app: App): void {
  const { db } = app;
  serve(app, routes.owed, async ({ query, request }) =>
    owedOn(db, await debtsOn(db, query.day ?? today()), query, wordsAsked(request)),
  );
  serve(app, routes.exportOwed, async ({ query: { file, ...query }, request, reply }) => {
    const batches = everyDebt(db, await debtsOn(db, query.day ?? today()), query, wordsAsked(request));
    return sendList(reply, { name: 'owed', file, columns: exportedDebt, batches });
  });
  serve(app, routes.accountOfPayer, async ({ params }) =>
    payerAccount(db, params.id, (await reminderDaysNow(app)).days),
  );

  serve(app, routes.sendAccount, async ({ params: { id }, request }) => {
    const [first] = (await onAccount(db, id, today())).filter(({ sums }) => sums.owing > 0);
    if (!first) throw new HttpError(404, NO_ACCOUNT.word, NO_ACCOUNT.message);
    const { enquiryId, payerEmail } = first;
    await once(db, { scope: 'sendAccount', key: idempotencyKeyOf(request), body: id }, async (trx) => {
      await queueLetter(trx, enquiryId, 'account', { about: newId(), to: [payerEmail] });
      return null;
    });
  });

  serve(app, routes.reminderDays, () => reminderDaysNow(app));
  serve(app, routes.changeReminderDays, ({ body, session }) => changeReminderDays(app, body, session.userId));
  servePayerStatements(app);

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

/** What was charged and paid in a period, of whoever pays for an enquiry: read, drawn and sent. */
function servePayerStatements(app: App): void {
  const { db } = app;
  serve(app, routes.payerStatementOf, ({ params, query }) => payerStatementOf(app, params.id, query));
  serve(app, routes.payerStatementPdf, async ({ params, query, reply }) => {
    const { pdf, filename } = await drawPayerStatement(app, params.id, query);
    reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${filename}"`,
    });
    return Readable.from([pdf]);
  });
  serve(app, routes.sendPayerStatement, async ({ params: { id }, body, request }) => {
    const statement = await payerStatementOf(app, id, body);
    if (statement.email === '') throw new HttpError(409, NO_ADDRESS.word, NO_ADDRESS.message);
    await once(
      db,
      { scope: 'sendPayerStatement', key: idempotencyKeyOf(request), body: { id, ...body } },
      async (trx) => {
        await queuePayerStatement(trx, id, statement);
        return null;
      },
    );
  });
}
