import { type StatementPeriod, today } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { drawingThread } from '../../platform/pdf/drawingThread';
import { type InvoiceSeller, sellerOfInvoice } from '../invoices/sellerOfInvoice';
import { payerStatementOf } from './payerStatement';
import type { PayerStatementDocument } from './payerStatementPdf';

const inThread = drawingThread<PayerStatementDocument>('drawingStatement.js');

/** Draws what was charged and paid in a period, of whoever pays for an enquiry, as its seller states it today. Throws as `payerStatementOf`. */
export async function drawPayerStatement(app: App, enquiryId: string, period: StatementPeriod) {
  const statement = await payerStatementOf(app, enquiryId, period);
  const { campus, from, to } = statement;
  const now = { status: 'final', sellerCampus: campus, sellerVersion: null } as const;
  const of: InvoiceSeller = await sellerOfInvoice(app, now, []);
  const pdf = await inThread({ statement, of, madeOn: today(), fonts: app.settings.documentFonts });
  return { statement, of, pdf, filename: `statement-${from}-${to}.pdf` };
}
