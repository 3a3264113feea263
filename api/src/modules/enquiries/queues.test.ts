import {
  type CountedQueue,
  type EnquirySummary,
  type ListPage,
  type Queue,
  queueNames,
  today,
} from '@forms/shared/contract';
import { countIn } from '../../testing/countIn';
import { Payer } from '../../testing/payer';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { indexTheRest } from '../search/enquirySearch';

let server: TestServer;
let payer: Payer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
});
afterAll(() => server.stop());

const get = async <Answer>(path: string) => (await (await server.send(path, { headers: staff })).json()) as Answer;
const listed = async (query: string) => (await get<ListPage<EnquirySummary>>(`/api/enquiries?${query}`)).rows;
/** A candidate of their own: an address that has had its letters of the hour would have the next wait, in a queue. */
const by = (name: string) => {
  const email = `${name}@example.org`;
  return { candidate: { email } };
};
/** A letter that is a minute under way on a busy machine stands in a queue, and leaves it between two readings. */
const lettersHaveGone = () =>
  until(
    () => server.app.db.selectFrom('jobs').select('id').where('kind', '=', 'letter').execute(),
    (jobs) => jobs.length === 0,
  );
/** The queues that hold an enquiry; each counts as many as its list has. */
async function queuesOf(id: string): Promise<Queue[]> {
  await lettersHaveGone();
  const counts = await get<CountedQueue[]>('/api/queues');
  const found: Queue[] = [];
  for (const queue of queueNames) {
    const rows = await listed(`queue=${queue}`);
    expect([queue, countIn(counts, queue)]).toEqual([queue, rows.length]);
    if (rows.some((row) => row.id === id)) found.push(queue);
  }
  return found;
}
async function change(id: string, field: string, newValue: unknown): Promise<void> {
  const { version } = await get<EnquirySummary>(`/api/enquiries/${id}`);
  const json = { field, newValue, version };
  const response = await server.send(`/api/enquiries/${id}`, { method: 'PUT', json, headers: staff });
  expect(response.status).toBe(200);
}

it('An enquiry is unassigned until somebody of the staff has it, and nobody’s work once it is completed.', async () => {
  const { id } = await payer.enquire('callback', by('ana'));
  expect(await queuesOf(id)).toEqual(['unassigned', 'callback']);
  const [me] = (await get<{ id: string; name: string }[]>('/api/colleagues')).filter(({ name }) => name === 'A Staff');
  await change(id, 'assignee', me?.id);
  expect(await queuesOf(id)).toEqual(['mine', 'callback']);
  await change(id, 'followUpOn', today());
  expect(await queuesOf(id)).toEqual(['mine', 'followUp', 'callback']);
  await change(id, 'status', 'completed');
  expect(await queuesOf(id)).toEqual([]);
});

it('A transfer is overdue the day after it was due.', async () => {
  const { id } = await payer.enquire('bacs', by('ben'));
  const due = (dueDate: string) =>
    server.app.db.updateTable('invoices').set({ dueDate }).where('enquiryId', '=', id).execute();
  await due(today());
  expect(await queuesOf(id)).not.toContain('transfer');
  await due('2020-01-01');
  expect(await queuesOf(id)).toContain('transfer');
});

it('What is paid waits to be entered with the board, and what is cancelled then for its money to go back.', async () => {
  const { id } = await payer.pay(by('cem'));
  expect(await queuesOf(id)).toEqual(['unassigned', 'notEntered']);
  const json = { reason: 'Fell ill' };
  expect((await server.send(`/api/enquiries/${id}/cancel`, { json, headers: staff })).status).toBe(200);
  expect(await queuesOf(id)).toContain('refund');
  const owed = (await listed('')).filter(({ surplus }) => surplus > 0).map((row) => row.id);
  expect((await listed('queue=refund')).map((row) => row.id)).toEqual(owed);
});

it('Arrangements that another centre approved wait for their evidence until it comes, or the entry is withdrawn; older applications are found after a start.', async () => {
  const approved = { needsArrangements: true, arrangements: ['reader'], arrangementsApproved: 'yes' };
  const exam = await examEntry(server, 'gcse', 'aqa', '8300');
  const { id } = await register(server, [exam], 'bacs', { candidate: by('dee').candidate, arrangements: approved });
  const { id: other } = await register(server, [exam], 'bacs', { candidate: by('eli').candidate });
  expect(await queuesOf(id)).toContain('evidence');
  expect(await queuesOf(other)).not.toContain('evidence');

  const { db } = server.app;
  await db.updateTable('enquirySearch').set({ needsEvidence: null }).execute();
  expect(await queuesOf(id)).not.toContain('evidence');
  await indexTheRest(db);
  expect(await queuesOf(id)).toContain('evidence');

  const verdict = { enquiryId: id, name: 'form-8', reason: '' };
  await db
    .insertInto('documentVerdicts')
    .values({ ...verdict, verdict: 'accepted' })
    .execute();
  expect(await queuesOf(id)).not.toContain('evidence');
  await db
    .updateTable('documentVerdicts')
    .set({ verdict: 'again', reason: 'It is of another year' })
    .where('enquiryId', '=', id)
    .execute();
  expect(await queuesOf(id)).toContain('evidence');
  await db.updateTable('examEntries').set({ state: 'withdrawn' }).where('enquiryId', '=', id).execute();
  expect(await queuesOf(id)).not.toContain('evidence');
});

it('Queues are counted for staff alone.', async () => {
  expect((await server.send('/api/queues')).status).toBe(401);
  expect((await server.send('/api/queues', { headers: await server.signIn('Candidate') })).status).toBe(403);
});
