import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExamEntry, ExamsSubmitted } from '@forms/shared/contract';
import { freePort } from '@forms/shared/testing/free-port';
import { connect, type Database } from '../platform/database/database';
import { MailServer } from '../testing/mailServer';
import { cards, Payer } from '../testing/payer';
import { examEntry, register, registration } from '../testing/registration';
import { signIn } from '../testing/signIn';
import { Started } from '../testing/startProcess';
import { startS3 } from '../testing/startS3';
import type { Served } from '../testing/startServer';
import { databaseFor, dropDatabaseFor } from '../testing/testDatabase';
import { until } from '../testing/until';

const email = 'bursar@college.test';
const password = 'correct horse battery';

const mail = new MailServer();
const processes: Started[] = [];
let folder: string;
let store: Awaited<ReturnType<typeof startS3>>;
let db: Database;
let one: Served;
let other: Served;
let exam: ExamEntry;

/** Two servers in processes of their own, begun at the same moment on a database in which there is nothing yet. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forms-instances-'));
  store = await startS3();
  const { DATABASE_URL = '' } = await databaseFor(folder);
  const env = {
    ...store.env,
    DATABASE_URL,
    SMTP_URL: await mail.start(),
    MAIL_FROM: 'Tutorial College <office@college.test>',
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    TRUST_PROXY: 'loopback',
    ANSWERS_KEYS: 'both:a secret of at least thirty-two letters',
  };
  for (const name of ['one', 'other']) processes.push(Started.run(await freePort(), join(folder, name), env));
  await Promise.all(processes.map((each) => each.greeted()));
  db = connect({ dataDir: folder, databaseUrl: DATABASE_URL });
  const [first, second] = processes.map(
    (started): Served => ({
      send: started.send.bind(started),
      signIn: (role, ...areas) => signIn(db, role, { areas }),
      app: { db },
    }),
  );
  if (!first || !second) throw new Error('There are not two servers');
  [one, other] = [first, second];
  exam = await examEntry(one, 'gcse', 'aqa', '8300');
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.end('SIGTERM')));
  await db.destroy();
  await mail.stop();
  await store.stop();
  rmSync(folder, { recursive: true, force: true });
  await dropDatabaseFor(folder);
});

const allLettersSent = () =>
  until(
    () => db.selectFrom('letters').selectAll().execute(),
    (letters) => letters.every(({ sentAt }) => sentAt !== null),
  );
const lettersOf = (id: string) => db.selectFrom('letters').select('kind').where('enquiryId', '=', id).execute();
const stepsOf = (id: string) => db.selectFrom('paymentSteps').select('kind').where('enquiryId', '=', id).execute();

it('Both have started on the empty database, and what comes with the product is there once.', async () => {
  const forms = await db.selectFrom('formVersions').select(['slug', 'version']).execute();
  expect(forms.map(({ version }) => version)).toEqual(forms.map(() => 1));
  expect(await db.selectFrom('users').select('email').where('email', '=', email).execute()).toHaveLength(1);
  const sweeps = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', 'in', ['sweep', 'retention', 'reminders'])
    .execute();
  expect(sweeps).toHaveLength(3);
});

it('Who signs in at one is signed in at the other, and who signs out there is out at both.', async () => {
  const given = await one.send('/api/auth/login', { json: { email, password } });
  const { token } = (await given.json()) as { token: string };
  const opened = await other.send('/api/auth/session', { json: { token } });
  const headers = { cookie: opened.headers.getSetCookie()[0] ?? '' };
  const status = async (at: Served) => (await at.send('/api/auth/session', { headers })).status;
  expect([await status(one), await status(other)]).toEqual([200, 200]);
  await one.send('/api/auth/session', { method: 'DELETE', headers });
  expect([await status(one), await status(other)]).toEqual([401, 401]);
});

it('A limit is one for both: of forty calls at once twenty pass, and then none at either.', async () => {
  const send = (at: Served) =>
    at.send('/content/contacts', { json: {}, headers: { 'x-forwarded-for': '203.0.113.7' } });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => send(at % 2 ? one : other)));
  expect(answers.filter(({ status }) => status !== 429)).toHaveLength(20);
  for (const at of [one, other]) {
    const refused = await send(at);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30);
  }
});

it('A password is tried no oftener for there being two.', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 7; at += 1) {
    const json = { email: 'nobody@college.test', password: `guess ${at}` };
    statuses.push((await (at % 2 ? one : other).send('/api/auth/login', { json })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

it('A submission sent to both at once is one enquiry with one reference, and one letter leaves.', async () => {
  const sent = { json: registration([exam], 'bacs'), headers: { 'idempotency-key': 'the-same-key-for-both-1' } };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => (at % 2 ? one : other).send('/api/webforms/exams/form/data', sent)),
  );
  const stored = (await Promise.all(answers.map((answer) => answer.json()))) as ExamsSubmitted[];
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(stored.map(({ reference }) => reference)).size).toBe(1);
  const id = stored[0]?.id ?? '';
  expect(await db.selectFrom('enquiries').select('id').where('id', '=', id).execute()).toHaveLength(1);
  await allLettersSent();
  expect(await lettersOf(id)).toHaveLength(1);
});

it('Work that both see is done once: as many letters arrive as were written, each once.', async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      register(at % 2 ? one : other, [exam], 'bacs', {
        candidate: { email: `${at}@example.org` },
      }),
    ),
  );
  const letters = await allLettersSent();
  const ids = mail.received.map(({ headers }) => /^message-id: (.*)$/im.exec(headers)?.[1]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(letters.length);
});

it('A payment that both hear of at once is booked once.', async () => {
  const [here, there] = [new Payer(one, exam), new Payer(other, exam)];
  const enquiry = await here.enquire();
  const payment = await here.open(enquiry);
  await here.confirm(payment, cards.good);
  const heard = await Promise.all(
    Array.from({ length: 8 }, (_, at) => (at % 2 ? here : there).success(enquiry.id, payment.invoicePaymentId)),
  );
  expect(heard.map(({ status }) => status)).toEqual(heard.map(() => 200));
  expect(await there.paid(enquiry.id)).toBe('card');
  expect((await stepsOf(enquiry.id)).filter(({ kind }) => kind === 'paid')).toHaveLength(1);
  expect((await lettersOf(enquiry.id)).filter(({ kind }) => kind === 'receipt')).toHaveLength(1);
});

it('A payment of which no browser tells is found by one of them, once.', async () => {
  const payer = new Payer(one, exam);
  const enquiry = await payer.enquire();
  await payer.take(await payer.open(enquiry));
  await db
    .updateTable('jobs')
    .set({ runAt: new Date(0).toISOString() })
    .where('kind', '=', 'reconcile')
    .where('enquiryId', '=', enquiry.id)
    .execute();
  await until(
    () => payer.paid(enquiry.id),
    (paid) => paid === 'card',
  );
  expect((await stepsOf(enquiry.id)).filter(({ kind }) => kind === 'paid')).toHaveLength(1);
  expect((await lettersOf(enquiry.id)).filter(({ kind }) => kind === 'receipt')).toHaveLength(1);
});

it('A file that one took is locked, shown and handed out by the other.', async () => {
  const { id: entityTypeId } = await register(one, [exam], 'bacs');
  const headers = await one.signIn('Staff');
  const body = new FormData();
  for (const [name, value] of Object.entries({ entityType: 'enquiry', entityTypeId })) body.append(name, value);
  body.append('file', new Blob(['%PDF-1.7\nits bytes']), 'entry.pdf');
  const uploaded = await one.send('/api/system/uploader', { method: 'POST', body, headers });
  const { id } = (await uploaded.json()) as { id: string };
  expect((await other.send(`/api/file/${id}/lock`, { method: 'POST', headers })).status).toBe(200);
  expect((await one.send(`/api/file/delete/${id}`, { method: 'POST', headers })).status).toBe(409);
  const content = await other.send(`/api/file/${id}/content`, { headers });
  expect(await content.text()).toBe('%PDF-1.7\nits bytes');
});
