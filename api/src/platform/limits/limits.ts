import type { routes } from '@forms/shared/contract';

/** So many calls at once from one address; each comes back evenly over the minutes. */
export interface Limit {
  calls: number;
  minutes: number;
}

/**
 * How often one address may do a kind of thing. The figures let a class of thirty enter for examinations behind one
 * address; they stop floods and guessing. RATE_LIMIT_SCALE multiplies the calls, but for `guessing`, which has GUESSING_LIMIT_SCALE.
 */
export const limits = {
  reading: { calls: 1_200, minutes: 1 },
  working: { calls: 300, minutes: 1 },
  submitting: { calls: 200, minutes: 10 },
  uploading: { calls: 300, minutes: 10 },
  listening: { calls: 3_000, minutes: 1 },
  paying: { calls: 100, minutes: 10 },
  writing: { calls: 20, minutes: 10 },
  guessing: { calls: 30, minutes: 15 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

/** What kind of thing each call is. A call without a line does not compile. */
export const kindOf: Record<keyof typeof routes, LimitName> = {
  health: 'reading',
  ready: 'reading',
  metrics: 'reading',
  documentation: 'reading',
  openApi: 'reading',
  titles: 'reading',
  reportBug: 'writing',
  slugKind: 'reading',

  logIn: 'guessing',
  // Its token is past guessing, and a code has tries of its own.
  startSession: 'working',
  session: 'reading',
  endSession: 'working',
  ownSessions: 'reading',
  endOwnSession: 'working',
  endAllSessions: 'working',
  secondFactor: 'reading',
  factorSecret: 'reading',
  setSecondFactor: 'guessing',
  endSecondFactor: 'guessing',
  forgotPassword: 'guessing',
  changePassword: 'guessing',
  users: 'reading',
  addUser: 'working',
  changeUser: 'working',
  linkForUser: 'working',

  form: 'reading',
  formSchema: 'reading',
  formReferences: 'reading',
  forms: 'reading',
  newForm: 'working',
  changeForm: 'working',
  formVersions: 'reading',
  terms: 'reading',
  leadOrigins: 'reading',
  leadOriginMeta: 'reading',
  options: 'reading',
  searchOptions: 'reading',
  keepDraft: 'submitting',
  mailDraft: 'writing',
  draft: 'reading',
  submitForm: 'submitting',

  // Its secret is past guessing, and a code has tries of its own.
  applicationPage: 'working',
  sendApplicationMail: 'writing',
  openApplication: 'guessing',
  withdrawApplication: 'working',
  revokeApplicationLinks: 'working',

  sendDocument: 'uploading',
  takeBackDocument: 'working',
  enquiryDocuments: 'reading',
  decideDocument: 'working',
  documentsToCheck: 'reading',

  writeToStaff: 'writing',
  messages: 'reading',
  writeToApplicant: 'working',
  answeredElsewhere: 'working',
  messagesToAnswer: 'reading',

  examSeries: 'reading',
  examChoices: 'reading',
  examPapers: 'reading',
  examTableInfo: 'reading',
  examCatalogue: 'reading',
  examInvoiceItems: 'reading',
  examsInvoiceFooter: 'reading',
  examsDeclarations: 'reading',
  submitExamsForm: 'submitting',
  sentExamsForm: 'reading',

  cardProvider: 'reading',
  payByCard: 'paying',
  cardPaymentSuccess: 'paying',
  paymentWebhook: 'listening',
  choosePayment: 'paying',

  examSeriesList: 'reading',
  examsOfSeries: 'reading',
  examKeyDates: 'reading',
  changeKeyDates: 'working',
  examEntries: 'reading',
  exportEntries: 'working',
  markEntered: 'working',
  numberCandidates: 'working',
  moveEntry: 'working',
  entryOfferOf: 'reading',
  withdrawEntry: 'working',
  amendEntry: 'working',
  offers: 'reading',
  offerOf: 'reading',
  addOffer: 'working',
  changeOffer: 'working',
  retireOffer: 'working',
  offersFile: 'reading',
  readOffersFile: 'working',
  importOffers: 'working',
  recordReceipt: 'working',
  reverseEntry: 'working',
  creditInvoice: 'working',
  replaceInvoice: 'working',
  discardDraft: 'working',
  owed: 'reading',
  accountOfPayer: 'reading',
  sendAccount: 'working',
  pauseReminders: 'working',
  resumeReminders: 'working',
  readStatement: 'working',
  importStatement: 'working',
  bankRowsIn: 'reading',
  payableInvoices: 'reading',
  bookRows: 'working',
  undoRow: 'working',
  ignoreRow: 'working',
  restoreRow: 'working',
  previewExport: 'reading',
  exportBatches: 'reading',
  makeExport: 'working',
  exportFile: 'working',
  accountCodes: 'reading',
  changeAccountCodes: 'working',
  invoices: 'reading',
  exportInvoices: 'working',
  invoice: 'reading',
  changeInvoice: 'working',
  addInvoiceItem: 'working',
  changeInvoiceItem: 'working',
  deleteInvoiceItem: 'working',
  addFooterHeader: 'working',
  changeFooterHeader: 'working',
  deleteFooterHeader: 'working',
  recordCertified: 'working',
  removeCertified: 'working',
  generateInvoicePdf: 'working',
  sellers: 'reading',
  changeSeller: 'working',

  enquiries: 'reading',
  exportEnquiries: 'working',
  enquiry: 'reading',
  changeEnquiry: 'working',
  addComment: 'working',
  refundEnquiry: 'working',
  cardIssues: 'reading',
  settleCardIssue: 'working',
  cancelEnquiry: 'working',
  sendLetterAgain: 'working',
  unsentLetters: 'reading',
  waiting: 'reading',
  remoteProblems: 'reading',
  remoteLines: 'reading',
  remoteReleasesOf: 'reading',
  publishVersion: 'writing',
  publishElsewhere: 'writing',
  changeLine: 'working',
  addRemoteKey: 'working',
  revokeRemoteKey: 'working',
  remoteOrigins: 'reading',
  allowOrigin: 'working',
  disallowOrigin: 'working',
  reportPartFailure: 'submitting',
  // As often as pages are left: it takes nothing from what submits a form.
  reportSpeed: 'working',
  bugReports: 'reading',
  exportBugReports: 'working',
  bugReport: 'reading',
  changeBugReport: 'working',

  file: 'reading',
  fileContent: 'reading',
  fileAsPdf: 'reading',
  showFile: 'working',
  hideFile: 'working',
  lockFile: 'working',
  unlockFile: 'working',
  deleteFile: 'working',
  files: 'reading',
  ownFiles: 'reading',
  ownApplications: 'reading',
  openOwnApplication: 'working',
  saveAnnotation: 'working',
  annotation: 'reading',
  removeAnnotation: 'working',
  uploadStaffFile: 'uploading',
  uploadFile: 'uploading',
  takeBackUpload: 'working',

  contentPage: 'reading',
  contentImage: 'reading',
  sendContact: 'writing',
  contacts: 'reading',
  exportContacts: 'working',
  contact: 'reading',
  changeContact: 'working',
  replyToContact: 'working',
  sendReplyAgain: 'working',
};

/** Letters that one mailbox may have: anybody may give a stranger's address. The rest wait, unless staff send them. No setting scales it. */
export const lettersToOne: readonly Limit[] = [
  { calls: 20, minutes: 24 * 60 },
  { calls: 5, minutes: 60 },
];

/** The wait after so many wrong passwords for one account, and how it grows. */
export const passwordTries = { free: 5, firstWaitMinutes: 1, longestWaitMinutes: 15, forgottenAfterDays: 1 } as const;

/**
 * When a server refuses calls with 503: with so many at work at once, or while callers wait so long to be heard. Beyond so many connections it
 * takes none; so many more may wait unheard, where the system lets them. Of one address it takes fewer, so that nobody
 * takes all: a RATE_LIMIT_SCALE above 1 multiplies those, and 0 lifts them.
 */
export const overload = {
  most: 200,
  mostWithMoney: 400,
  waitMs: 1_000,
  retryAfterSeconds: 5,
  mostConnections: 5_000,
  mostConnectionsOfAddress: 500,
  mostBodiesOfAddress: 200,
  mostUnheard: 4_000,
} as const;

/** Calls that last as long as their caller's line and are little work: they count for none. */
export const transfers: readonly (keyof typeof routes)[] = [
  'uploadFile',
  'uploadStaffFile',
  'sendDocument',
  'publishVersion',
  'file',
  'fileContent',
  'fileAsPdf',
  'contentImage',
];
