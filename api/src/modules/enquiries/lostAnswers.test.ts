import { type ExamEntry, type ExamsSubmitted, IDEMPOTENCY_HEADER, REQUEST_HEADER } from '@forms/shared/contract';
import { type CuttingProxy, openCuttingProxy } from '../../testing/cuttingProxy';
import { examEntry, registration } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';

const SUBMISSIONS = 100;
/** More at once than a site of this size has; more still wait for the database, and are asked to come again. */
const AT_ONCE = 20;
/** All but every fourth answer are lost. */
const HEARD = 4;

let server: TestServer;
let exam: ExamEntry;
let proxy: CuttingProxy;
beforeAll(async () => {
  server = await TestServer.start();
  exam = await examEntry(server, 'gcse', 'aqa', '8300');
  let answers = 0;
  proxy = await openCuttingProxy(server.address, () => {
    answers += 1;
    return answers % HEARD !== 0;
  });
});
afterAll(async () => {
  await proxy.stop();
  await server.stop();
});
const stored = () => server.app.db.selectFrom('enquiries').select(['id', 'reference']).execute();
const submit = (address: string, key: string): Promise<Response> =>
  fetch(`${address}/api/webforms/exams/form/data`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [REQUEST_HEADER]: 'test', [IDEMPOTENCY_HEADER]: key },
    body: JSON.stringify(registration([exam])),
  });

/** Sends until an answer comes, as the browser does; answers it and how often it was sent. */
async function submitUntilHeard(key: string) {
  for (let tries = 1; ; tries += 1) {
    try {
      const response = await submit(proxy.address, key);
      return { status: response.status, tries, ...((await response.json()) as ExamsSubmitted) };
    } catch {
      // The answer was lost.
    }
  }
}

it('A hundred submissions whose answers are mostly lost, sent again with their keys: a hundred enquiries, none twice.', async () => {
  const before = (await stored()).length;
  const keys = Array.from({ length: SUBMISSIONS }, (_, at) => `lost-${at}`);
  const waiting = [...keys];
  const answers: Awaited<ReturnType<typeof submitUntilHeard>>[] = [];
  const submitInTurn = async () => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) answers.push(await submitUntilHeard(key));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, submitInTurn));
  const sent = answers.reduce((sum, { tries }) => sum + tries, 0);
  expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 201));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(SUBMISSIONS);
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(SUBMISSIONS);
  const after = await stored();
  expect(after).toHaveLength(before + SUBMISSIONS);
  expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(answers.map(({ id }) => id)));
  expect(proxy.cut()).toBeGreaterThan(SUBMISSIONS);
  console.info(
    `${SUBMISSIONS} submissions, ${proxy.cut()} answers cut, ${sent} sent: ${after.length - before} enquiries.`,
  );
});

it('Each under a key of its own, two tries are two enquiries: the key is what keeps them one.', async () => {
  const before = (await stored()).length;
  for (const key of ['first try', 'second try']) expect((await submit(server.address, key)).status).toBe(201);
  expect(await stored()).toHaveLength(before + 2);
});

it('Fifty posts at once with one key are one enquiry, with one invoice, and all are told of it.', async () => {
  const before = (await stored()).length;
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const response = await submit(server.address, 'fifty at once');
      return { status: response.status, text: await response.text() };
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  // Each is told of it with a link of its own.
  const sent = answers.map(({ text }) => JSON.parse(text) as ExamsSubmitted);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(await stored()).toHaveLength(before + 1);
  const id = sent[0]?.id ?? '';
  const invoices = await server.app.db.selectFrom('invoices').select('id').where('enquiryId', '=', id).execute();
  expect(invoices).toHaveLength(1);
});
