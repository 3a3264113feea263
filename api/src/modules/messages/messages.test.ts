import type { ApplicationPage, EnquiryMessages, ListPage, Submitted } from '@forms/shared/contract';
import { authors, MOST_MESSAGES } from '@forms/shared/contract';
import { textOf } from '../../testing/letterParts';
import { MailServer } from '../../testing/mailServer';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { closeEnquiry } from '../enquiries/status';
import { addForm } from '../forms/storedForms';
import { removeEnquiry } from '../retention/removeEnquiry';

const openDay = {
  header: { title: 'Open day' },
  pages: [{ name: 'you', title: 'You', fields: [{ name: 'email', type: 'email' as const, label: 'Email' }] }],
};

const mail = new MailServer();
let server: TestServer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start({
    SMTP_URL: await mail.start(),
    MAIL_FROM: 'Tutorial College <office@college.test>',
    PUBLIC_URL: 'http://forms.college.test/',
  });
  staff = await server.signIn('Staff');
  await addForm(server.app.db, { slug: 'open-day', title: 'Open day', json: openDay }, null);
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

let applicants = 0;
async function apply(): Promise<{ id: string; link: string; email: string }> {
  const email = `zoe-${++applicants}@example.org`;
  const json = [{ name: 'you', values: { email } }];
  const { id, link = '' } = (await (
    await server.send('/api/webforms/form/open-day/data', { json })
  ).json()) as Submitted;
  return { id, link, email };
}
const ask = (link: string, text: string, headers: Record<string, string> = {}) =>
  server.send('/api/application/message', { json: { link, text }, headers });
const path = (id: string) => `/api/enquiries/${id}/messages`;
const seenBy = async (id: string) =>
  (await (await server.send(path(id), { headers: staff })).json()) as EnquiryMessages;
const answer = (id: string, text: string, seen: string[], headers: Record<string, string> = {}) =>
  server.send(path(id), { json: { text, seen }, headers: { ...staff, ...headers } });
const pageOf = async (link: string) =>
  ((await (await server.send('/api/application', { json: { link } })).json()) as ApplicationPage).details;
const waiting = async () =>
  ((await (await server.send('/api/enquiries?queue=answer', { headers: staff })).json()) as ListPage<{ id: string }>)
    .rows;

test('A question of an applicant’s waits where staff see it, until they answer on the applicant’s page.', async () => {
  const { id, link } = await apply();
  expect((await ask(link, '  May I bring a friend?\nShe is 17. ')).status).toBe(204);
  expect(await waiting()).toContainEqual(expect.objectContaining({ id }));
  const [question] = await seenBy(id);
  expect(question).toMatchObject({ author: 'Applicant', text: 'May I bring a friend?\nShe is 17.', isWaiting: true });

  const response = await answer(id, 'Of course.', [question?.id ?? '']);
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject([{ isWaiting: false }, { from: 'staff', text: 'Of course.' }]);
  expect(await waiting()).toEqual([]);
  const messages = (await pageOf(link))?.messages;
  expect(messages).toMatchObject([{ from: 'applicant' }, { from: 'staff', text: 'Of course.' }]);
  // Who of the staff wrote is not told.
  expect(Object.keys(messages?.[1] ?? {})).not.toContain('author');
});

test('A letter tells that there is a message, with the link, and nothing of what it says.', async () => {
  const { id, email } = await apply();
  await answer(id, 'Your medical report is missing.', []);
  const letter = () => mail.received.find((each) => each.to.includes(email) && textOf(each).includes('written to you'));
  await until(async () => letter() !== undefined, Boolean);
  const text = textOf(letter() ?? { body: '' });
  expect(text).not.toContain('medical');
  const link = /application#([\w-]{43})\n/.exec(text)?.[1] ?? '';
  expect((await pageOf(link))?.messages).toMatchObject([{ text: 'Your medical report is missing.' }]);
});

test('What came while staff were writing goes on waiting.', async () => {
  const { id, link } = await apply();
  await ask(link, 'When?');
  const seen = (await seenBy(id)).map((message) => message.id);
  await ask(link, 'And where?');
  await answer(id, 'On Saturday.', seen);
  expect((await seenBy(id)).map(({ text, isWaiting }) => [text, isWaiting])).toEqual([
    ['When?', false],
    ['And where?', true],
    ['On Saturday.', false],
  ]);
  const ended = await server.send(path(id), {
    method: 'PUT',
    json: { seen: (await seenBy(id)).map((message) => message.id) },
    headers: staff,
  });
  expect(((await ended.json()) as EnquiryMessages).some(({ isWaiting }) => isWaiting)).toBe(false);
});

test('An answer begins with an enquiry, and what the applicant writes later opens it again, but not what they withdrew.', async () => {
  const { id, link } = await apply();
  const { db } = server.app;
  const status = async () =>
    (await db.selectFrom('enquiries').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  await answer(id, 'We have called you.', []);
  expect(await status()).toBe('inProgress');
  await db.transaction().execute((trx) => closeEnquiry(trx, id, 'Rui'));
  await ask(link, 'I was away.');
  expect(await status()).toBe('inProgress');
  await db.transaction().execute((trx) => closeEnquiry(trx, id, authors.applicant));
  await ask(link, 'Thank you all the same.');
  expect(await status()).toBe('completed');
});

test('Sent twice with one key, a message is there once, from either side.', async () => {
  const { id, link } = await apply();
  for (let times = 0; times < 2; times += 1) {
    expect((await ask(link, 'Hello', { 'idempotency-key': `ask ${id}` })).status).toBe(204);
    expect((await answer(id, 'Hello to you', [], { 'idempotency-key': `answer ${id}` })).status).toBe(201);
  }
  expect((await seenBy(id)).map(({ text }) => text)).toEqual(['Hello', 'Hello to you']);
});

test('Nobody writes by a link that opens nothing, without words, at too great a length or without end.', async () => {
  const { id, link } = await apply();
  expect((await ask('a'.repeat(43), 'Hello')).status).toBe(404);
  expect((await ask(link, ' \n ')).status).toBe(422);
  expect((await ask(link, 'x'.repeat(5_001))).status).toBe(422);
  expect((await server.send(path(id))).status).toBe(401);
  expect((await answer('none', 'Hello', [])).status).toBe(404);
  const message = { enquiryId: id, author: null, text: 'Hello', sentAt: '2026-01-01', isWaiting: 1 as const };
  const many = Array.from({ length: MOST_MESSAGES }, (_, at) => ({ ...message, id: `${id} ${at}` }));
  await server.app.db.insertInto('messages').values(many).execute();
  expect((await ask(link, 'One more')).status).toBe(409);
});

test('Messages go with their enquiry.', async () => {
  const { id, link } = await apply();
  await ask(link, 'Hello');
  await until(
    () => server.app.db.selectFrom('jobs').select('id').where('enquiryId', '=', id).execute(),
    ({ length }) => length === 0,
  );
  await removeEnquiry(server.app, id);
  expect(await server.app.db.selectFrom('messages').select('id').where('enquiryId', '=', id).execute()).toEqual([]);
});
