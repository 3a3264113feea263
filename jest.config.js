const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { findFirefox } = require('./e2e/findFirefox');
const { workspaces } = require('./package.json');
const { base, inBrowserLike: appTests } = require('./shared/kit/jest.js');

const file = (path) => join(__dirname, path);
const onceMore = file('shared/testing/once-more.ts');

const inBrowserLike = (name) => {
  const tests = appTests(file(name));
  return {
    ...tests,
    displayName: name,
    runtime: file('shared/testing/kept/browserRuntime.js'),
    testEnvironment: file('shared/testing/kept/browserEnvironment.js'),
    setupFilesAfterEnv: [...tests.setupFilesAfterEnv, onceMore],
  };
};
const inNode = (name) => ({
  ...base,
  displayName: name,
  rootDir: name,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
});
/** Whose modules are loaded once in a worker and not once in a file. */
const loadedOnce = (name) => ({
  ...inNode(name),
  runtime: file('shared/testing/kept/serverRuntime.js'),
  testEnvironment: file('shared/testing/kept/serverEnvironment.js'),
  setupFilesAfterEnv: [onceMore],
});

/** Dates once more, in zones on both sides of the date line and half an hour beside it. */
const zones = ['Europe/London', 'Pacific/Kiritimati', 'America/St_Johns', 'Pacific/Pago_Pago'];
const datesIn = (zone) => ({
  ...inNode('shared'),
  displayName: `dates in ${zone}`,
  testEnvironment: file('shared/testing/node-in-zone.js'),
  testEnvironmentOptions: { zone },
  globals: { zone },
  testMatch: ['<rootDir>/contract/forms/**/dates*.test.ts'],
});

const within = (path) => `${path}{/**/*,}`;
const except = (patterns) => patterns.map((pattern) => pattern.replace('<rootDir>/', '!**/'));
const ofServer = (paths) => paths.map((path) => `<rootDir>/src/${path}.test.ts`);
/** What takes long for one thing: processes of their own, backups, documents as a whole, large files, every order of a race. */
const longOnes = ofServer([
  'doctor/doctor',
  'fuzz/fuzz',
  'modules/credit-notes/draftRace',
  'modules/enquiries/lostAnswers',
  'modules/exam-documents/examDocuments',
  'modules/files/{conversion,memory}',
  'modules/forms/lintedOnce',
  'modules/invoices/invoicePdf',
  'modules/letters/{everyLink,refusedMail}',
  'modules/owed/owed',
  'modules/payer-statements/payerStatements',
  'modules/payments/{moneyRace,race}',
  'modules/personal-data/personalData',
  'modules/refunds/anyOrder',
  'modules/registry/deploying',
  'modules/retention-rules/retentionRules',
  'modules/sellers/sellers',
  'modules/site/earlierBuilds',
  'modules/users/{resetAccount,secondFactor}',
  'platform/backup/!(*.postgres)',
  'platform/database/{invoices-migration,ledger-migration,schema}',
  'platform/jobs/*',
  'platform/keys/{keysAtStart,sealing}',
  'platform/limits/guessing',
  'platform/metrics/alarms',
  'platform/pdf/sheet',
  'platform/storage/{sharedBucket,siteMark}',
  'start*',
  'starting/givenSocket',
]);

