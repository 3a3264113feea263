import { routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { answeredBefore, idempotencyKeyOf, once } from '../../platform/idempotency/idempotency';
import type { OpenPayments } from '../invoices/editInvoice';
import { versionOf } from '../invoices/invoiceVersion';
import { invoiceById, mustBeVersion } from '../invoices/storedInvoices';
import { discardDraft, draftReplacement } from './draftReplacement';
import { issueCreditNote } from './issueCreditNote';
import { draftInvoice } from './newInvoice';

/** What staff do about an invoice that is issued: credit notes, and the drafts of those that replace it; and drafts of new ones. */
export function serveCreditNotes(app: App, payments: OpenPayments): void {
  const { db } = app;
  serve(app, routes.creditInvoice, async ({ params: { id: invoiceId }, body, session, request }) => {
    const [author, version] = [session.name, versionOf(request)];
    const crediting = { scope: `invoice/${invoiceId}/credit`, key: idempotencyKeyOf(request), body };
    const { scope, key } = crediting;
    // Nobody's card payment is taken back for what comes too late, or a second time.
    if (key === undefined || (await answeredBefore(db, scope, [key])) === undefined) {
      await mustBeVersion(db, invoiceId, version);
      await payments.withdraw(invoiceId, author);
    }
    await once(db, crediting, async (trx) => {
      await mustBeVersion(trx, invoiceId, version);
      return issueCreditNote(trx, { invoiceId, ...body, author });
    });
    return invoiceById(db, invoiceId);
  });

  serve(app, routes.replaceInvoice, async ({ params, session }) =>
    invoiceById(db, await db.transaction().execute((trx) => draftReplacement(trx, params.id, session.name))),
  );

  serve(app, routes.draftInvoice, async ({ params, session }) =>
    invoiceById(db, await db.transaction().execute((trx) => draftInvoice(app, trx, params.id, session.name))),
  );

  serve(app, routes.discardDraft, async ({ params, session }) => {
    const replaced = await db.transaction().execute((trx) => discardDraft(trx, params.id, session.name));
    return replaced === null ? null : invoiceById(db, replaced);
  });
}
