import * as z from '@forms/shared/platform/zod';
import { termsQuery } from '../forms/form';
import { listFileQuery, pageOf } from '../lists/page';
import { bodies, ofFinance, route, withId } from '../route';
import { newCreditNote } from './creditNote';
import { declaration } from './declarations';
import {
  footerHeaderChange,
  footerHeaderKind,
  generatedPdf,
  invoiceChange,
  invoiceFooter,
  invoiceItemChange,
  invoiceItems,
  invoice as invoiceSchema,
  invoiceSummary,
  invoicesAsked,
  newFooterHeader,
  newInvoiceItem,
} from './invoice';
import { newReceipt, reversal } from './ledger';
import {
  cardPayment,
  cardPaymentRequest,
  cardPaymentSuccess as cardPaymentSuccessSchema,
  cardProvider as cardProviderSchema,
  examsSubmission,
  examsSubmitted,
  paymentChoice,
  paymentState,
  sentApplication,
  sentApplicationQuery,
} from './payment';

export const cardProvider = route({
  service: 'api',
  method: 'GET',
  path: '/my/invoice/pay/provider',
  allow: 'everyone',
  answer: cardProviderSchema,
});
export const payByCard = route({
  service: 'api',
  method: 'POST',
  path: '/my/invoice/pay/card',
  allow: 'everyone',
  body: cardPaymentRequest,
  maxBody: bodies.short,
  answer: cardPayment,
});
export const cardPaymentSuccess = route({
  service: 'api',
  method: 'POST',
  path: '/webforms/exams/payment/success',
  allow: 'everyone',
  body: cardPaymentSuccessSchema,
  maxBody: bodies.long,
  answer: paymentState,
});
export const paymentWebhook = route({
  service: 'api',
  method: 'POST',
  path: '/my/invoice/pay/webhook',
  allow: 'everyone',
  signed: true,
  maxBody: bodies.event,
  answer: z.object({ received: z.literal(true) }),
});
export const choosePayment = route({
  service: 'api',
  method: 'POST',
  path: '/Z/webforms/exams/payment/success',
  allow: 'everyone',
  body: paymentChoice,
  maxBody: bodies.long,
  answer: paymentState,
});
/** A page of them, newest first; searched as `enquiries` is, by the enquiry that each is of. */
export const invoices = route({
  service: 'api',
  method: 'GET',
  path: '/invoices',
  ...ofFinance,
  query: invoicesAsked,
  answer: pageOf(invoiceSummary),
});
/** All of them that a page would be of, as a file of CSV or an Excel workbook. */
export const exportInvoices = route({
  service: 'api',
  method: 'GET',
  path: '/invoices/export',
  ...ofFinance,
  query: invoicesAsked.extend(listFileQuery),
  discloses: true,
  answer: z.unknown(),
});
export const invoice = route({
  service: 'api',
  method: 'GET',
  path: '/invoice/:id',
  ...ofFinance,
  params: withId,
  answer: invoiceSchema,
});
/** Every change answers the whole invoice, its amount worked out again. */
export const changeInvoice = route({
  service: 'api',
  method: 'PUT',
  path: '/invoice/:id',
  ...ofFinance,
  params: withId,
  body: invoiceChange,
  maxBody: bodies.short,
  badBody: 422,
  answer: invoiceSchema,
});
export const addInvoiceItem = route({
  service: 'api',
  method: 'POST',
  path: '/invoice/:id/item',
  ...ofFinance,
  params: withId,
  body: newInvoiceItem,
  maxBody: bodies.short,
  badBody: 422,
  status: 201,
  answer: invoiceSchema,
});
export const changeInvoiceItem = route({
  service: 'api',
  method: 'PUT',
  path: '/invoice/item/:id',
  ...ofFinance,
  params: withId,
  body: invoiceItemChange,
  maxBody: bodies.short,
  badBody: 422,
  answer: invoiceSchema,
});
export const deleteInvoiceItem = route({
  service: 'api',
  method: 'DELETE',
  path: '/invoice/item/:id',
  ...ofFinance,
  params: withId,
  answer: invoiceSchema,
});
export const addFooterHeader = route({
  service: 'api',
  method: 'POST',
  path: '/invoice/:id/footerHeader/:kind',
  ...ofFinance,
  params: withId.extend({ kind: footerHeaderKind }),
  body: newFooterHeader,
  maxBody: bodies.short,
  badBody: 422,
  status: 201,
  answer: invoiceSchema,
});
export const changeFooterHeader = route({
  service: 'api',
  method: 'PUT',
  path: '/invoice/footerHeader/:id',
  ...ofFinance,
  params: withId,
  body: footerHeaderChange,
  maxBody: bodies.short,
  badBody: 422,
  answer: invoiceSchema,
});
export const deleteFooterHeader = route({
  service: 'api',
  method: 'DELETE',
  path: '/invoice/footerHeader/:id',
  ...ofFinance,
  params: withId,
  answer: invoiceSchema,
});
/** Records a transfer or cash that came in for an invoice, once for an Idempotency-Key. 409 `invoice-changed` for another version than is stored. */
export const recordReceipt = route({
  service: 'api',
  method: 'POST',
  path: '/invoice/:id/receipt',
  ...ofFinance,
  params: withId,
  body: newReceipt,
  maxBody: bodies.short,
  badBody: 422,
  status: 201,
  answer: invoiceSchema,
});
/** Undoes an entry that staff recorded, by one that reverses it. 409 where that was done already, or its money went back. */
export const reverseEntry = route({
  service: 'api',
  method: 'POST',
  path: '/invoice/:id/entry/:entryId/reverse',
  ...ofFinance,
  params: z.object({ id: z.string(), entryId: z.string() }),
  body: reversal,
  maxBody: bodies.short,
  badBody: 422,
  answer: invoiceSchema,
});
/**
 * Takes something off an issued invoice by a credit note, once for an Idempotency-Key, and answers the invoice. 409
 * `not-creditable` for a draft or what is cancelled, and for more than is left of it; `invoice-changed` for another version than is stored.
 */
