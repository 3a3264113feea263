import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  Colleague,
  CountedQueue,
  Enquiry,
  EnquiryComment,
  EnquirySummary,
  ListPage,
} from '@forms/shared/contract';
import { fileOfLetter, outboxFolder } from '../../platform/mail/outbox';
import { countIn } from '../../testing/countIn';
import { textOf } from '../../testing/letterParts';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { sendNoteLetter } from './noteLetter';

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
/** Where the letter about a note to somebody lies once it went. */
const letterOf = (commentId: string, userId: string) =>
  join(outboxFolder(server.dataDir), fileOfLetter(`${commentId}.${userId}`));
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

it('whom a note is for is written to, with the way to it and none of its words, unless they wrote it', async () => {
  const { id, reference } = await payer.enquire('bacs');
  const writerId = await idOf('A Admin');
  const written = (await (
    await note(id, 'Zoë is ill, ring her mother', [readerId, writerId])
  ).json()) as EnquiryComment;
  const lies = letterOf(written.id, readerId);
  await until(async () => existsSync(lies), Boolean);
  const letter = readFileSync(lies, 'utf8');
  const text = textOf({ body: letter });
  expect(letter).toContain('Auto-Submitted: auto-generated');
  expect(text).toContain(`A Admin has written a note for you about ${reference}.`);
  expect(text).toMatch(new RegExp(`^https?://.*/staff/enquiry/${id}$`, 'm'));
  expect(text).not.toContain('Zoë');
  expect(existsSync(letterOf(written.id, writerId))).toBe(false);
});

it('who does without letters about notes gets none, and the note is in their queue all the same', async () => {
  const set = (notes: boolean) => server.send('/api/auth/letters', { method: 'PUT', json: { notes }, headers: reader });
  expect(await get('/api/auth/letters', reader)).toEqual({ notes: true });
  expect((await set(false)).status).toBe(204);
  expect(await get('/api/auth/letters', reader)).toEqual({ notes: false });
  expect(await get('/api/auth/letters', writer)).toEqual({ notes: true });
  const { id } = await payer.enquire('bacs');
  const comment = (await (await note(id, 'No letter, please', [readerId])).json()) as EnquiryComment;
  await sendNoteLetter(server.app, { commentId: comment.id, userId: readerId });
  expect(existsSync(letterOf(comment.id, readerId))).toBe(false);
  expect(await waitFor(reader)).toContain(id);
  await set(true);
});

it('whoever has done with a note before its letter went, or works here no more, is not written to', async () => {
  const { id } = await payer.enquire('bacs');
  const { db } = server.app;
  const comment = { id: 'of-before', enquiryId: id, text: 'Please call', author: 'A Admin', madeAt: '2026-11-29' };
  await db.insertInto('enquiryComments').values(comment).execute();
  const mention = { commentId: comment.id, enquiryId: id, userId: readerId, doneAt: '2026-11-29' };
  await db.insertInto('commentMentions').values(mention).execute();
  const lies = letterOf(comment.id, readerId);
  const send = () => sendNoteLetter(server.app, { commentId: comment.id, userId: readerId });
  await send();
  expect(existsSync(lies)).toBe(false);

  await db.updateTable('commentMentions').set({ doneAt: null }).where('commentId', '=', comment.id).execute();
  await db.updateTable('users').set({ active: 0 }).where('id', '=', readerId).execute();
  await send();
  expect(existsSync(lies)).toBe(false);

  await db.updateTable('users').set({ active: 1 }).where('id', '=', readerId).execute();
  await send();
  expect(existsSync(lies)).toBe(true);
});
