import type {
  Colleague,
  CountedQueue,
  Enquiry,
  EnquiryComment,
  EnquirySummary,
  ListPage,
} from '@forms/shared/contract';
import { countIn } from '../../testing/countIn';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';

type Headers = { cookie: string };
let server: TestServer;
let payer: Payer;
let writer: Headers;
let reader: Headers;
let readerId: string;
beforeAll(async () => {
  server = await TestServer.start();
  writer = await server.signIn('Admin');
  reader = await server.signIn('Staff');
  readerId = await idOf('A Staff');
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
});
afterAll(() => server.stop());

const get = async <Answer>(path: string, headers: Headers) =>
  (await (await server.send(path, { headers })).json()) as Answer;
const idOf = async (name: string) =>
  (await get<Colleague[]>('/api/colleagues', writer)).find((colleague) => colleague.name === name)?.id ?? '';
const note = (id: string, text: string, mentions: string[], headers = writer) =>
  server.send(`/api/enquiries/${id}/comments`, { json: { text, mentions }, headers });
const commentsOf = async (id: string) => (await get<Enquiry>(`/api/enquiries/${id}`, writer)).comments;
const waitFor = async (headers: Headers) => {
  const queues = await get<CountedQueue[]>('/api/queues', headers);
  const { rows } = await get<ListPage<EnquirySummary>>('/api/enquiries?queue=mentioned', headers);
  expect(rows).toHaveLength(countIn(queues, 'mentioned') ?? 0);
  return rows.map(({ id }) => id).toSorted();
};

it('a note for a colleague waits in their queue, and in nobody else’s, until they have done with it', async () => {
  const { id } = await payer.enquire('bacs');
  const written = await note(id, 'Please call them', [readerId]);
  expect(written.status).toBe(201);
  const comment = (await written.json()) as EnquiryComment;
  expect(comment.mentions).toEqual([{ id: readerId, name: 'A Staff', isDone: false }]);
  expect(await waitFor(reader)).toEqual([id]);
  expect(await waitFor(writer)).toEqual([]);

  const done = (headers: Headers) =>
    server.send(`/api/enquiries/${id}/comments/${comment.id}/done`, { method: 'PUT', headers });
  expect((await done(writer)).status).toBe(204);
  expect(await waitFor(reader)).toEqual([id]);
  expect((await done(reader)).status).toBe(204);
  expect(await waitFor(reader)).toEqual([]);
  expect(await commentsOf(id)).toMatchObject([{ mentions: [{ isDone: true }] }]);
});

it('whoever answers by a note has done with those that are for them there', async () => {
  const [{ id }, other] = [await payer.enquire('bacs'), await payer.enquire('bacs')];
  await note(id, 'Is this one yours?', [readerId]);
  await note(other.id, 'And this one?', [readerId]);
  await note(id, 'It is.', [], reader);
  expect(await waitFor(reader)).toEqual([other.id]);
});

it('a note beside a duplicate that is merged into another is still found by whom it is for', async () => {
  const [{ id }, other] = [await payer.enquire('bacs'), await payer.enquire('bacs')];
  const before = await waitFor(reader);
  const merged = { enquiryId: id, mergedInto: other.id, author: 'An Admin', madeAt: new Date(0).toISOString() };
  await server.app.db.insertInto('mergedEnquiries').values(merged).execute();
  await note(id, 'Which of them paid?', [readerId]);
  expect(await waitFor(reader)).toEqual([id, ...before].toSorted());
});

it('a note for somebody who would not see it, or nobody knows, is refused as a whole', async () => {
  const { id } = await payer.enquire('bacs');
  await server.signIn('Tutor');
  for (const stranger of [await idOf('A Tutor'), 'nobody']) {
    expect((await note(id, 'Please look', [readerId, stranger])).status).toBe(422);
  }
  expect((await note(id, 'Please look', [readerId, readerId])).status).toBe(422);
  expect(await commentsOf(id)).toEqual([]);
});
