import { hasOpenTerms, MISSING_DUE_DATE, routes } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { wordsAsked } from '../../platform/lists/search';
import { sendList } from '../../platform/lists/sendList';
import { keepFile } from '../files/keepFile';
import { drawInvoice } from './drawInvoice';
import { changeHead, type Editing, type Issue, moveInvoice, type OpenPayments } from './editInvoice';
import { exportedInvoice } from './exportedInvoice';
import { documentOf } from './invoiceDocument';
import { versionOf } from './invoiceVersion';
import { everyInvoice, listInvoices } from './listInvoices';
import { serveLines } from './serveLines';
import { invoiceById } from './storedInvoices';

/** Invoices as staff read and edit them. Every change answers the whole invoice. */
export function serveInvoices(app: App, payments: OpenPayments, issueDraft: Issue): void {
  const { db } = app;
  const editing = (request: FastifyRequest): Editing => ({
    ...{ db, payments, issueDraft, version: versionOf(request) },
  });

  serve(app, routes.invoices, ({ query, request }) => listInvoices(db, query, wordsAsked(request)));
  serve(app, routes.exportInvoices, ({ query: { file, ...query }, request, reply }) => {
    const batches = everyInvoice(db, query, wordsAsked(request));
    return sendList(reply, { name: 'invoices', file, columns: exportedInvoice, batches });
  });
  serve(app, routes.invoice, ({ params }) => invoiceById(db, params.id));

  serve(app, routes.changeInvoice, async ({ params: { id }, body, session, request }) => {
    if (body.field === 'status') await moveInvoice(editing(request), id, body.newValue, session.name);
    else await changeHead(editing(request), id, body, session.name);
    return invoiceById(db, id);
  });

  serveLines(app, editing);

  serve(app, routes.generateInvoicePdf, async ({ params }) => {
    const document = await documentOf(app, params.id);
    // What is settled owes nothing, and could not be given a date any more.
    const needsDueDate = document.invoice.dueDate === null && hasOpenTerms(document.invoice.status);
    if (needsDueDate) throw new HttpError(422, MISSING_DUE_DATE.word, MISSING_DUE_DATE.message);
    return { fileId: await keepFile(app, `${document.invoice.number}.pdf`, await drawInvoice(document)) };
  });
}
