import fastifyStatic from '@fastify/static';
import { MAX_FILE_BYTES } from '@forms/shared/contract';
import fastify from 'fastify';
import { openSandbox } from './card-sandbox/sandbox';
import { serveApplicationPage } from './modules/application-page/applicationPage';
import { serveOwnApplications } from './modules/application-page/ownApplications';
import { serveApplications } from './modules/applications/applications';
import { admitToRecord } from './modules/areas/admitToRecord';
import { serveAudit } from './modules/audit/serveAudit';
import { serveBoardSubmissions } from './modules/board-submissions/boardSubmissions';
import { serveBugReports } from './modules/bug-reports/bugReports';
import { serveBulkChanges } from './modules/bulk-changes/serveBulkChanges';
import { serveCalendar } from './modules/calendar/serveCalendar';
import { serveContacts } from './modules/contacts/contacts';
import { servePages } from './modules/content/pages';
import { serveCreditNotes } from './modules/credit-notes/creditNotes';
import { issueDraft } from './modules/credit-notes/issueDraft';
import { serveDocumentation } from './modules/documentation/documentation';
import { serveApplicantDocuments } from './modules/documents/applicantDocuments';
import { serveStaffDocuments } from './modules/documents/staffDocuments';
import { serveDrafts } from './modules/drafts/drafts';
import { serveEnquiries } from './modules/enquiries/enquiries';
import { serveEntries } from './modules/entries/entries';
import { serveExamDocuments } from './modules/exam-documents/examDocuments';
import { serveExams } from './modules/exams/exams';
import { serveExports } from './modules/exports/exports';
import { serveAnnotations } from './modules/files/annotations';
import { serveFileStates } from './modules/files/fileStates';
import { serveFiles } from './modules/files/files';
import { registerFileJobs } from './modules/files/files.jobs';
import { incomingFolder, openIncoming } from './modules/files/receiveFile';
import { attachmentTaker } from './modules/files/takeAttachment';
import { uploadTaker } from './modules/files/takeUpload';
import { uploadBeginner } from './modules/files/unfinishedUploads';
import { serveUploads } from './modules/files/uploads';
import { serveChoices } from './modules/forms/choices';
import { serveForms } from './modules/forms/forms';
import { serveOptions } from './modules/forms/options/options';
import { serveTerms } from './modules/forms/terms';
import { noteGivenUp } from './modules/history/noteGivenUp';
import { serveHomeQueues } from './modules/home-queues/serveHomeQueues';
import { serveIncomingMail } from './modules/incoming-mail/incomingMail';
import { serveCertifiedDocuments } from './modules/invoices/certifiedDocuments';
import { serveInvoices } from './modules/invoices/invoices';
import { nameCampuses } from './modules/invoices/nameCampuses';
import { serveLetterWords } from './modules/letter-words/serveLetterWords';
import { serveLetters } from './modules/letters/letters';
import { serveMessages } from './modules/messages/messages';
import { serveOwed } from './modules/owed/owed';
import { registerReminders } from './modules/owed/reminders.jobs';
import { openCards } from './modules/payments/cardProvider';
import type { PaymentApp } from './modules/payments/cards';
import { openPaymentsOf } from './modules/payments/openPayments';
import { servePayments } from './modules/payments/payments';
import { servePeople } from './modules/people/people';
import { servePersonalData } from './modules/personal-data/servePersonalData';
import { serveProducts } from './modules/products/products';
import { serveRefunds } from './modules/refunds/refunds';
import { refusalIn } from './modules/refusals/refusalIn';
import { teamOf } from './modules/registry/keys';
import { Registry } from './modules/registry/registry';
import { serveRegistry } from './modules/registry/serveRegistry';
import { serveReplyTemplates } from './modules/reply-templates/serveReplyTemplates';
import { registerRetention } from './modules/retention/retention.jobs';
import { eraseAged } from './modules/retention-rules/eraseAged';
import { serveRetentionRules } from './modules/retention-rules/serveRetentionRules';
import { serveSellers } from './modules/sellers/sellers';
import { currentSession, isSecure } from './modules/sessions/currentSession';
import { serveSessions } from './modules/sessions/sessions';
import { serveSettingVersions } from './modules/setting-versions/serveSettingVersions';
import { serveSite } from './modules/site/site';
import { serveStatements } from './modules/statements/statements';
import { serveStatistics } from './modules/statistics/statistics';
import { serveTestMenu } from './modules/test-menu/serveTestMenu';
import { serveTuition } from './modules/tuition/serveTuition';
import { serveInvitations } from './modules/users/invitations';
import { serveOwnLetters } from './modules/users/ownLetters';
import { serveSecondFactor } from './modules/users/secondFactor';
import { serveSecondFactorRoles } from './modules/users/secondFactorRoles';
import { serveUsers } from './modules/users/users';
import { serveViews } from './modules/views/views';
import { serveWaiting } from './modules/waiting/waiting';
import { AuditLog } from './platform/audit/auditLog';
import { inTurn, openDatabase } from './platform/database/database';
import { answerErrors } from './platform/errors/errors';
import { Figures } from './platform/figures/figures';
import { checksOf } from './platform/health/checks';
import { serveHealth } from './platform/health/health';
import { houseFolder } from './platform/houseFolder';
import { refuseUnknownAddresses } from './platform/http/addresses';
import { ClaimedPaths } from './platform/http/claimedPaths';
import { endConnections } from './platform/http/endConnections';
import { securityHeaders } from './platform/http/headers';
import { hearOut } from './platform/http/hearOut';
import { logging } from './platform/http/logging';
import { readJson } from './platform/http/readJson';
import { TrustedOrigins } from './platform/http/trustedOrigins';
import { newId } from './platform/ids';
import { Jobs } from './platform/jobs/jobs';
import { capConnections } from './platform/limits/connections';
import { Incoming, longestFor } from './platform/limits/incoming';
import { limiter } from './platform/limits/limiter';
import { overload } from './platform/limits/overload';
import { Workload } from './platform/limits/workload';
import { openPost } from './platform/mail/post';
import { serveMetrics } from './platform/metrics/metrics';
import type { Settings } from './platform/settings/settings';
import { ownPrefix } from './platform/storage/bucketPrefix';
import { DiskSpace } from './platform/storage/diskSpace';
import { openStore } from './platform/storage/openStore';
import { claimStore } from './platform/storage/siteMark';

