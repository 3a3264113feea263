import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION, REQUEST_HEADER } from '@forms/shared/contract';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { smallPng } from '../../testing/smallPng';
import { TestServer } from '../../testing/startServer';
import { contentSecurityPolicy } from './headers';

const admin = { email: 'admin@example.org', password: 'a long enough password for tests' };
const remotes = ['https://remotes.example.org'];
const METRICS_TOKEN = 'a token for measuring';

/** A built house of one file of each kind. */
function build(): string {
  const house = mkdtempSync(join(tmpdir(), 'forms-headers-'));
  for (const path of [
    'host/dist/index.html',
    'host/dist/main.1a2b3c4d.js',
    'host/dist/sw.js',
    'mf-forms/package.json',
    'mf-forms/dist/mf-manifest.json',
    'mf-forms/dist/remoteEntry.1a2b3c4d.js',
  ]) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), '{}');
  }
  writeFileSync(
    join(house, 'mf-forms/dist/remote.json'),
    JSON.stringify({ contract: CONTRACT_VERSION, integrity: 'sha384-abc' }),
  );
  return house;
}

let house: string;
let server: TestServer;
let staff: { cookie: string };
let fileId: string;
let pdfId: string;
beforeAll(async () => {
  house = build();
  server = await TestServer.start(
    {
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      METRICS_TOKEN,
      PUBLIC_URL: 'https://forms.example.org',
      HSTS_SUBDOMAINS: 'true',
      REMOTE_ORIGINS: remotes.join(),
    },
    { house },
  );
  staff = await server.signIn('Staff');
  const body = new FormData();
  body.append('file', new Blob([smallPng]), 'dot.png');
  const uploaded = await server.send('/api/webforms/file/upload', { method: 'POST', body });
  fileId = ((await uploaded.json()) as { id: string }).id;

  const payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  const { id } = await payer.enquire('bacs');
  const { invoiceId } = await payer.read(id);
  const asStaff = (path: string, init = {}) => server.send(path, { headers: staff, ...init });
  await asStaff(`/api/invoice/${invoiceId}`, { method: 'PUT', json: { field: 'dueDate', newValue: '2030-01-31' } });
  const made = await asStaff(`/api/invoice/${invoiceId}/generate/pdf`);
  pdfId = ((await made.json()) as { fileId: string }).fileId;
});
afterAll(async () => {
  await server.stop();
  rmSync(house, { recursive: true });
});

