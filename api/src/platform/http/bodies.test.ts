import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { REQUEST_HEADER, type Route, routes, usualBody } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';

const rows = (Object.entries(routes) as [string, Route][]).filter(
  ([, { method, changes, upload }]) => (method !== 'GET' || changes) && !upload,
);
const schemed = rows.filter(([, { body }]) => body);
const addressOf = ({ service, path }: Route) => `/${service}${path.replace(/:\w+/g, 'nothing')}`;

let server: TestServer;
let admin: { cookie: string };
/** Who make what no administrator may. */
const others = ['Candidate', 'Tutor'] as const;
let otherCookies: Record<(typeof others)[number], { cookie: string }>;
beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn('Admin');
  otherCookies = { Candidate: await server.signIn('Candidate'), Tutor: await server.signIn('Tutor') };
});
afterAll(() => server.stop());

/** Sends a text as the body of a call, as an administrator, or where none may make it, as somebody who may. */
async function post({ method, changes, ...route }: Route, body: string): Promise<{ status: number; answer: Answer }> {
  const { allow } = route;
  const other = others.find((role) => allow !== 'everyone' && !allow.includes('Admin') && allow.includes(role));
  const headers = { 'content-type': 'application/json', ...(other ? otherCookies[other] : admin) };
  const sent = { method: changes ? 'POST' : method, headers, body };
  const response = await server.send(addressOf({ method, ...route }), sent);
  return { status: response.status, answer: (await response.json()) as Answer };
}
type Answer = { error: string; message: string; errors?: unknown[] };
const listOf = (count: number, item: string) => `[${Array(count).fill(item).join()}]`;

it.each(rows)('%s takes no more than its row says, and refuses more in words.', async (_name, route) => {
  const refused = await post(route, ' '.repeat((route.maxBody ?? 1024) + 1));
  expect(refused).toEqual({
    status: 413,
    answer: { error: 'too-large', message: 'What was sent is too large.', requestId: expect.any(String) },
  });
});

it.each(schemed)(
  '%s refuses what is nested twelve thousand deep, without an error of its own.',
  async (_name, route) => {
    for (const body of [`${'['.repeat(7_900)}${']'.repeat(7_900)}`, `${'{"a":'.repeat(2_300)}1${'}'.repeat(2_300)}`]) {
      expect(await post(route, body)).toMatchObject({ status: route.badBody ?? 400, answer: { error: 'bad-body' } });
    }
    const { status } = await post(routes.submitForm, `${'['.repeat(12_000)}${']'.repeat(12_000)}`);
    expect(status).toBe(400);
  },
);

it.each(schemed)('%s tells no more than fifty errors of whatever is sent to it.', async (_name, route) => {
  const { items } = route.most ?? usualBody;
  const names = Array.from({ length: 600 }, (_, at) => `"name${at}":1`).join();
  for (const body of [listOf(items, '{}'), `{${names}}`, `[{${names}},{"x":{}}]`]) {
    const { status, answer } = await post(route, body);
    expect([400, 422]).toContain(status);
    expect(answer.errors?.length ?? 0).toBeLessThanOrEqual(50);
    expect(JSON.stringify(answer).length).toBeLessThan(60_000);
  }
});

it.each([
  ['the answers to a form', routes.submitForm],
  ['an application', routes.submitExamsForm],
  ['unfinished work', routes.keepDraft],
  ['the choice of a way to pay', routes.choosePayment],
] as const)(
  '%s of a hundred thousand empty entries is refused before any of them is looked at.',
  async (_what, route) => {
    const body = listOf(Math.floor(((route as Route).maxBody ?? 0) / 3) - 1, '{}');
    expect(await post(route, body)).toMatchObject({
      status: 413,
      answer: { error: 'too-large', message: `A list here has more than ${usualBody.items} entries.` },
    });
  },
);

it('Answers with a thousand wrong rows tell of fifty errors.', async () => {
  const { json } = (await (await server.send('/api/v2/form/exams-registration-v2')).json()) as {
    json: { pages: { name: string; fields: { name: string; type: string }[] }[] };
  };
  const values = json.pages.map(({ name, fields }) => ({
    name,
    values: Object.fromEntries(fields.map((field) => [field.name, Array(400).fill({ a: 1 })])),
  }));
  const { answer } = await post(routes.submitExamsForm, JSON.stringify([...values, { paymentMethod: 'bacs' }]));
  expect(answer.errors?.length ?? 0).toBeLessThanOrEqual(50);
});

it('A body of many wrongs is refused before who sends it is asked for, where only staff may: nothing of it is read.', async () => {
  const response = await server.send('/api/v2/newform', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"not": json',
  });
  expect(response.status).toBe(401);
});

it('A body over its limit is taken off the line, so that its sender reads the answer and can go on.', async () => {
  const socket = connect((server.app.http.server.address() as AddressInfo).port, '127.0.0.1');
  let answers = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answers += text;
  });
  const broken = once(socket, 'close').then(() => 'broken');
  const bytes = 11 * 1024 * 1024;
  const head = (of: string) => `${of} HTTP/1.1\r\nHost: here\r\n${REQUEST_HEADER}: test\r\n`;
  socket.write(
    `${head('POST /api/file/annotation')}Content-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n${' '.repeat(bytes)}`,
  );
  socket.write(`${head('GET /api/health')}\r\n`);
  const both = new Promise((resolve) => {
    socket.on('data', () => answers.includes('"status":"ok"') && resolve('answered'));
  });
  expect(await Promise.race([both, broken])).toBe('answered');
  expect(answers).toContain('413 Payload Too Large');
  expect(answers).toContain('What was sent is too large.');
  socket.destroy();
});
