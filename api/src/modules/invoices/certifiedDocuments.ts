import { routes } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';
import { recordStep } from '../history/recordStep';
import { type InvoiceRow, invoiceById, lockInvoice } from './storedInvoices';

const RECORDED_ALREADY = 'This document is recorded already.';

/** What certified software issued for an invoice, as staff record it. Every change answers the whole invoice. */
export function serveCertifiedDocuments({ db, ...app }: App): void {
  /** Changes what is recorded of an invoice, and writes what `change` answers into the history. */
  const recorded = (invoiceId: string, author: string, change: (trx: Trx, invoice: InvoiceRow) => Promise<string>) =>
    db.transaction().execute(async (trx) => {
      const invoice = await lockInvoice(trx, 'id', invoiceId);
      const detail = await change(trx, invoice);
      await recordStep(trx, { enquiryId: invoice.enquiryId, kind: 'changed', detail, author });
    });

  serve({ db, ...app }, routes.recordCertified, async ({ params: { id: invoiceId }, body, session }) => {
    await recorded(invoiceId, session.name, async (trx) => {
      const added = await trx
        .insertInto('certifiedDocuments')
        .values({ id: newId(), invoiceId, ...body, author: session.name, recordedAt: now() })
        .onConflict((known) => known.columns(['invoiceId', 'number']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) throw new HttpError(409, 'recorded-already', RECORDED_ALREADY);
      return `Recorded ${body.kind} ${body.number}, ATCUD ${body.atcud}`;
    });
    return invoiceById(db, invoiceId);
  });

  serve({ db, ...app }, routes.removeCertified, async ({ params: { id: invoiceId, documentId }, session }) => {
    await recorded(invoiceId, session.name, async (trx) => {
      const { kind, number } = await trx
        .deleteFrom('certifiedDocuments')
        .where('id', '=', documentId)
        .where('invoiceId', '=', invoiceId)
        .returning(['kind', 'number'])
        .executeTakeFirstOrThrow(() => notFound('document'));
      return `Removed ${kind} ${number}`;
    });
    return invoiceById(db, invoiceId);
  });
}