/** What stands on every answer, where its row does not say otherwise. */
const always = {
  'content-security-policy': contentSecurityPolicy(remotes),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), serial=(), usb=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cache-control': 'no-store',
  'access-control-allow-origin': null,
  'set-cookie': null,
};
const asked = { 'cache-control': 'no-cache' };
const forGood = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': null,
  'permissions-policy': null,
  'cross-origin-opener-policy': null,
};
const openToHosts = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
const download = { 'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'" };
const cardFrame = { 'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self';") };

type Headers = Record<string, unknown>;
const answers: Record<string, [ask: () => Promise<Response>, status: number, type: string | null, own?: Headers]> = {
  'a page': [() => server.send('/exams-registration-v2'), 200, 'text/html; charset=utf-8', asked],
  'the page that a login link opens': [() => server.send('/login/token/home'), 200, 'text/html; charset=utf-8'],
  'a hashed file of the host': [
    () => server.send('/main.1a2b3c4d.js'),
    200,
    'application/javascript; charset=utf-8',
    forGood,
  ],
  'a file without a hash, as a service worker': [
    () => server.send('/sw.js'),
    200,
    'application/javascript; charset=utf-8',
    asked,
  ],
  'a file that is not there': [() => server.send('/main.99999999.js'), 404, 'application/json; charset=utf-8'],
  'the list of remotes': [
    () => server.send('/remotes.json'),
    200,
    'application/json; charset=utf-8',
    { 'cache-control': 'private, no-cache' },
  ],
  'a remote’s manifest': [
    () => server.send('/remotes/mf-forms/mf-manifest.json'),
    200,
    'application/json; charset=utf-8',
    { ...asked, ...openToHosts },
  ],
  'a remote’s entry': [
    () => server.send('/remotes/mf-forms/remoteEntry.1a2b3c4d.js'),
    200,
    'application/javascript; charset=utf-8',
    { ...forGood, ...openToHosts },
  ],
  'the host’s settings': [() => server.send('/settings.json'), 200, 'application/json; charset=utf-8', asked],
  'the server’s health': [() => server.send('/api/health'), 200, 'application/json; charset=utf-8'],
  'a call that everyone may make': [
    () => server.send('/api/webforms/exams/series'),
    200,
    'application/json; charset=utf-8',
  ],
  'a call of somebody signed in': [
    () => server.send('/api/enquiries', { headers: staff }),
    200,
    'application/json; charset=utf-8',
  ],
  'signing in': [
    async () => {
      const { token } = (await (await server.send('/api/auth/login', { json: admin })).json()) as { token: string };
      return server.send('/api/auth/session', { json: { token } });
    },
    200,
    'application/json; charset=utf-8',
    {
      'set-cookie': expect.stringMatching(
        /^__Host-session=[\w-]{40,}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/,
      ),
    },
  ],
  'signing out': [
    async () => server.send('/api/auth/session', { method: 'DELETE', headers: await server.signIn('Staff') }),
    204,
    null,
    {
      'set-cookie': '__Host-session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Secure',
      'clear-site-data': '"storage"',
    },
  ],
  'a call without a session': [() => server.send('/api/enquiries'), 401, 'application/json; charset=utf-8'],
  'a call without the header of changes': [
    () => server.send('/api/error', { method: 'POST', headers: { [REQUEST_HEADER]: '' } }),
    403,
    'application/json; charset=utf-8',
  ],
  'a call that is not there': [() => server.send('/api/nowhere'), 404, 'application/json; charset=utf-8'],
  'a call that is refused for its fields': [
    () => server.send('/api/invoice/x/item', { json: {}, headers: staff }),
    422,
    'application/json; charset=utf-8',
  ],
  'a file’s bytes': [
    () => server.send(`/api/file/${fileId}/content`, { headers: staff }),
    200,
    'image/png',
    { ...download, 'content-disposition': `attachment; filename="dot.png"; filename*=UTF-8''dot.png` },
  ],
  'part of a file’s bytes': [
    () => server.send(`/api/file/${fileId}/content`, { headers: { ...staff, range: 'bytes=0-9' } }),
    206,
    'image/png',
    { ...download, 'content-disposition': expect.stringMatching(/^attachment;/) },
  ],
  'an invoice’s PDF': [
    () => server.send(`/api/file/${pdfId}/content`, { headers: staff }),
    200,
    'application/pdf',
    { ...download, 'content-disposition': expect.stringMatching(/^attachment; filename="INV-/) },
  ],
  'a file with its bytes as text': [
    () => server.send(`/api/file/${fileId}`, { headers: staff }),
    200,
    'application/json; charset=utf-8',
  ],
  'a picture of a page': [
    () => server.send('/content/images/hall-720.webp'),
    200,
    'image/webp',
    { 'cache-control': 'public, max-age=31536000' },
  ],
  'the frame of the card sandbox': [() => server.send('/sandbox/card'), 200, 'text/html; charset=utf-8', cardFrame],
  'the script of that frame': [() => server.send('/sandbox/card.js'), 200, 'text/javascript; charset=utf-8', cardFrame],
  'the figures': [
    () => server.send('/api/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }),
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ],
  'the calls for people': [() => server.send('/api/docs'), 200, 'text/html; charset=utf-8'],
  'the calls for tools': [() => server.send('/api/docs/openapi.json'), 200, 'application/json; charset=utf-8'],
};
/** An answer’s headers of the names that are expected. */
const among = ({ headers }: Response, expected: Headers) =>
  Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]));

test.each(Object.entries(answers))('The headers of %s.', async (_what, [ask, status, type, own = {}]) => {
  const response = await ask();
  await response.arrayBuffer();
  const expected: Headers = { ...always, 'content-type': type, ...own };
  expect({ status: response.status, ...among(response, expected) }).toEqual({ status, ...expected });
});

test('The headers of an error of the server’s own.', async () => {
  const broken = await TestServer.start();
  await broken.app.db.schema.dropTable('bugReports').execute();
  const headers = await broken.signIn('Staff');
  const response = await broken.send('/api/bugreports', { headers });
  const expected = { ...always, 'strict-transport-security': null, 'content-type': 'application/json; charset=utf-8' };
  expect({ status: response.status, ...among(response, expected) }).toEqual({
    status: 500,
    ...expected,
    'content-security-policy': contentSecurityPolicy([]),
  });
  await broken.stop();
});

test('The headers of what comes too often, with when to try again.', async () => {
  const limited = await TestServer.start({ RATE_LIMIT_SCALE: '0.001' });
  const report = () => limited.send('/api/error', { json: {} });
  let response = await report();
  while (response.status !== 429) response = await report();
  const expected = {
    ...always,
    'content-security-policy': contentSecurityPolicy([]),
    'strict-transport-security': null,
    'content-type': 'application/json; charset=utf-8',
    'retry-after': expect.stringMatching(/^[1-9]\d*$/),
  };
  expect(among(response, expected)).toEqual(expected);
  await limited.stop();
});

test('Plain http promises no https, and a host may answer for itself alone.', async () => {
  const plain = await TestServer.start({ PUBLIC_URL: 'http://forms.example.org', HSTS_SUBDOMAINS: 'true' });
  expect((await plain.send('/api/health')).headers.get('strict-transport-security')).toBeNull();
  await plain.stop();
  const alone = await TestServer.start({ PUBLIC_URL: 'https://forms.example.org' });
  expect((await alone.send('/api/health')).headers.get('strict-transport-security')).toBe('max-age=31536000');
  await alone.stop();
});
