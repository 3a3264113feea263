import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { daysFromNow } from '../../platform/time';
import { firstRun } from '../../testing/firstRun';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { removeOld } from './removeOld';

const PDF = '%PDF-1.7\n1 0 obj';

let server: TestServer;
let staff: { cookie: string };
async function start(env: Record<string, string>): Promise<void> {
  server = await TestServer.start(env);
  await firstRun(server, 'retention');
  staff = await server.signIn('Staff');
  const fields = [
    { name: 'firstName', type: 'input', label: 'First name' },
    { name: 'files', type: 'uploader', label: 'Files' },
  ];
  await server.send('/api/v2/newform', {
    json: {
      slug: 'files',
      title: 'Files',
      json: { header: { title: 'Files' }, pages: [{ name: 'page', title: 'Page', fields }] },
    },
    headers: await server.signIn('Admin'),
  });
}
afterEach(() => server.stop());

/** An enquiry with a file, submitted so many days ago. */
async function enquiry(daysAgo: number): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([PDF]), 'a.pdf');
  const uploaded = await server.send('/api/webforms/file/upload', { method: 'POST', body });
  const { id: file } = (await uploaded.json()) as { id: string };
  const values = { firstName: 'Ermintrude', files: [{ id: file, name: 'a.pdf', size: PDF.length }] };
  const response = await server.send('/api/webforms/form/files/data', { json: [{ name: 'page', values }] });
  const { id } = (await response.json()) as { id: string };
  await server.send(`/api/enquiries/${id}/comments`, { json: { text: 'Ermintrude called' }, headers: staff });
  await age(id, daysAgo);
  return id;
}
const age = (id: string, daysAgo: number) =>
  server.app.db
    .updateTable('enquiries')
    .set({ submittedAt: daysFromNow(-daysAgo) })
    .where('id', '=', id)
    .execute();
const isThere = async (id: string) => (await server.send(`/api/enquiries/${id}`, { headers: staff })).status === 200;
const stored = async () => {
  const names: string[] = [];
  for await (const { name } of server.app.store.list()) names.push(name);
  return names;
};

/** The letters that nobody sent but that were put into the data folder. */
const outbox = () => readdirSync(join(server.dataDir, 'outbox'));

/** Everything in the database, as text. */
async function everything(): Promise<string> {
  const tables = await server.app.db.introspection.getTables();
  const rows = tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(server.app.db));
  return JSON.stringify(await Promise.all(rows));
}

it('Enquiries go after the days that the settings say, with their files and all that is known of them; younger ones stay.', async () => {
  await start({ KEEP_ENQUIRIES_DAYS: '30' });
  const old = await enquiry(31);
  expect(await everything()).toContain('Ermintrude');
  await server.app.db.updateTable('jobs').set({ runAt: '' }).where('kind', '=', 'retention').execute();
  await until(
    () => isThere(old),
    (there) => !there,
  );
  expect(await everything()).not.toContain('Ermintrude');
  expect(await stored()).toEqual([]);
  const young = await enquiry(29);
  await removeOld(server.app);
  expect(await isThere(young)).toBe(true);
  expect(await stored()).toHaveLength(1);
});

it('What has an invoice has days of its own, and goes with invoice, letters and their PDFs.', async () => {
  await start({ KEEP_ENQUIRIES_DAYS: '30', KEEP_INVOICED_DAYS: '100' });
  const { id } = await register(server, [await examEntry(server, 'gcse', 'aqa', '8300')], 'bacs');
  await server.send('/api/Z/webforms/exams/payment/success', {
    json: { enquiryId: id, examIds: [], invoiceData: {}, description: 'Exams', paymentMethod: 'bacs' },
  });
  await until(stored, (names) => names.length > 0);
  await until(
    () => server.app.db.selectFrom('jobs').select('id').where('kind', '=', 'letter').execute(),
    (jobs) => jobs.length === 0,
  );
  await age(id, 99);
  await removeOld(server.app);
  expect(await isThere(id)).toBe(true);
  expect(outbox()).toHaveLength(1);
  await age(id, 100);
  await removeOld(server.app);
  expect(await isThere(id)).toBe(false);
  expect(await stored()).toEqual([]);
  expect(outbox()).toEqual([]);
  expect(await everything()).not.toContain('Młyńska');
});

it('Messages go by their own days, with what was answered to them.', async () => {
  await start({ KEEP_MESSAGES_DAYS: '10' });
  const message = {
    firstName: 'Zoë',
    lastName: 'B',
    email: 'z@example.org',
    mobile: '',
    message: 'Hello',
    page: 'home',
  };
  const { id } = (await (await server.send('/content/contacts', { json: message })).json()) as { id: string };
  const key = { 'Idempotency-Key': 'a-key' };
  const reply = { json: { html: '<p>Hello too</p>' }, headers: { ...staff, ...key } };
  expect((await server.send(`/content/contacts/${id}/replies`, reply)).status).toBe(201);
  await until(
    async () => outbox(),
    ([letter]) => letter?.endsWith('.eml') ?? false,
  );
  await removeOld(server.app);
  expect(await everything()).toContain('z@example.org');
  await server.app.db
    .updateTable('contacts')
    .set({ sentAt: daysFromNow(-10) })
    .execute();
  await removeOld(server.app);
  for (const text of ['z@example.org', 'Hello']) expect(await everything()).not.toContain(text);
  expect(outbox()).toEqual([]);
});

it('Without these settings all of it is kept; what nobody can use any more goes.', async () => {
  await start({});
  const id = await enquiry(10_000);
  await server.app.db
    .updateTable('sessions')
    .set({ expiresAt: daysFromNow(-1) })
    .execute();
  await removeOld(server.app);
  staff = await server.signIn('Staff');
  expect(await isThere(id)).toBe(true);
  expect(await server.app.db.selectFrom('sessions').select('userId').execute()).toHaveLength(1);
});
