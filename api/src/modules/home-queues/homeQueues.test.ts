import {
  type CountedQueue,
  type EnquirySummary,
  type HomeQueue,
  type HomeQueues,
  type ListPage,
  type ListView,
  MOST_OWN_QUEUES,
  type Queue,
  queueLabels,
  queueNames,
  SEARCH_HEADER,
} from '@forms/shared/contract';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';

type Headers = { cookie: string };
let server: TestServer;
let admin: Headers;
let staff: Headers;
beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn('Admin');
  staff = await server.signIn('Staff');
  const payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  await payer.enquire('callback');
  await payer.enquire('bacs');
});
afterAll(() => server.stop());
afterEach(() => server.app.db.deleteFrom('siteSettings').where('name', '=', 'home-queues').execute());

const get = async <Answer>(path: string, headers: Headers = staff, more = {}) =>
  (await (await server.send(path, { headers: { ...headers, ...more } })).json()) as Answer;
const stored = () => get<HomeQueues>('/api/home-queues');
const onHome = (headers = staff) => get<CountedQueue[]>('/api/queues', headers);
const change = async (queues: HomeQueue[], version = 0, headers = admin) =>
  server.send('/api/home-queues', { method: 'PUT', json: { queues, version }, headers });
async function view(name: string, look: Partial<ListView['look']>, isShared = true): Promise<string> {
  const whole = { query: {}, search: '', columns: null, ...look };
  const made = await server.send('/api/views', { json: { list: 'enquiries', name, look: whole }, headers: staff });
  const { id } = (await made.json()) as ListView;
  await server.send(`/api/views/${id}`, { method: 'PUT', json: { isShared }, headers: staff });
  return id;
}
const only = (...shown: Queue[]): HomeQueue[] => [
  ...shown.map((queue) => ({ queue, isShown: true })),
  ...queueNames.filter((queue) => !shown.includes(queue)).map((queue) => ({ queue, isShown: false })),
];

it('Home shows each queue of the product until an administrator leaves some away and orders the rest.', async () => {
  expect((await onHome()).map(({ title }) => title)).toEqual(Object.values(queueLabels));
  expect(await stored()).toMatchObject({ version: 0, madeBy: null });
  expect((await change(only('unassigned', 'callback'), 0, staff)).status).toBe(403);
  expect((await change(only('unassigned', 'callback'))).status).toBe(200);
  expect(await onHome()).toEqual([
    { title: 'Unassigned', count: 2, list: { queue: 'unassigned' } },
    { title: 'Callbacks owed', count: 1, list: { queue: 'callback' } },
  ]);
  expect(await stored()).toMatchObject({ version: 1, madeBy: 'A Admin' });
  expect(await (await change(only('mine'))).json()).toMatchObject({
    error: 'home-queues-changed',
    stored: { version: 1 },
  });
});

it('A queue that a new version of the product brings stands behind those that were ordered before it.', async () => {
  await change([{ queue: 'letter', isShown: true }]);
  expect((await onHome()).map(({ title }) => title)).toEqual([
    queueLabels.letter,
    ...queueNames.filter((queue) => queue !== 'letter').map((queue) => queueLabels[queue]),
  ]);
});

it('A shared view is a queue of the college’s own, which counts as many as its list has, and for each who asks their own.', async () => {
  const paying = { query: { method: 'bacs', tab: 'new' }, search: '' };
  const mine = { query: { assignee: 'me' }, search: '' };
  const found = { query: {}, search: 'nobody-is-called-so' };
  const views = [await view('By transfer', paying), await view('My own', mine), await view('Found', found)];
  await change([...views.map((each) => ({ view: each })), ...only('unassigned')]);
  const shown = (await onHome()).slice(0, 3);
  expect(shown).toMatchObject([
    { title: 'By transfer', count: 1 },
    { title: 'My own', count: 0 },
    { title: 'Found', count: 0 },
  ]);
  expect(shown.map(({ list }) => list)).toEqual(views.map((each) => ({ view: each })));
  for (const [at, { query, search }] of [paying, mine, found].entries()) {
    const path = `/api/enquiries?${new URLSearchParams(query as Record<string, string>)}`;
    const { rows } = await get<ListPage<EnquirySummary>>(path, staff, { [SEARCH_HEADER]: search });
    expect(shown[at]?.count).toBe(rows.length);
  }
});

it('Who sees none of what a view is about is not shown its queue.', async () => {
  const ofExams = await view('Exams to enter', { query: { type: 'exams' } });
  await change([{ view: ofExams }, ...only()]);
  const admissions = await server.signIn('Staff', 'admissions');
  expect((await onHome()).map(({ title }) => title)).toEqual(['Exams to enter']);
  expect(await onHome(admissions)).toEqual([]);
});

it('A view that is shared no more, or deleted, takes its queue with it.', async () => {
  const [shared, unshared, deleted] = [await view('Shared', {}), await view('Unshared', {}), await view('Deleted', {})];
  await change([{ view: shared }, { view: unshared }, { view: deleted }, ...only()]);
  await server.send(`/api/views/${unshared}`, { method: 'PUT', json: { isShared: false }, headers: staff });
  await server.send(`/api/views/${deleted}`, { method: 'DELETE', headers: staff });
  expect((await onHome()).map(({ title }) => title)).toEqual(['Shared']);
  const { queues, version } = await stored();
  expect(queues).toEqual([{ view: shared }, ...only()]);
  expect((await change(queues, version)).status).toBe(200);
});

it('A view that nobody shares, one queue twice, and more than may be counted are refused.', async () => {
  const own = await view('Own', {}, false);
  expect(await (await change([{ view: own }])).json()).toMatchObject({ error: 'view-not-shared' });
  expect(
    (
      await change([
        { queue: 'mine', isShown: true },
        { queue: 'mine', isShown: true },
      ])
    ).status,
  ).toBe(422);
  const many = Array.from({ length: MOST_OWN_QUEUES + 1 }, (_, at) => ({ view: `view-${at}` }));
  expect((await change(many)).status).toBe(422);
  expect(await stored()).toMatchObject({ version: 0 });
});
