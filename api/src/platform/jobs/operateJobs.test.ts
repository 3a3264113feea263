import type { Enquiry } from '@forms/shared/contract';
import { MailServer } from '../../testing/mailServer';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { typed } from '../../testing/typed';
import { until } from '../../testing/until';
import { minutesFromNow } from '../time';

const METRICS_TOKEN = 'a token of more than sixteen letters';
const NEVER = '2999-01-01T00:00:00.000Z';

const mail = new MailServer();
let server: TestServer;
let headers: { cookie: string };
beforeAll(async () => {
  const SMTP_URL = await mail.start();
  server = await TestServer.start({ SMTP_URL, MAIL_FROM: 'office@college.test', METRICS_TOKEN });
  headers = await server.signIn('Staff');
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});
afterEach(() => server.app.db.deleteFrom('jobs').where('kind', '=', 'letter').execute());

const operator = (...args: string[]) => typed(['jobs', ...args], {}, server.dataDir);
const read = async (id: string) => (await (await server.send(`/api/enquiries/${id}`, { headers })).json()) as Enquiry;
const unsent = async () => (await (await server.send('/api/letters/unsent', { headers })).json()) as { count: number };
const alarm = async () => {
  const response = await server.send('/api/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return /^jobs\{.*state="dead".*\} \d+$/m.exec(await response.text())?.[0];
};

/** An application whose letter was given up, for the mail server refused its recipient. */
async function withLetterGivenUp() {
  mail.received.length = 0;
  mail.refusals.push({ at: 'recipient', code: 550, reply: 'No such mailbox' });
  const payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  const { id, reference } = await payer.enquire('bacs');
  await until(
    () => read(id),
    ({ mail: [letter] }) => letter?.state === 'failed',
  );
  const job = await server.app.db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', 'letter')
    .executeTakeFirstOrThrow();
  return { id, reference, job: job.id };
}

it('What was given up is listed with its kind, what it is of, since when and why; what waits, when asked for.', async () => {
  const { reference, job } = await withLetterGivenUp();
  const [givenUp, line, waiting] = (await operator()).split('\n');
  expect(givenUp).toBe('Given up: 1');
  expect(line).toMatch(new RegExp(`^  ${job}  letter  ${reference}  since \\d.*  1 tries  .*No such mailbox`));
  expect(waiting).toBe('Waiting: 4');
  expect((await operator('list', '--waiting')).split('\n').slice(3).sort()).toEqual([
    expect.stringMatching(/^ {2}cardIssues {2}cardIssues {2}until/),
    expect.stringMatching(/^ {2}reminders {2}reminders {2}until/),
    expect.stringMatching(/^ {2}retention {2}retention {2}until/),
    expect.stringMatching(/^ {2}sweep {2}sweep {2}until/),
  ]);
});

it('What was given up is done when it is run again, and rings no longer.', async () => {
  const { id, job } = await withLetterGivenUp();
  expect(await alarm()).toBeDefined();
  await operator('run', job);
  await until(
    () => read(id),
    ({ mail: [letter] }) => letter?.state === 'sent',
  );
  expect(mail.received).toHaveLength(1);
  expect(await alarm()).toBeUndefined();
});

it('What was dropped rings no longer and is not done; its enquiry’s history shows it, and staff can still send the letter.', async () => {
  const { id, job } = await withLetterGivenUp();
  const before = (await unsent()).count;
  expect(await operator('drop', job)).toBe(`The job ${job} is dropped.`);
  expect(await alarm()).toBeUndefined();
  expect(await operator()).toMatch(/^No job was given up\./);
  expect((await unsent()).count).toBe(before - 1);
  const { mail: letters, payments } = await read(id);
  expect(letters).toMatchObject([{ state: 'failed', sentAt: null }]);
  expect(payments.at(-1)).toMatchObject({
    kind: 'mail-failed',
    detail: expect.stringMatching(/^Dropped by command: .*No such mailbox/),
  });
  await server.send(`/api/enquiries/${id}/letters/${job}/again`, { method: 'POST', headers });
  await until(
    () => read(id),
    ({ mail: [letter] }) => letter?.state === 'sent',
  );
});

it('A job that there is none of, or that a server is at, is left alone with a line that says so.', async () => {
  const { job } = await withLetterGivenUp();
  await expect(operator('run', 'nothing')).rejects.toThrow('There is no job nothing');
  await expect(operator('run', '-an-id-with-a-dash')).rejects.toThrow('There is no job -an-id-with-a-dash');
  await expect(operator('list', '--wating')).rejects.toThrow(/Say what to do/);
  await expect(operator('eat', job)).rejects.toThrow(/Say what to do/);
  await server.app.db
    .updateTable('jobs')
    .set({ lockedUntil: minutesFromNow(2), runAt: NEVER })
    .where('id', '=', job)
    .execute();
  for (const what of ['run', 'drop']) await expect(operator(what, job)).rejects.toThrow(/A server is at the job/);
});