/** What the larger sites' database does differently, or several at once do with it: locks, transactions, numbers of a series, and every route's queries. */
const ofPostgres = ofServer(
  [
    '**/*.postgres',
    'fuzz',
    'instances',
    'modules/credit-notes/draftRace',
    'modules/entries/candidateNumbers',
    'modules/exams/places',
    'modules/ledger',
    'modules/payments/{moneyRace,race}',
    'platform/jobs/jobs',
    'platform/limits/{leases,meter,together}',
    'platform/lists/{holding,keyset}',
  ].map(within),
);
/** What takes long there, or only asks it and writes to it. */
const besides = ofServer(
  [
    'modules/application-page',
    'modules/areas',
    'modules/applications/{correctAnswers,earlierApplication,fees}',
    'modules/audit',
    'modules/board-submissions',
    'modules/bulk-changes',
    'modules/content/editPages',
    'modules/documents',
    'modules/enquiries',
    'modules/entries/correctCandidate',
    'modules/exports',
    'modules/files/partedUploads',
    'modules/forms/edit{Choices,Terms}',
    'modules/incoming-mail',
    'modules/invoices',
    'modules/ledger/perhapsOpen',
    'modules/payments/{payments,receipts,reconcile,staff,webhook}',
    'modules/people',
    'modules/personal-data',
    'modules/refunds/anyOrder',
    'modules/reply-templates',
    'modules/retention{,-rules}',
    'modules/sessions/sessions',
    'modules/setting-versions',
    'modules/statements/statements',
    'modules/statistics',
    'modules/users/invitations',
    'platform/backup',
    'platform/database/{invoices-migration,ledger-migration,schema}',
    'platform/jobs/operateJobs',
    'platform/keys/{keysAtStart,sealing}',
    'platform/storage/*.postgres',
  ].map(within),
);
const onSqlite = (displayName, testMatch) => ({
  ...loadedOnce('api'),
  displayName,
  testMatch,
  globalSetup: file('api/src/testing/setup.ts'),
  globalTeardown: file('api/src/testing/teardown.ts'),
});
const onPostgres = (displayName, testMatch) => ({
  ...loadedOnce('api'),
  displayName,
  testMatch,
  globals: { onPostgres: true },
  globalSetup: file('api/src/testing/postgresSetup.ts'),
  globalTeardown: file('api/src/testing/postgresTeardown.ts'),
});
const hasPostgres = existsSync('/usr/lib/postgresql');
if (!hasPostgres)
  console.warn('PostgreSQL is not installed (on Debian: apt-get install postgresql): its tests are left out.');
const hasFirefox = findFirefox() !== undefined;
if (!hasFirefox)
  console.warn('Firefox is not installed (on Debian: apt-get install firefox-esr): its journeys are left out.');

const inBrowsers = (displayName, folder) => ({
  ...loadedOnce('e2e'),
  displayName,
  testMatch: [`<rootDir>/${folder}/*.test.ts`],
  ...(hasFirefox ? {} : { testPathIgnorePatterns: ['/node_modules/', 'firefox'] }),
  globalSetup: file('e2e/src/product-and-browser.ts'),
  globalTeardown: file('e2e/src/close-browsers.ts'),
});

/** `npm test` leaves out the projects called exhaustive: `npm run test:exhaustive`. */
module.exports = {
  projects: [
    { ...inBrowserLike('shared'), testPathIgnorePatterns: ['/node_modules/', '<rootDir>/(versions|webpack)/'] },
    ...workspaces.filter((name) => /^(host|mf-.+)$/.test(name)).map(inBrowserLike),
    { ...inNode('shared'), displayName: 'builds', testMatch: ['<rootDir>/{versions,webpack}/**/*.test.ts'] },
    ...zones.map(datesIn),
    onSqlite('api', ['<rootDir>/src/**/!(*.postgres).test.ts', ...except(longOnes)]),
    onSqlite('api, exhaustive', longOnes),
    ...(hasPostgres
      ? [
          onPostgres('api on PostgreSQL', [...ofPostgres, ...except(besides)]),
          onPostgres('api on PostgreSQL, exhaustive', besides),
        ]
      : []),
    inBrowsers('e2e', 'src/{journeys,starting}'),
    { ...inBrowsers('e2e, exhaustive', 'src/{journeys,exhaustive}'), globals: { exhaustive: true } },
  ],
  // One more than two cores: a fifth of what tests take is waiting, for a page that nobody touches or a server that is started.
  maxWorkers: 3,
  testSequencer: file('e2e/browser-tests-first.js'),
  // Reached by what hangs alone: on a machine that does other work too, the longest take several times as long.
  testTimeout: 180_000,
  reporters: ['default', file('e2e/passed-failed-reporter.js')],
};
