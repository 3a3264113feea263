import { randomUUID } from 'node:crypto';
import {
  type BankRows,
  type ChoiceList,
  type Contact,
  type Declaration,
  type Enquiry,
  type EntryOffer,
  EXAMS_FORM_SLUG,
  type ExamCandidate,
  type ExamsSubmission,
  type Invoice,
  type NewBulkChange,
  type NewInvoiceItem,
  type NewLayout,
  type NewProduct,
  type NewView,
  type OffersPreview,
  type OwedOn,
  type OwnEntry,
  type OwnSession,
  type offerTerms,
  REQUEST_HEADER,
  type Route,
  routes,
  type SavedDraft,
  type Submitted,
} from '@forms/shared/contract';
import { seller } from '@forms/shared/testing/seller';
import { Secret, TOTP } from 'otpauth';
import type * as z from 'zod';
import { examEntry, registration } from '../journeys/registrationByCalls';
import { openDay } from '../journeys/staffWork';
import { staffMember } from '../product';
import type { Visitor } from '../visitor';

type Routes = typeof routes;
/** The calls that change something, and those that ask by POST. The webhook's guard is its signature. */
type Changing = {
  [N in keyof Routes]: Routes[N] extends { signed: true }
    ? never
    : Routes[N] extends { changes: true }
      ? N
      : Routes[N] extends { method: 'GET' }
        ? never
        : N;
}[keyof Routes];

/** What each of them is made with: the ids in its path, and its body, an upload's fields included. */
type RightBodies = {
  [N in Changing]: { params?: Record<string, string> } & (Routes[N] extends { body: infer B extends z.ZodType }
    ? { json: z.input<B> }
    : { json?: unknown });
};

/** One call as it would succeed. */
export interface RightCall {
  name: string;
  method: string;
  /** As `/api/invoice/…/item`. */
  path: string;
  /** As of when it is read: a code lasts half a minute. */
  readonly json: unknown;
  upload: boolean;
}

/** Makes a call from the product's own page, as the product does. Answers its status, and its JSON where it has any. */
export const callFromOwnPage = ({ page }: Visitor, { method, path, json, upload }: Omit<RightCall, 'name'>) =>
  page.evaluate(
    async (address, init, header, sent, asUpload) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(sent ?? {})) form.append(name, String(value));
      form.append('file', new Blob(['%PDF-1.7\n']), 'own.pdf');
      const headers = { [header]: 'test', ...(asUpload ? {} : { 'content-type': 'application/json' }) };
      const response = await fetch(address, {
        method: init,
        headers,
        ...(init === 'GET' ? {} : { body: asUpload ? form : JSON.stringify(sent ?? {}) }),
      });
      const text = await response.text();
      return { status: response.status, text };
    },
    path,
    method,
    REQUEST_HEADER,
    json,
    upload,
  );

const FACTOR_SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** What an app with this secret shows so many seconds from now. */
const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });

/**
 * Every call that changes something, each with what it would take to succeed. A new call without a line here does not
 * compile.
 */
