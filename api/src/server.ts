import fastifyStatic from '@fastify/static';
import { MAX_FILE_BYTES } from '@forms/shared/contract';
import fastify from 'fastify';
import { refuseUnknownAddresses } from './addresses';
import type { App } from './app';
import { serveApplications } from './applications/applications';
import { serveBugReports } from './bug-reports/bugReports';
import { serveContacts } from './contacts/contacts';
import { servePages } from './content/pages';
import { inTurn, openDatabase } from './database/database';
import { serveDocumentation } from './documentation/documentation';
import { serveDrafts } from './drafts/drafts';
import { endConnections } from './endConnections';
import { serveEnquiries } from './enquiries/enquiries';
import { answerErrors } from './errors';
import { serveExams } from './exams/exams';
import { serveAnnotations } from './files/annotations';
import { serveFileStates } from './files/fileStates';
import { serveFiles } from './files/files';
import { serveUploads } from './files/uploads';
import { serveChoices } from './forms/choices';
import { serveForms } from './forms/forms';
import { serveOptions } from './forms/options/options';
import { serveTerms } from './forms/terms';
import { checksOf } from './health/checks';
import { serveHealth } from './health/health';
import { newId } from './ids';
import { serveInvoices } from './invoices/invoices';
import { doJobs } from './jobs/doJobs';
import { capConnections } from './limits/connections';
import { Incoming, longestFor } from './limits/incoming';
import { limiter } from './limits/limiter';
import { overload } from './limits/limits';
import { Workload } from './limits/workload';
import { logging } from './logging';
import { serveLetters } from './mail/letters';
import { serveMetrics } from './metrics/metrics';
import { openCards } from './payments/cardProvider';
import { servePayments } from './payments/payments';
import { readJson } from './readJson';
import { serveSecondFactor } from './second-factor/secondFactor';
import { serveSessions } from './sessions/sessions';
import type { Settings } from './settings';
import { houseFolder } from './site/builds';
import { securityHeaders } from './site/headers';
import { serveSite } from './site/site';
import { ownPrefix } from './store/bucketPrefix';
import { openStore } from './store/openStore';
import { claimStore } from './store/siteMark';
import { serveUsers } from './users/users';
import { serveWaiting } from './waiting/waiting';

/** Beyond what the slowest upload may take, a request ends whatever it is; so does a connection on which nothing comes or goes. */
const SPARE_MS = 60_000;
const IDLE_MS = 120_000;

/** Each room of the server, in the order in which it opens: a room may seed its tables first. */
const rooms: readonly ((app: App) => void | Promise<void>)[] = [
  serveHealth,
  serveMetrics,
  serveDocumentation,
  serveSessions,
  serveSecondFactor,
  serveUsers,
  serveForms,
  serveTerms,
  serveChoices,
  serveOptions,
  serveDrafts,
  serveEnquiries,
  serveExams,
  serveApplications,
  servePayments,
  serveInvoices,
  servePages,
  serveContacts,
  serveBugReports,
  serveLetters,
  serveWaiting,
  serveUploads,
  serveFiles,
  serveFileStates,
  serveAnnotations,
  doJobs,
  serveSite,
];

/**
 * The whole server, ready for `http.listen`. `http.close` ends it and its database.
 *
 * @param options `house` where the builds stand; `isBehind` whether callers have waited too long for a while
 */
export async function buildServer(
  settings: Settings,
  { house = houseFolder, isBehind = () => false }: { house?: string | undefined; isBehind?: () => boolean } = {},
): Promise<App> {
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
  answerErrors(http);
  readJson(http);
  endConnections(http);
  securityHeaders(http, settings);
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
  const cards = await openCards({ http, db, settings });
  const workload = new Workload(isBehind);
  const checks = checksOf({ db, store, settings }, http.log);
  const app: App = { http, db, settings, store, house, limit, incoming, workload, cards, checks };
  await inTurn(db, settings, async () => {
    for (const open of rooms) await open(app);
  });
  await http.ready();
  return app;
}
