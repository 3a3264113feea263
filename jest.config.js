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

/** What the larger sites' database does differently, or several at once do with it: locks, transactions, numbers of a series, migrations, and every route's queries. */
const ofDatabases = [
  'fuzz',
  'instances',
  'modules/bulk-changes',
  'modules/credit-notes/draftRace',
  'modules/entries/candidateNumbers',
  'modules/exams/places',
  'modules/ledger',
  'modules/payments/{moneyRace,payments,race,receipts,reconcile,staff,webhook}',
  'modules/refunds/anyOrder',
  'platform/database/{invoices-migration,ledger-migration,schema}',
  'platform/jobs',
  'platform/limits/{leases,meter,together}',
  'platform/lists/{holding,keyset}',
];
/** What only asks it and writes to it. */
const besides = [
  'modules/application-page',
  'modules/areas',
  'modules/applications/{correctAnswers,earlierApplication,fees}',
  'modules/audit',
  'modules/board-submissions',
  'modules/content/editPages',
  'modules/documents',
  'modules/enquiries',
  'modules/entries/correctCandidate',
  'modules/exports',
  'modules/files/partedUploads',
  'modules/forms/edit{Choices,Terms}',
  'modules/incoming-mail',
  'modules/invoices',
  'modules/people',
  'modules/personal-data',
  'modules/reply-templates',
  'modules/retention{,-rules}',
  'modules/sessions/sessions',
  'modules/statements/statements',
  'modules/statistics',
  'modules/users/invitations',
  'platform/{backup,keys}',
];
const onPostgres = (displayName, testMatch) => ({
  ...loadedOnce('api'),
  displayName,
  testMatch: testMatch.map((path) => `<rootDir>/src/${path}.test.ts`),
  globals: { onPostgres: true },
  globalSetup: file('api/src/testing/postgresSetup.ts'),
  globalTeardown: file('api/src/testing/postgresTeardown.ts'),
});
const within = (path) => `${path}{/**/*,}`;
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
    {
      ...loadedOnce('api'),
      globalSetup: file('api/src/testing/setup.ts'),
      globalTeardown: file('api/src/testing/teardown.ts'),
      testPathIgnorePatterns: ['/node_modules/', '\\.postgres\\.test\\.ts$'],
    },
    ...(hasPostgres
      ? [
          onPostgres('api on PostgreSQL', [...ofDatabases.map(within), '**/*.postgres']),
          onPostgres('api on PostgreSQL, exhaustive', besides.map(within)),
        ]
      : []),
    inBrowsers('e2e', 'src/{journeys,starting}'),
    inBrowsers('e2e, exhaustive', 'src/exhaustive'),
  ],
  // One a core of two: a third slows the others by more than it does itself.
  maxWorkers: 2,
  testSequencer: file('e2e/browser-tests-first.js'),
  // Reached by what hangs alone: on a machine that does other work too, the longest take several times as long.
  testTimeout: 180_000,
  reporters: ['default', file('e2e/passed-failed-reporter.js')],
};