export async function changingCalls(visitor: Visitor, loginToken: string): Promise<RightCall[]> {
  const pathOf = ({ service, path }: Route, params: Record<string, string> = {}) =>
    `/${service}${path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')}`;
  const asked = async <T>(route: Route, json?: unknown, params?: Record<string, string>): Promise<T> => {
    const { method, upload = false } = route;
    const { status, text } = await callFromOwnPage(visitor, { method, path: pathOf(route, params), json, upload });
    if (status >= 300) throw new Error(`${route.path} answered ${status}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  };
  const made = async (route: Route, json?: unknown, params?: Record<string, string>) =>
    (await asked<{ id: string }>(route, json, params)).id;

  const uploads = () => made(routes.uploadFile);
  const word = randomUUID();
  const toBegin = (what: string) => ({ key: `${what}-${word}`, name: 'own.pdf', size: '%PDF-1.7\n'.length });
  const person = () => ({ name: 'Rui', email: `${randomUUID()}@example.org`, roles: ['Staff' as const] });
  const form = { ...openDay, slug: `forged-${word}` };
  await asked(routes.newForm, form);
  const answers = [{ name: 'you', values: { firstName: 'Zoë', email: 'zoe@example.com' } }];
  const [duplicate, stays] = [
    await made(routes.submitForm, answers, { slug: form.slug }),
    await made(routes.submitForm, answers, { slug: form.slug }),
  ];
  const contact = { firstName: 'Rui', lastName: 'Melo', email: 'r@example.org', message: 'Hello', page: 'home' };
  const report = {
    ...{ host: 'x', route: '/', message: 'x', userAgent: 'x', platform: 'x', description: 'x', optionalMsg: 'x' },
    ...{ response: 'x', status: 500, request: 'x', API: '/api', userId: null, version: '1', app: 'forms', school: 'x' },
  };
  const answered = await asked<Pick<Contact, 'id' | 'replies'>>(
    routes.replyToContact,
    { html: '<p>In May</p>' },
    { id: await made(routes.sendContact, { ...contact, message: 'When?' }) },
  );
  const exam = await examEntry(asked);
  const acceptedAt = new Date().toISOString();
  const declarations = (await asked<Declaration[]>(routes.examsDeclarations)).map(({ id, version }) => ({
    ...{ id, version, acceptedAt },
  }));
  const application: ExamsSubmission = [...registration(exam), { paymentMethod: 'card', declarations }];
  const applied = await asked<{ id: string; amount: number; link: string }>(routes.submitExamsForm, application);
  const byTransfer: ExamsSubmission = [...registration(exam), { paymentMethod: 'bacs', declarations }];
  const written = await asked<{ id: string; link: string }>(routes.submitExamsForm, byTransfer);
  const { mail } = await asked<Pick<Enquiry, 'mail'>>(routes.enquiry, undefined, { id: written.id });
  const { invoiceId = '' } = await asked<{ invoiceId?: string }>(routes.enquiry, undefined, { id: applied.id });
  const footer = { tag: 'x', description: 'Postage', cost: 100 };
  const item: NewInvoiceItem = { metaType: 'standalone', type: 'asp', description: 'Revision day', cost: 12_000 };
  const view: NewView = { list: 'enquiries', name: 'Forged', look: { query: {}, search: '', columns: null } };
  const layout: NewLayout = { board: 'aqa', name: 'Forged', columns: [{ column: 'ULN', heading: 'ULN' }] };
  const product: NewProduct = {
    ...{ type: 'asp', accountId: 'asp', description: 'Revision day', cost: 12_000, taxCode: null, taxWording: '' },
  };
  await asked(routes.changeInvoice, { field: 'dueDate', newValue: '2040-01-31' }, { id: invoiceId });
  const { id: draftId } = await asked<Invoice>(routes.replaceInvoice, undefined, { id: invoiceId });
  await asked(routes.addFooterHeader, footer, { id: draftId, kind: 'footer' });
  await asked(routes.addInvoiceItem, item, { id: draftId });
  const invoice = await asked<Invoice>(routes.invoice, undefined, { id: draftId });
  const [first, second] = invoice.items.map(({ id }) => ({ id }));
  const [firstFooter, secondFooter] = invoice.footerItems.map(({ id }) => ({ id }));
  if (!first || !second || !firstFooter || !secondFooter) throw new Error('The invoice lacks lines');
  const [hidden, shown, gone, marked] = [await uploads(), await uploads(), await uploads(), await uploads()];
  await asked(routes.showFile, undefined, { id: shown });
  await asked(routes.lockFile, undefined, { id: shown });
  const annotated = await made(routes.saveAnnotation, { fileId: marked, xfdf: '<xfdf/>' });
  const submitted = await asked<Submitted>(routes.submitForm, answers, { slug: form.slug });
  const { id: enquiry, link = '' } = submitted;
  const passportOf = ({ link }: { link: string }) => ({ link, document: 'photo-id' });
  const payment = { enquiryId: applied.id, examIds: [exam.examId], invoiceData: {}, description: 'x' };
  const address = { line1: '1 High Street', line2: '', line3: 'Oxford', postcode: 'OX1 1AA' };

  const unfinished = { slug: EXAMS_FORM_SLUG, version: 1, journey: 'one', pages: [{ name: 'start', values: {} }] };
  const draft = await asked<SavedDraft>(routes.keepDraft, unfinished);

  const { token } = await asked<{ token: string }>(routes.logIn, staffMember);
  await fetch(new URL(pathOf(routes.startSession), visitor.page.url()), {
    method: 'POST',
    headers: { [REQUEST_HEADER]: 'test', 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const { id: receivedFor } = await asked<{ id: string }>(routes.submitExamsForm, application);
  const { invoiceId: receivedInvoice } = await asked<Enquiry>(routes.enquiry, undefined, { id: receivedFor });
  const entered = () => asked<{ id: string; link: string }>(routes.submitExamsForm, application);
  const { candidate } = await asked<ExamCandidate>(routes.candidateOf, undefined, { id: applied.id });
  const corrected = { version: 0, candidate: { ...candidate, middleNames: 'Forged' }, reason: 'Forged' };
  const receipt = { kind: 'transfer', amount: 100, receivedOn: '2026-01-05', reference: '', note: '' } as const;
  const received = await asked<Invoice>(routes.recordReceipt, receipt, { id: receivedInvoice ?? '' });
  const [entry] = received.entries;
  const [spared, amended] = [await entered(), await entered()];
  const { option, amount } = (await asked<EntryOffer>(routes.entryOfferOf, undefined, { id: `${amended.id}.001` }))
    .amendment.choices[0] ?? { option: { id: '' }, amount: null };
  const amendment = { optionId: option.id, amount };
  const [withdrawn, changed] = [await entered(), await entered()];
  const [ownToWithdraw] = await asked<OwnEntry[]>(routes.ownEntries, { link: withdrawn.link });
  const [ownToAmend] = await asked<OwnEntry[]>(routes.ownEntries, { link: changed.link });
  const [ownChoice] = ownToAmend?.change?.choices ?? [];
  const recorded = { kind: 'FT', number: 'FT A/0', atcud: 'JFKD9XYZ-0', issuedOn: '2026-01-05' } as const;
  const withFatura = await asked<Invoice>(routes.recordCertified, recorded, { id: received.id });
  const certified = withFatura.certifiedDocuments[0]?.id ?? '';
  const discarded = await asked<Invoice>(routes.replaceInvoice, undefined, { id: received.id });
  const statement = await importedStatement(asked, word);
  const erased = { ...contact, email: `${word}@example.org` };
  await asked(routes.sendContact, erased);
  const account = (await asked<OwedOn>(routes.owed)).rows[0]?.id ?? '';
  const elsewhere = (await asked<OwnSession[]>(routes.ownSessions)).find(({ current }) => !current);

  const bulk: NewBulkChange = {
    value: { field: 'tag', newValue: 'Own' },
    selection: { kind: 'picked', rows: [{ id: applied.id, version: 0 }] },
  };
  const sitePage = { title: 'Forged', subtitle: '', picture: null, alt: '', html: '<p>Forged</p>' };

  const calls: RightBodies = {
    reportBug: { json: report },
    logIn: { json: staffMember },
    startSession: { json: { token: loginToken } },
    addUser: { json: person() },
    changeUser: { params: { id: await made(routes.addUser, person()) }, json: { field: 'active', newValue: false } },
    inviteUser: { params: { id: await made(routes.addUser, person()) }, json: { language: 'en-GB' } },
    withdrawInvitation: {
      params: {
        id: await made(routes.inviteUser, { language: 'en-GB' }, { id: await made(routes.addUser, person()) }),
      },
    },
    linkForUser: { params: { id: await made(routes.addUser, person()) }, json: { slug: 'home' } },
    newForm: { json: { ...form, slug: `forged-too-${word}` } },
    changeForm: { params: { slug: form.slug }, json: { field: 'title', newValue: 'Forged' } },
    searchOptions: { params: { name: 'schools' }, json: { searchOn: 'Oxford' } },
    keepDraft: { json: unfinished },
    mailDraft: { json: { hash: draft.hash, email: 'zoe@example.com' } },
    submitForm: { params: { slug: form.slug }, json: answers },
    applicationPage: { json: { link } },
    sendApplicationMail: { json: { link, send: 'link' } },
    openApplication: { json: { link, code: 'FORGED' } },
    openOwnApplication: { params: { id: enquiry } },
    addTuitionNote: { params: { id: enquiry }, json: { text: 'Forged' } },
    withdrawApplication: { json: { link } },
    revokeApplicationLinks: { params: { id: enquiry } },
    writeToStaff: { json: { link: applied.link, text: 'Forged' } },
    writeToApplicant: { params: { id: enquiry }, json: { text: 'Forged', seen: [] } },
    answeredElsewhere: { params: { id: enquiry }, json: { seen: [] } },
    sendDocument: { json: passportOf(applied) },
    beginDocument: { json: { ...passportOf(applied), ...toBegin('document') } },
    takeBackDocument: {
      params: { id: await made(routes.sendDocument, passportOf(applied)) },
      json: { link: applied.link },
    },
    decideDocument: {
      params: { id: written.id, name: 'photo-id' },
      json: { state: 'accepted', files: [await made(routes.sendDocument, passportOf(written))] },
    },
    examChoices: { json: { name: 'board', seriesId: exam.formData.series.id, levelId: 'gcse' } },
    examTableInfo: { json: { optionId: exam.formData.option.id, seriesId: exam.formData.series.id } },
    submitExamsForm: { json: application },
    sentExamsForm: { json: { keys: ['one'], journey: 'one' } },
    payByCard: { json: { amount: applied.amount, currency: 'GBP', enquiryId: applied.id } },
    cardPaymentSuccess: { json: { ...payment, invoicePaymentId: 'pi_forged', address } },
    choosePayment: { json: { ...payment, paymentMethod: 'callback' } },
    changeKeyDates: {
      params: { id: exam.formData.series.id },
      json: { boardId: 'aqa', levelId: 'as', version: 1, dates: null },
    },
    changeSeller: {
      params: { campus: 'oxford' },
      json: { version: 0, seller: { ...seller, legalName: 'Forged' } },
    },
    markEntered: { json: { entries: [{ id: `${written.id}.001`, version: 1 }] } },
    numberCandidates: { json: { ids: [`${written.id}.001`] } },
    sendEntryStatements: { json: { seriesId: exam.formData.series.id } },
    addBoardLayout: { json: layout },
    changeBoardLayout: { params: { id: await made(routes.addBoardLayout, layout) }, json: { ...layout, version: 1 } },
    removeBoardLayout: { params: { id: await made(routes.addBoardLayout, layout) } },
    changeBoardCentre: { json: { campus: 'oxford', board: 'aqa', was: '', number: '91526' } },
    makeSubmission: {
      json: { board: 'aqa', series: exam.formData.series.id, campus: 'oxford', seen: 'forged', leftOut: [] },
    },
    answerSubmission: {
      params: { id: 'forged' },
      json: { rows: [{ id: 'forged', was: 'waiting', answer: 'accepted', reason: '' }] },
    },
    moveEntry: { params: { id: `${receivedFor}.001` }, json: { version: 1, state: 'refused', reason: 'Forged' } },
    correctCandidate: { params: { id: applied.id }, json: corrected },
    correctAnswers: { params: { id: enquiry }, json: { version: 0, pages: answers, reason: 'Forged' } },
    withdrawEntry: { params: { id: `${spared.id}.001` }, json: { version: 1, reason: 'Forged', returned: 0 } },
    amendEntry: { params: { id: `${amended.id}.001` }, json: { version: 1, ...amendment, reason: 'Forged' } },
    changeContactDetails: {
      json: { link: written.link, version: 0, pages: [{ name: 'candidate', values: { phone: '+447700900124' } }] },
    },
    ownEntries: { json: { link: written.link } },
    ownEntryStatement: { json: { link: written.link } },
    withdrawOwnEntry: {
      json: {
        ...{ link: withdrawn.link, id: ownToWithdraw?.id ?? '', version: 1 },
        returned: ownToWithdraw?.withdrawal?.returned ?? 0,
      },
    },
    amendOwnEntry: {
      json: {
        ...{ link: changed.link, id: ownToAmend?.id ?? '', version: 1 },
        ...{ optionId: ownChoice?.optionId ?? '', amount: ownChoice?.amount ?? 0 },
      },
    },
    recordCertified: {
      params: { id: received.id },
      json: { kind: 'FT', number: 'FT A/1', atcud: 'JFKD9XYZ-1', issuedOn: '2026-01-05' },
    },
    removeCertified: { params: { id: received.id, documentId: certified } },
    addOffer: { json: { ...offer, board: 'aqa', level: 'gcse', specification: '9999', code: `F${word.slice(0, 8)}` } },
    changeOffer: { params: { id: 'aqa-as-7356' }, json: { version: 0, terms: offer } },
    retireOffer: { params: { id: 'aqa-as-7401' }, json: { version: 0, isRetired: true } },
    readOffersFile: { json: offersFile },
    importOffers: { json: { ...offersFile, pin: await pinOf(asked) } },
    changeInvoice: { params: { id: draftId }, json: { field: 'description', newValue: 'Forged' } },
    addInvoiceItem: { params: { id: draftId }, json: item },
    replaceInvoice: { params: { id: invoiceId } },
    draftInvoice: { params: { id: enquiry } },
    startBulkChange: { json: bulk },
    exportSelectedEnquiries: { json: { selection: bulk.selection } },
    tryBulkChangeAgain: { params: { id: await made(routes.startBulkChange, bulk) } },
    undoBulkChange: { params: { id: await made(routes.startBulkChange, bulk) } },
    dismissBulkChange: { params: { id: await made(routes.startBulkChange, bulk) } },
    addView: { json: view },
    changeView: { params: { id: await made(routes.addView, view) }, json: { isShared: true } },
    removeView: { params: { id: await made(routes.addView, view) } },
    personalData: { json: { email: erased.email } },
    exportPersonalData: { json: { email: erased.email } },
    erasePersonalData: { json: { email: erased.email, of: { scope: 'person' } } },
    previewRetention: { json: { form: null, months: 24 } },
    changeRetention: { json: { form: null, months: 24, version: 0, shown: 0 } },
    newPage: { json: { ...sitePage, slug: `page-${word}`, language: 'en-GB' } },
    publishPage: { params: { slug: 'about' }, json: { ...sitePage, version: 1 } },
    changeChoices: {
      params: { name: 'titles' },
      json: { version: 0, choices: (await asked<ChoiceList[]>(routes.choiceLists))[0]?.choices ?? [] },
    },
    // Of a role that nobody who is tried has.
    changeSecondFactorRoles: { json: { version: 0, roles: ['Calendar'] } },
    changeHomeQueues: { json: { version: 0, queues: [{ queue: 'mine', isShown: false }] } },
    changeTestMenu: { json: { version: 0, menu: [{ title: 'Forged', address: '/forged/' }] } },
    changeReminderDays: { json: { version: 0, days: [7] } },
    changeLetterWords: {
      json: { version: 0, letters: [{ kind: 'submission', 'en-GB': 'Forged', 'pt-PT': '' }] },
    },
    previewLetter: { json: { kind: 'submission', campus: 'oxford', words: '' } },
    changeReplyTemplates: {
      json: { version: 0, templates: [{ id: 'forged', title: 'Forged', text: 'Forged' }] },
    },
    publishTerms: {
      params: { slug: 'exam-terms' },
      json: { title: 'Forged', html: '<p>Forged</p>', portuguese: null, version: 1 },
    },
    addProduct: { json: product },
    changeProduct: { params: { id: await made(routes.addProduct, product) }, json: { ...product, version: 1 } },
    removeProduct: { params: { id: await made(routes.addProduct, product) } },
    discardDraft: { params: { id: discarded.id } },
    recordReceipt: { params: { id: received.id }, json: receipt },
    reverseEntry: { params: { id: received.id, entryId: entry?.id ?? '' }, json: { reason: 'Forged' } },
    creditInvoice: {
      params: { id: received.id },
      json: { lines: [{ description: 'Forged', amount: 1, accountId: 'other' }], reason: 'Forged' },
    },
    sendAccount: { params: { id: account } },
    sendPayerStatement: { params: { id: receivedFor }, json: { from: '2026-01-01', to: '2026-01-31' } },
    pauseReminders: { params: { id: received.id }, json: { until: null, reason: 'Forged' } },
    resumeReminders: { params: { id: received.id } },
    makeExport: { json: { from: '2020-01-01', to: '2020-01-31', version: 'forged' } },
    changeAccountCodes: { json: await asked(routes.accountCodes) },
    readStatement: { json: statement.file },
    importStatement: { json: { ...statement.file, expected: 0 } },
    bookRows: { json: { rows: [{ rowId: statement.toBook, left: 100, parts: [] }] } },
    undoRow: { params: { id: statement.booked }, json: { reason: 'Forged' } },
    ignoreRow: { params: { id: statement.toIgnore }, json: { reason: 'Forged' } },
    restoreRow: { params: { id: statement.ignored } },
    changeInvoiceItem: { params: first, json: { field: 'cost', newValue: 1 } },
    deleteInvoiceItem: { params: second },
    addFooterHeader: { params: { id: draftId, kind: 'footer' }, json: footer },
    changeFooterHeader: { params: firstFooter, json: { field: 'cost', newValue: 1 } },
    deleteFooterHeader: { params: secondFooter },
    generateInvoicePdf: { params: { id: draftId } },
    // Writing to them has begun with it.
    changeEnquiry: { params: { id: enquiry }, json: { field: 'status', newValue: 'completed', version: 2 } },
    mergeEnquiry: { params: { id: duplicate }, json: { into: stays, version: 1 } },
    linkPeople: { params: { id: enquiry, other: applied.id }, json: { said: 'same', was: null } },
    addComment: { params: { id: enquiry }, json: { text: 'Forged' } },
    endMention: { params: { id: enquiry, commentId: 'forged' } },
    refundEnquiry: { params: { id: applied.id }, json: { amount: 100, reason: 'Forged' } },
    settleCardIssue: { params: { id: 'forged' } },
    sendLetterAgain: { params: { id: written.id, letterId: mail[0]?.id ?? '' } },
    cancelEnquiry: { params: { id: applied.id }, json: { reason: 'Forged' } },
    publishVersion: { params: { remote: 'mf-contact', version: '1.0.0' }, json: {} },
    publishElsewhere: {
      params: { remote: 'mf-contact' },
      json: { version: '1.0.0', manifest: 'http://127.0.0.1:9/mf-manifest.json' },
    },
    changeLine: { params: { remote: 'mf-contact' }, json: { action: 'back', version: null, revision: 0 } },
    addRemoteKey: { params: { remote: 'mf-contact' } },
    revokeRemoteKey: {
      params: { remote: 'mf-contact', id: await made(routes.addRemoteKey, undefined, { remote: 'mf-contact' }) },
    },
    allowOrigin: { json: { origin: 'https://forged.example' } },
    disallowOrigin: { json: { origin: 'https://forged.example' } },
    reportPartFailure: { json: { remote: 'mf-contact', manifest: '', phase: 'time' } },
    countMove: {
      params: { slug: form.slug },
      json: { did: 'begin', at: 'you', version: 1, campus: 'oxford' },
    },
    reportSpeed: {
      json: { measurements: [{ remote: 'mf-contact', manifest: '', measure: 'load', value: 40 }] },
    },
    changeBugReport: {
      params: { id: await made(routes.reportBug, report) },
      json: { field: 'status', newValue: 'completed' },
    },
    showFile: { params: { id: hidden } },
    hideFile: { params: { id: shown } },
    lockFile: { params: { id: hidden } },
    unlockFile: { params: { id: shown } },
    deleteFile: { params: { id: gone } },
    saveAnnotation: { json: { fileId: marked, xfdf: '<xfdf xmlns="http://ns.adobe.com/xfdf/"><annots/></xfdf>' } },
    removeAnnotation: { params: { fileId: marked, annotationId: annotated } },
    uploadStaffFile: { json: { uploadType: 'other', entityType: 'staff' } },
    takeBackUpload: { params: { id: await made(routes.uploadFile, { session: word }) }, json: { session: word } },
    uploadFile: { json: { uploadType: 'other' } },
    beginUpload: { json: { session: word, ...toBegin('begun') } },
    sendPart: {
      params: { id: await made(routes.beginUpload, { session: word, ...toBegin('sent') }), start: '0' },
    },
    dropUpload: { params: { id: await made(routes.beginUpload, { session: word, ...toBegin('dropped') }) } },
    sendContact: { json: contact },
    changeContact: {
      params: { id: await made(routes.sendContact, contact) },
      json: { field: 'status', newValue: 'completed' },
    },
    replyToContact: {
      params: { id: await made(routes.sendContact, { ...contact, message: 'Answer me' }) },
      json: { html: '<p>Forged</p>' },
    },
    sendReplyAgain: { params: { id: answered.id, replyId: answered.replies[0]?.id ?? '' } },
    endOwnSession: { params: { id: elsewhere?.id ?? '' } },
    setSecondFactor: {
      get json() {
        return { secret: FACTOR_SECRET, code: codeOf(FACTOR_SECRET), password: staffMember.password };
      },
    },
    endSecondFactor: {
      get json() {
        return { code: codeOf(FACTOR_SECRET, 30) };
      },
    },
    forgotPassword: { json: { email: staffMember.email } },
    changePassword: { json: { current: staffMember.password, newPassword: staffMember.password } },
    changeOwnLetters: { json: { notes: true } },
    endAllSessions: {},
    endSession: {},
  };
  return Object.entries(calls).flatMap(([name, right]) => {
    const route: Route = routes[name as Changing];
    const methods = route.changes ? [route.method, 'POST'] : [route.method];
    return methods.map((method) => ({
      name,
      method,
      path: pathOf(route, right.params),
      get json() {
        return right.json;
      },
      upload: route.upload ?? false,
    }));
  });
}

/** What can be set of an offer of the catalogue. */
const offer: z.input<typeof offerTerms> = {
  ...{ subject: 'Forgery', name: 'All papers', kind: 'whole', boardFee: 1, centreCharge: 1 },
  papers: [{ code: 'FORGED/1', name: 'Paper 1', type: 'Written', tier: null, minutes: 60, sittings: [] }],
  ...{ capacity: null, age: null, campuses: ['oxford'] },
};

/** A file that changes nothing: it can be imported as often as it is sent. */
const offersFile = {
  ...{ name: 'forged.csv', missing: 'stay' as const },
  content: Buffer.from('Board,Level,Code\nAQA,AS level,7404').toString('base64'),
};
const pinOf = async (asked: <T>(route: Route, json?: unknown) => Promise<T>) =>
  (await asked<OffersPreview>(routes.readOffersFile, offersFile)).pin;

/** A statement of four rows of a pound: one to be booked, one that is, one to be ignored, one that is. */
async function importedStatement(
  asked: <T>(route: Route, json?: unknown, params?: Record<string, string>) => Promise<T>,
  account: string,
) {
  const rows = ['one', 'two', 'three', 'four'].map((text) => `05/01/2026,${text} ${account},1.00`);
  const content = Buffer.from(['Date,Description,Amount', '31/01/2026,Fee,-1.00', ...rows].join('\n')).toString(
    'base64',
  );
  const file = { name: 'forged.csv', content, account };
  await asked(routes.importStatement, { ...file, expected: 5 });
  const open = await asked<BankRows>(routes.bankRowsIn, undefined, { state: 'open' });
  const [toBook = '', booked = '', toIgnore = '', ignored = ''] = open.rows
    .filter((row) => row.account === account)
    .map(({ id }) => id);
  await asked(routes.bookRows, { rows: [{ rowId: booked, left: 100, parts: [] }] });
  await asked(routes.ignoreRow, { reason: 'Known' }, { id: ignored });
  return { file, toBook, booked, toIgnore, ignored };
}
