import * as z from 'zod';
import { contact, newReply } from './contacts/contact';
import { contactToSend, contentPage, created, pageSlug, slugKind } from './content/content';
import { enquiry, enquiryChange, enquiryComment, enquiryList, newComment, waiting } from './enquiries/enquiry';
import { bugReport, receivedBugReport } from './errors';
import { exam, examChoiceQuery, examChoices, examPaper, examTableInfo, examTableInfoQuery, series } from './exams/exam';
import { annotation, annotationToSave, MAX_ANNOTATION_BODY_BYTES, savedAnnotation } from './files/annotation';
import { fileListQuery, fileQuery, fileState, listedFile, MAX_FILE_BYTES, storedFile, uploaded } from './files/file';
import { uploadToTakeBack } from './files/upload';
import { DRAFT_BYTES, draftAnswer, draftToKeep, keptDraft } from './forms/draft';
import { optionList } from './forms/field';
import {
  formChange,
  formList,
  formQuery,
  formReferences,
  formVersion,
  leadOrigins,
  newForm,
  optionsName,
  optionsSearch,
  savedForm,
  storedForm,
  submission,
  submitted,
  termsText,
  titleOptions,
} from './forms/form';
import { unsentLetters } from './letters/letter';
import { declaration } from './payments/declarations';
import { cancellation, refundRequest } from './payments/history';
import {
  footerHeaderChange,
  footerHeaderKind,
  generatedPdf,
  invoice,
  invoiceChange,
  invoiceFooter,
  invoiceItemChange,
  invoiceItems,
  invoiceSummary,
  newFooterHeader,
  newInvoiceItem,
} from './payments/invoice';
import {
  cardPayment,
  cardPaymentRequest,
  cardPaymentSuccess,
  cardProvider,
  examsSubmission,
  examsSubmitted,
  paymentChoice,
  paymentState,
  sentApplication,
  sentApplicationQuery,
} from './payments/payment';
import { APP_VERSION } from './product';
import { remoteProblem } from './remotes';
import { factorEnding, factorSecret, factorSetting, recoveryCodes, secondFactor } from './sessions/secondFactor';
import {
  credentials,
  forgottenPassword,
  linkTarget,
  loginLink,
  newUser,
  ownSession,
  passwordChange,
  type Role,
  roles,
  session,
  tokenExchange,
  user,
  userChange,
} from './sessions/session';
import { slug } from './slug';
import { trackingChange } from './tracking';

/**
 * One call. The server registers it, checks its role, body and answer from this row; the browser builds its request
 * from the same row. A call without a row does not exist.
 */
export interface Route {
  /** `content` calls stand at CONTENT_BASE, all others at API_BASE. */
  service: 'api' | 'content';
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  allow: 'everyone' | readonly Role[];
  params?: z.ZodType<Record<string, string>>;
  /** What may stand behind the address' `?`. */
  query?: z.ZodType<Record<string, string | undefined>>;
  body?: z.ZodType;
  /** The status of a body that breaks its schema; 400 where it is not said. */
  badBody?: 422;
  /** The largest body in bytes. A call without takes none. */
  maxBody?: number;
  /** How many entries a list of the body may have, and how many values it may hold in all; `usualBody` where it is not said. */
  most?: { items: number; values: number };
  /** The body is multipart, with a `file` in it. */
  upload?: true;
  /** A GET that changes something, as the specification has it: guarded like every change, and served as POST too. */
  changes?: true;
  /** Called by another server, never by a page: its signature, which the handler checks, guards it as the header does a change. */
  signed?: true;
  /** The browser sends it without cookie or authorization. */
  anonymous?: true;
  /** The status of a good answer; 200 where it is not said. */
  status?: number;
  answer: z.ZodType;
}

/** A call that takes something says how much of it. */
type Bounded = { maxBody: number } | { body?: never; upload?: never; signed?: never };
const route = <const R extends Route & Bounded>(row: R): R => row;
/** What a body may hold, so that refusing it takes no time worth speaking of. */
export const usualBody = { items: 500, values: 10_000 } as const;
const definitionBody = { items: 10_000, values: 500_000 } as const;