/** Beyond what the slowest upload may take, a request ends whatever it is; so does a connection on which nothing comes or goes. */
const SPARE_MS = 60_000;
const IDLE_MS = 120_000;

/** What each module serves and does, in the order in which it opens: one may seed its tables first. */
const parts: readonly ((app: PaymentApp) => void | Promise<void>)[] = [
  serveHealth,
  serveMetrics,
  serveDocumentation,
  serveSessions,
  serveInvitations,
  serveSecondFactor,
  serveOwnLetters,
  serveSecondFactorRoles,
  serveUsers,
  serveForms,
  serveTerms,
  serveChoices,
  serveOptions,
  serveDrafts,
  serveEnquiries,
  serveBulkChanges,
  serveTuition,
  serveCalendar,
  serveExams,
  (app) => serveEntries(app, openPaymentsOf(app)),
  serveBoardSubmissions,
  serveExamDocuments,
  serveApplications,
  serveApplicationPage,
  serveOwnApplications,
  servePayments,
  serveRefunds,
  serveSellers,
  serveProducts,
  nameCampuses,
  (app) => serveInvoices(app, openPaymentsOf(app), issueDraft),
  serveCertifiedDocuments,
  (app) => serveCreditNotes(app, openPaymentsOf(app)),
  serveStatements,
  serveMessages,
  serveOwed,
  serveExports,
  serveStatistics,
  registerReminders,
  servePages,
  serveContacts,
  servePeople,
  serveBugReports,
  serveLetters,
  serveWaiting,
  serveViews,
  serveHomeQueues,
  serveTestMenu,
  serveSettingVersions,
  serveLetterWords,
  serveReplyTemplates,
  servePersonalData,
  serveRetentionRules,
  serveAudit,
  async (app) => {
    await openIncoming(app.settings.dataDir);
    const disk = new DiskSpace(incomingFolder(app.settings.dataDir));
    const uploading = { disk, takeUpload: await uploadTaker(app, disk), beginUpload: uploadBeginner(app, disk) };
    serveUploads(app, uploading);
    serveApplicantDocuments(app, uploading);
    serveIncomingMail(app, attachmentTaker(app, disk));
  },
  serveStaffDocuments,
  serveFiles,
  serveFileStates,
  serveAnnotations,
  registerFileJobs,
  (app) => registerRetention(app, eraseAged),
  (app) => {
    const registry = new Registry(app);
    serveRegistry(app, registry);
    return serveSite(app, registry);
  },
];

