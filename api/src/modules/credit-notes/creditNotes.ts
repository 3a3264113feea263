import { routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { answeredBefore, idempotencyKeyOf, once } from '../../platform/idempotency/idempotency';
import type { OpenPayments } from '../invoices/editInvoice';
import { versionOf } from '../invoices/invoiceVersion';
import { invoiceById, mustBeVersion } from '../invoices/storedInvoices';
import { issueCreditNote } from './issueCreditNote';

/** Credit notes as staff issue them. */
export function serveCreditNotes({ db, ...app }: App, payments: OpenPayments): void {
  serve({ db, ...app }, routes.creditInvoice, async ({ params: { id: invoiceId }, body, session, request }) => {
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
}