export const creditInvoice = route({
  service: 'api',
  method: 'POST',
  path: '/invoice/:id/credit',
  ...ofFinance,
  params: withId,
  body: newCreditNote,
  maxBody: bodies.long,
  badBody: 422,
  status: 201,
  answer: invoiceSchema,
});
/** Makes the draft that is to replace an issued invoice, or finds it, and answers it. Made unpaid, it takes its place. */
export const replaceInvoice = route({
  service: 'api',
  method: 'POST',
  path: '/invoice/:id/replacement',
  ...ofFinance,
  params: withId,
  answer: invoiceSchema,
});
/** Makes the draft of an invoice for an enquiry, without a line, or finds it, and answers it. 409 `has-invoice` where one stands. */
export const draftInvoice = route({
  service: 'api',
  method: 'POST',
  path: '/enquiries/:id/invoice',
  ...ofFinance,
  params: withId,
  answer: invoiceSchema,
});
/** Discards the draft of an invoice that has no number yet, and answers the one that it would have replaced. 409 for any other invoice. */
export const discardDraft = route({
  service: 'api',
  method: 'DELETE',
  path: '/invoice/:id',
  ...ofFinance,
  params: withId,
  answer: invoiceSchema.nullable(),
});
/** Makes the invoice's PDF and keeps it as a file. 422 `missing-due-date` without one. */
export const generateInvoicePdf = route({
  service: 'api',
  method: 'GET',
  path: '/invoice/:id/generate/pdf',
  ...ofFinance,
  params: withId,
  changes: true,
  answer: generatedPdf,
});
export const examInvoiceItems = route({
  service: 'api',
  method: 'GET',
  path: '/webforms/exam/:id/invoiceitems',
  allow: 'everyone',
  params: withId,
  answer: invoiceItems,
});
export const examsInvoiceFooter = route({
  service: 'api',
  method: 'GET',
  path: '/webforms/exams/invoice/footer',
  allow: 'everyone',
  answer: invoiceFooter,
});
export const examsDeclarations = route({
  service: 'api',
  method: 'GET',
  path: '/webforms/exams/declarations',
  allow: 'everyone',
  query: termsQuery,
  answer: z.array(declaration),
});
/** Any form's that has an invoice: the one that the header `Form-Slug` names, without it the exams form's. */
export const submitExamsForm = route({
  service: 'api',
  method: 'POST',
  path: '/webforms/exams/form/data',
  allow: 'everyone',
  body: examsSubmission,
  maxBody: bodies.answers,
  status: 201,
  answer: examsSubmitted,
});
/** Whoever comes back asks before sending again. The keys are as secret as the random name of the journey in them. */
export const sentExamsForm = route({
  service: 'api',
  method: 'POST',
  path: '/webforms/exams/form/sent',
  allow: 'everyone',
  body: sentApplicationQuery,
  maxBody: bodies.short,
  answer: sentApplication,
});