/**
 * The whole server, ready for `http.listen`. `http.close` ends it and its database.
 *
 * @param options `house` where the builds stand; `isBehind` whether callers have waited too long for a while
 */
export async function buildServer(
  settings: Settings,
  { house = houseFolder, isBehind = () => false }: { house?: string | undefined; isBehind?: () => boolean } = {},
): Promise<PaymentApp> {
  const http = fastify({
    logger: logging(settings.logLevel),
    genReqId: newId,
    requestTimeout: longestFor(MAX_FILE_BYTES) + SPARE_MS,
    connectionTimeout: IDLE_MS,
    trustProxy: settings.trustProxy.length > 0 && settings.trustProxy,
    routerOptions: { maxParamLength: 200 },
  });
  const db = await openDatabase(settings);
  http.addHook('onClose', () => db.destroy());
  refuseUnknownAddresses(http, settings);
  answerErrors(http, refusalIn);
  readJson(http);
  endConnections(http);
  hearOut(http);
  const trusted = new TrustedOrigins(db, settings.remoteOrigins);
  securityHeaders(http, settings, trusted);
  // One registration gives every reply `sendFile`, with compressed copies where they stand beside a file.
  await http.register(fastifyStatic, { serve: false, preCompressed: true });
  const limit = limiter(db, settings, http.log);
  http.server.maxConnections = overload.mostConnections;
  const scale = settings.rateLimitScale === 0 ? Number.POSITIVE_INFINITY : Math.max(1, settings.rateLimitScale);
  // Behind a proxy all connections are the proxy's: there only the bodies of an address are counted.
  if (settings.trustProxy.length === 0) capConnections(http.server, overload.mostConnectionsOfAddress * scale);
  const incoming = new Incoming(http.server, { most: overload.mostBodiesOfAddress * scale });
  const store = await inTurn(db, settings, async () => {
    const opened = await openStore(settings, () => ownPrefix(db));
    await claimStore({ db, store: opened }, settings);
    return opened;
  }).catch(async (error: unknown) => {
    await http.close();
    throw error;
  });
  const cards = await openCards({ http, db, settings }, openSandbox);
  const workload = new Workload(isBehind);
  const checks = checksOf({ db, store, settings }, http.log);
  const app: PaymentApp = {
    ...{ http, db, settings, store, house, limit, incoming, workload, cards, checks, trusted },
    audit: new AuditLog(db, settings),
    paths: new ClaimedPaths(),
    jobs: new Jobs({ http, db, settings, noteGivenUp }),
    figures: new Figures(),
    post: openPost(settings),
    sessionOf: (request) => currentSession(db, request, isSecure(settings)),
    teamOf: (request) => teamOf(db, request),
    admitToRecord: (session, route, params) => admitToRecord(db, session, route, params),
  };
  if (settings.live && !settings.smtpUrl) http.log.warn('live without SMTP_URL: letters are not sent');
  await inTurn(db, settings, async () => {
    for (const open of parts) await open(app);
  });
  app.jobs.run();
  await http.ready();
  return app;
}