const KB = 1024;
/** In bytes: the largest bodies. */
const bodies = {
  /** A few fields. */
  short: 16 * KB,
  /** A person's words, or a report. */
  long: 64 * KB,
  /** The answers to a whole form, with what names its draft. */
  answers: DRAFT_BYTES + 16 * KB,
  definition: KB * KB,
  /** What the card provider tells of a payment. */
  event: 256 * KB,
  /** A file and the fields beside it. */
  upload: MAX_FILE_BYTES + 64 * KB,
} as const;
const staff = ['Staff', 'Admin'] as const;
const admin = ['Admin'] as const;
/** Whoever is signed in. */
const signedIn = roles;
/** Whom the college teaches or examines, and who pays for them. */
const ofTheCollege = ['Candidate', 'User'] as const;
const withId = z.object({ id: z.string() });
const withSlug = z.object({ slug });
const nothing = z.void();

/** Every call of the product, and who may make it. */
export const routes = {
  health: route({
    service: 'api',
    method: 'GET',
    path: '/health',
    allow: 'everyone',
    answer: z.object({ status: z.literal('ok'), version: z.literal(APP_VERSION) }),
  }),
  /** Whether the server can use all that it needs: for a proxy, which sends nobody to one that cannot. */
  ready: route({
    service: 'api',
    method: 'GET',
    path: '/ready',
    allow: 'everyone',
    answer: z.object({ status: z.literal('ready'), parts: z.array(z.string()) }),
  }),
  /** For whoever has the token that the settings name. */
  metrics: route({ service: 'api', method: 'GET', path: '/metrics', allow: 'everyone', answer: z.unknown() }),
  /** What every call takes and answers, for people. */
  documentation: route({ service: 'api', method: 'GET', path: '/docs', allow: 'everyone', answer: z.unknown() }),
  openApi: route({
    service: 'api',
    method: 'GET',
    path: '/docs/openapi.json',
    allow: 'everyone',
    answer: z.record(z.string(), z.unknown()),
  }),
  titles: route({ service: 'api', method: 'GET', path: '/system/titles', allow: 'everyone', answer: titleOptions }),
  reportBug: route({
    service: 'api',
    method: 'POST',
    path: '/error',
    allow: 'everyone',
    anonymous: true,
    body: bugReport,
    maxBody: bodies.long,
    status: 201,
    answer: created,
  }),
  slugKind: route({
    service: 'api',
    method: 'GET',
    path: '/slug/:slug',
    allow: 'everyone',
    params: z.object({ slug: z.string() }),
    answer: slugKind,
  }),

  logIn: route({
    service: 'api',
    method: 'POST',
    path: '/auth/login',
    allow: 'everyone',
    body: credentials,
    maxBody: bodies.short,
    answer: loginLink,
  }),
  startSession: route({
    service: 'api',
    method: 'POST',
    path: '/auth/session',
    allow: 'everyone',
    body: tokenExchange,
    maxBody: bodies.short,
    answer: session,
  }),
  session: route({ service: 'api', method: 'GET', path: '/auth/session', allow: signedIn, answer: session }),
  endSession: route({
    service: 'api',
    method: 'DELETE',
    path: '/auth/session',
    allow: 'everyone',
    status: 204,
    answer: nothing,
  }),
  /** One's own sessions, the newest first. */
  ownSessions: route({
    service: 'api',
    method: 'GET',
    path: '/auth/sessions',
    allow: signedIn,
    answer: z.array(ownSession),
  }),
  endOwnSession: route({
    service: 'api',
    method: 'DELETE',
    path: '/auth/sessions/:id',
    allow: signedIn,
    params: withId,
    status: 204,
    answer: nothing,
  }),
  /** Ends every session of one's own, wherever it was opened, and every link that would open another. */
  endAllSessions: route({
    service: 'api',
    method: 'DELETE',
    path: '/auth/sessions',
    allow: signedIn,
    status: 204,
    answer: nothing,
  }),

  secondFactor: route({
    service: 'api',
    method: 'GET',
    path: '/auth/second-factor',
    allow: signedIn,
    answer: secondFactor,
  }),
  /** A new secret for an app that shows codes; nothing is kept of it. */
  factorSecret: route({
    service: 'api',
    method: 'GET',
    path: '/auth/second-factor/secret',
    allow: signedIn,
    answer: factorSecret,
  }),
  setSecondFactor: route({
    service: 'api',
    method: 'PUT',
    path: '/auth/second-factor',
    allow: signedIn,
    body: factorSetting,
    maxBody: bodies.short,
    badBody: 422,
    answer: recoveryCodes,
  }),
  endSecondFactor: route({
    service: 'api',
    method: 'POST',
    path: '/auth/second-factor/end',
    allow: signedIn,
    body: factorEnding,
    maxBody: bodies.short,
    badBody: 422,
    status: 204,
    answer: nothing,
  }),
  /** Sends a letter with a link that signs in and lets one set another password. */
  forgotPassword: route({
    service: 'api',
    method: 'POST',
    path: '/auth/forgotten',
    allow: 'everyone',
    body: forgottenPassword,
    maxBody: bodies.short,
    badBody: 422,
    status: 204,
    answer: nothing,
  }),
  changePassword: route({
    service: 'api',
    method: 'PUT',
    path: '/auth/password',
    allow: signedIn,
    body: passwordChange,
    maxBody: bodies.short,
    badBody: 422,
    status: 204,
    answer: nothing,
  }),
  users: route({ service: 'api', method: 'GET', path: '/users', allow: admin, answer: z.array(user) }),
  addUser: route({
    service: 'api',
    method: 'POST',
    path: '/users',
    allow: admin,
    body: newUser,
    maxBody: bodies.short,
    badBody: 422,
    status: 201,
    answer: user,
  }),
  changeUser: route({
    service: 'api',
    method: 'PUT',
    path: '/users/:id',
    allow: admin,
    params: withId,
    body: userChange,
    maxBody: bodies.short,
    badBody: 422,
    answer: user,
  }),
  /** A sign-in link for somebody else, to be given to them. */
  linkForUser: route({
    service: 'api',
    method: 'POST',
    path: '/users/:id/link',
    allow: admin,
    params: withId,
    body: linkTarget,
    maxBody: bodies.short,
    answer: loginLink,
  }),

  form: route({
    service: 'api',
    method: 'GET',
    path: '/v2/form/:slug',
    allow: 'everyone',
    params: withSlug,
    query: formQuery,
    answer: storedForm,
  }),
  /** The JSON Schema of a form's definition, for editors. */
  formSchema: route({
    service: 'api',
    method: 'GET',
    path: '/v2/form/schema',
    allow: 'everyone',
    answer: z.record(z.string(), z.unknown()),
  }),
  /** The terms and lists that a form may name, for those who write one. */
  formReferences: route({
    service: 'api',
    method: 'GET',
    path: '/v2/formreferences',
    allow: 'everyone',
    answer: formReferences,
  }),
  forms: route({ service: 'api', method: 'GET', path: '/v2/forms', allow: staff, answer: formList }),
  newForm: route({
    service: 'api',
    method: 'POST',
    path: '/v2/newform',
    allow: admin,
    body: newForm,
    maxBody: bodies.definition,
    most: definitionBody,
    badBody: 422,
    status: 201,
    answer: savedForm,
  }),
  changeForm: route({
    service: 'api',
    method: 'PUT',
    path: '/v2/form/:slug',
    allow: admin,
    params: withSlug,
    body: formChange,
    maxBody: bodies.definition,
    most: definitionBody,
    badBody: 422,
    answer: savedForm,
  }),
  formVersions: route({
    service: 'api',
    method: 'GET',
    path: '/v2/form/:slug/versions',
    allow: staff,
    params: withSlug,
    answer: z.array(formVersion),
  }),
  terms: route({
    service: 'api',
    method: 'GET',
    path: '/v2/formtandc/:slug',
    allow: 'everyone',
    params: withSlug,
    answer: termsText,
  }),
  leadOrigins: route({
    service: 'api',
    method: 'GET',
    path: '/webforms/leadorigins',
    allow: 'everyone',
    answer: leadOrigins,
  }),
  leadOriginMeta: route({
    service: 'api',
    method: 'GET',
    path: '/webforms/leadorigin/:id/meta',
    allow: 'everyone',
    params: withId,
    answer: leadOrigins,
  }),
  options: route({
    service: 'api',
    method: 'GET',
    path: '/webforms/options/:name',
    allow: 'everyone',
    params: optionsName,
    answer: optionList,
  }),
  searchOptions: route({
    service: 'api',
    method: 'POST',
    path: '/webforms/options/:name',
    allow: 'everyone',
    params: optionsName,
    body: optionsSearch,
    maxBody: bodies.short,
    answer: optionList,
  }),
  keepDraft: route({
    service: 'api',
    method: 'POST',
    path: '/webforms/draft',
    allow: 'everyone',
    body: draftToKeep,
    maxBody: bodies.answers,
    status: 201,
    answer: keptDraft,
  }),
  draft: route({
    service: 'api',
    method: 'GET',
    path: '/webforms/draft/:hash',
    allow: 'everyone',
    params: z.object({ hash: z.string() }),
    answer: draftAnswer,
  }),
  /** The header `programmetype` says what the enquiry is for where its answers do not, as for an examinations form. */
  submitForm: route({
    service: 'api',
    method: 'POST',
    path: '/webforms/form/:slug/data',
    allow: 'everyone',
    params: withSlug,
    body: submission,
    maxBody: bodies.answers,
    status: 201,
    answer: submitted,
  }),

  examSeries: route({
    service: 'api',
    method: 'GET',
    path: '/webforms/exams/series',
    allow: 'everyone',
    answer: z.array(series),
  }),
  examChoices: route({
    service: 'api',
    method: 'POST',
    path: '/webforms/exams/data',
    allow: 'everyone',
    body: examChoiceQuery,
    maxBody: bodies.short,
    answer: examChoices,
  }),
  examPapers: route({
    service: 'api',
    method: 'GET',
    path: '/webforms/exam/spec/:id/papers',
    allow: 'everyone',
    params: withId,
    answer: z.array(examPaper),
  }),
  examTableInfo: route({
    service: 'api',
    method: 'POST',
    path: '/webforms/exam/option/tableinfo',
    allow: 'everyone',
    body: examTableInfoQuery,
    maxBody: bodies.short,
    answer: examTableInfo,
  }),
  examInvoiceItems: route({
    service: 'api',
    method: 'GET',
    path: '/webforms/exam/:id/invoiceitems',
    allow: 'everyone',
    params: withId,
    answer: invoiceItems,
  }),
  examsInvoiceFooter: route({
    service: 'api',
    method: 'GET',
    path: '/webforms/exams/invoice/footer',
    allow: 'everyone',
    answer: invoiceFooter,
  }),
  examsDeclarations: route({
    service: 'api',
    method: 'GET',
    path: '/webforms/exams/declarations',
    allow: 'everyone',
    answer: z.array(declaration),
  }),
  /** Any form's that has an invoice: the one that the header `Form-Slug` names, without it the exams form's. */
  submitExamsForm: route({
    service: 'api',
    method: 'POST',
    path: '/webforms/exams/form/data',
    allow: 'everyone',
    body: examsSubmission,
    maxBody: bodies.answers,
    status: 201,
    answer: examsSubmitted,
  }),
  /** Whoever comes back asks before sending again. The keys are as secret as the random name of the journey in them. */
  sentExamsForm: route({
    service: 'api',
    method: 'POST',
    path: '/webforms/exams/form/sent',
    allow: 'everyone',
    body: sentApplicationQuery,
    maxBody: bodies.short,
    answer: sentApplication,
  }),

  cardProvider: route({
    service: 'api',
    method: 'GET',
    path: '/my/invoice/pay/provider',
    allow: 'everyone',
    answer: cardProvider,
  }),
  payByCard: route({
    service: 'api',
    method: 'POST',
    path: '/my/invoice/pay/card',
    allow: 'everyone',
    body: cardPaymentRequest,
    maxBody: bodies.short,
    answer: cardPayment,
  }),
  cardPaymentSuccess: route({
    service: 'api',
    method: 'POST',
    path: '/webforms/exams/payment/success',
    allow: 'everyone',
    body: cardPaymentSuccess,
    maxBody: bodies.long,
    answer: paymentState,
  }),
  paymentWebhook: route({
    service: 'api',
    method: 'POST',
    path: '/my/invoice/pay/webhook',
    allow: 'everyone',
    signed: true,
    maxBody: bodies.event,
    answer: z.object({ received: z.literal(true) }),
  }),
  choosePayment: route({
    service: 'api',
    method: 'POST',
    path: '/Z/webforms/exams/payment/success',
    allow: 'everyone',
    body: paymentChoice,
    maxBody: bodies.long,
    answer: paymentState,
  }),

  examSeriesList: route({
    service: 'api',
    method: 'GET',
    path: '/system/examseries/list',
    allow: staff,
    answer: z.array(series),
  }),
  examsOfSeries: route({
    service: 'api',
    method: 'GET',
    path: '/system/examseries/:id/exams/list',
    allow: staff,
    params: withId,
    answer: z.array(exam),
  }),

  invoices: route({ service: 'api', method: 'GET', path: '/invoices', allow: staff, answer: z.array(invoiceSummary) }),
  invoice: route({
    service: 'api',
    method: 'GET',
    path: '/invoice/:id',
    allow: staff,
    params: withId,
    answer: invoice,
  }),
  /** Every change answers the whole invoice, its amount worked out again. */
  changeInvoice: route({
    service: 'api',
    method: 'PUT',
    path: '/invoice/:id',
    allow: staff,
    params: withId,
    body: invoiceChange,
    maxBody: bodies.short,
    badBody: 422,
    answer: invoice,
  }),
  addInvoiceItem: route({
    service: 'api',
    method: 'POST',
    path: '/invoice/:id/item',
    allow: staff,
    params: withId,
    body: newInvoiceItem,
    maxBody: bodies.short,
    badBody: 422,
    status: 201,
    answer: invoice,
  }),
  changeInvoiceItem: route({
    service: 'api',
    method: 'PUT',
    path: '/invoice/item/:id',
    allow: staff,
    params: withId,
    body: invoiceItemChange,
    maxBody: bodies.short,
    badBody: 422,
    answer: invoice,
  }),
  deleteInvoiceItem: route({
    service: 'api',
    method: 'DELETE',
    path: '/invoice/item/:id',
    allow: staff,
    params: withId,
    answer: invoice,
  }),
  addFooterHeader: route({
    service: 'api',
    method: 'POST',
    path: '/invoice/:id/footerHeader/:kind',
    allow: staff,
    params: withId.extend({ kind: footerHeaderKind }),
    body: newFooterHeader,
    maxBody: bodies.short,
    badBody: 422,
    status: 201,
    answer: invoice,
  }),
  changeFooterHeader: route({
    service: 'api',
    method: 'PUT',
    path: '/invoice/footerHeader/:id',
    allow: staff,
    params: withId,
    body: footerHeaderChange,
    maxBody: bodies.short,
    badBody: 422,
    answer: invoice,
  }),
  deleteFooterHeader: route({
    service: 'api',
    method: 'DELETE',
    path: '/invoice/footerHeader/:id',
    allow: staff,
    params: withId,
    answer: invoice,
  }),
  /** Makes the invoice's PDF and keeps it as a file. 422 `missing-due-date` without one. */
  generateInvoicePdf: route({
    service: 'api',
    method: 'GET',
    path: '/invoice/:id/generate/pdf',
    allow: staff,
    params: withId,
    changes: true,
    answer: generatedPdf,
  }),

  enquiries: route({ service: 'api', method: 'GET', path: '/enquiries', allow: staff, answer: enquiryList }),
  enquiry: route({
    service: 'api',
    method: 'GET',
    path: '/enquiries/:id',
    allow: staff,
    params: withId,
    answer: enquiry,
  }),

  changeEnquiry: route({
    service: 'api',
    method: 'PUT',
    path: '/enquiries/:id',
    allow: staff,
    params: withId,
    body: enquiryChange,
    maxBody: bodies.short,
    answer: enquiry,
  }),
  addComment: route({
    service: 'api',
    method: 'POST',
    path: '/enquiries/:id/comments',
    allow: staff,
    params: withId,
    body: newComment,
    maxBody: bodies.long,
    badBody: 422,
    status: 201,
    answer: enquiryComment,
  }),
  /** Gives money back and writes it down, once for an Idempotency-Key. */
  refundEnquiry: route({
    service: 'api',
    method: 'POST',
    path: '/enquiries/:id/refund',
    allow: staff,
    params: withId,
    body: refundRequest,
    maxBody: bodies.short,
    badBody: 422,
    answer: enquiry,
  }),
  /** Cancels the enquiry's invoice. Money that was paid stays until it is refunded. */
  cancelEnquiry: route({
    service: 'api',
    method: 'POST',
    path: '/enquiries/:id/cancel',
    allow: staff,
    params: withId,
    body: cancellation,
    maxBody: bodies.short,
    badBody: 422,
    answer: enquiry,
  }),
  /** Sends a letter once more: at once where it waits or was given up, as a new message where it went. */
  sendLetterAgain: route({
    service: 'api',
    method: 'POST',
    path: '/enquiries/:id/letters/:letterId/again',
    allow: staff,
    params: z.object({ id: z.string(), letterId: z.string() }),
    answer: enquiry,
  }),
  unsentLetters: route({ service: 'api', method: 'GET', path: '/letters/unsent', allow: staff, answer: unsentLetters }),
  waiting: route({ service: 'api', method: 'GET', path: '/waiting', allow: staff, answer: waiting }),
  /** What is wrong with the site's own file of remotes; nothing where all of it is served. */
  remoteProblems: route({
    service: 'api',
    method: 'GET',
    path: '/remotes/problems',
    allow: staff,
    answer: z.array(remoteProblem),
  }),
  bugReports: route({
    service: 'api',
    method: 'GET',
    path: '/bugreports',
    allow: staff,
    answer: z.array(receivedBugReport),
  }),
  changeBugReport: route({
    service: 'api',
    method: 'PUT',
    path: '/bugreports/:id',
    allow: staff,
    params: withId,
    body: trackingChange,
    maxBody: bodies.short,
    answer: receivedBugReport,
  }),

  /** A file is for staff, and for anyone who holds its unguessable id once it is visible. */
  file: route({
    service: 'api',
    method: 'GET',
    path: '/file/:id',
    allow: 'everyone',
    params: withId,
    query: fileQuery,
    answer: storedFile,
  }),
  /** The file's own bytes, with Range. */
  fileContent: route({
    service: 'api',
    method: 'GET',
    path: '/file/:id/content',
    allow: 'everyone',
    params: withId,
    answer: z.unknown(),
  }),
  /** The PDF that was made of an office document, once `conversion` says that it is ready; with Range. */
  fileAsPdf: route({
    service: 'api',
    method: 'GET',
    path: '/file/:id/pdf',
    allow: 'everyone',
    params: withId,
    answer: z.unknown(),
  }),
  showFile: route({
    service: 'api',
    method: 'GET',
    path: '/file/:id/visible',
    allow: staff,
    params: withId,
    changes: true,
    answer: fileState,
  }),
  hideFile: route({
    service: 'api',
    method: 'GET',
    path: '/file/:id/invisible',
    allow: staff,
    params: withId,
    changes: true,
    answer: fileState,
  }),
  lockFile: route({
    service: 'api',
    method: 'GET',
    path: '/file/:id/lock',
    allow: staff,
    params: withId,
    changes: true,
    answer: fileState,
  }),
  unlockFile: route({
    service: 'api',
    method: 'GET',
    path: '/file/:id/unlock',
    allow: staff,
    params: withId,
    changes: true,
    answer: fileState,
  }),
  /** A file that is locked is not deleted: 409. */
  deleteFile: route({
    service: 'api',
    method: 'POST',
    path: '/file/delete/:id',
    allow: staff,
    params: withId,
    status: 204,
    answer: nothing,
  }),
  /** Newest first. */
  files: route({
    service: 'api',
    method: 'GET',
    path: '/files',
    allow: staff,
    query: fileListQuery,
    answer: z.array(listedFile),
  }),
  /** The files that staff have made visible, of enquiries with one's own email address; newest first. */
  ownFiles: route({
    service: 'api',
    method: 'GET',
    path: '/my/files',
    allow: ofTheCollege,
    answer: z.array(listedFile),
  }),
  /** For whoever may read the file, which is not locked. */
  saveAnnotation: route({
    service: 'api',
    method: 'POST',
    path: '/file/annotation',
    allow: 'everyone',
    body: annotationToSave,
    maxBody: MAX_ANNOTATION_BODY_BYTES,
    status: 201,
    answer: savedAnnotation,
  }),
  annotation: route({
    service: 'api',
    method: 'GET',
    path: '/file/:fileId/annotation/:annotationId',
    allow: 'everyone',
    params: z.object({ fileId: z.string(), annotationId: z.string() }),
    answer: annotation,
  }),
  /** All that one person has annotated. On a locked file nothing is removed: 409. */
  removeAnnotation: route({
    service: 'api',
    method: 'DELETE',
    path: '/file/:fileId/annotation/:annotationId',
    allow: staff,
    params: z.object({ fileId: z.string(), annotationId: z.string() }),
    status: 204,
    answer: nothing,
  }),
  /** Multipart: `file`, `uploadType`, `entityType`, `entityTypeId`; other fields are let be. */
  uploadStaffFile: route({
    service: 'api',
    method: 'POST',
    path: '/system/uploader',
    allow: staff,
    upload: true,
    maxBody: bodies.upload,
    status: 201,
    answer: uploaded,
  }),
  /** Multipart: `file`, `uploadType`, and the `session` whose uploads share a total. */
  /** Deletes a visitor's own upload while the form is not submitted. */
  takeBackUpload: route({
    service: 'api',
    method: 'POST',
    path: '/webforms/file/delete/:id',
    allow: 'everyone',
    params: withId,
    body: uploadToTakeBack,
    maxBody: bodies.short,
    status: 204,
    answer: nothing,
  }),
  uploadFile: route({
    service: 'api',
    method: 'POST',
    path: '/webforms/file/upload',
    allow: 'everyone',
    upload: true,
    maxBody: bodies.upload,
    status: 201,
    answer: uploaded,
  }),

  contentPage: route({
    service: 'content',
    method: 'GET',
    path: '/pages/:slug',
    allow: 'everyone',
    params: z.object({ slug: pageSlug }),
    answer: contentPage,
  }),
  /** The bytes of a picture that the content service brings. */
  contentImage: route({
    service: 'content',
    method: 'GET',
    path: '/images/:name',
    allow: 'everyone',
    params: z.object({ name: z.string().regex(/^[a-z0-9-]+\.webp$/) }),
    answer: z.unknown(),
  }),
  sendContact: route({
    service: 'content',
    method: 'POST',
    path: '/contacts',
    allow: 'everyone',
    body: contactToSend,
    maxBody: bodies.long,
    status: 201,
    answer: created,
  }),
  contacts: route({
    service: 'content',
    method: 'GET',
    path: '/contacts',
    allow: staff,
    answer: z.array(contact),
  }),
  changeContact: route({
    service: 'content',
    method: 'PUT',
    path: '/contacts/:id',
    allow: staff,
    params: withId,
    body: trackingChange,
    maxBody: bodies.short,
    answer: contact,
  }),
  /** Sends who wrote a message an answer by mail and closes the message, once for an Idempotency-Key. */
  replyToContact: route({
    service: 'content',
    method: 'POST',
    path: '/contacts/:id/replies',
    allow: staff,
    params: withId,
    body: newReply,
    maxBody: bodies.long,
    badBody: 422,
    status: 201,
    answer: contact,
  }),
  /** Sends a reply's letter once more, as `sendLetterAgain` does an enquiry's. */
  sendReplyAgain: route({
    service: 'content',
    method: 'POST',
    path: '/contacts/:id/replies/:replyId/again',
    allow: staff,
    params: z.object({ id: z.string(), replyId: z.string() }),
    answer: contact,
  }),
} as const satisfies Record<string, Route>;
