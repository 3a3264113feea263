import {
  ALL,
  type BulkChange,
  type Colleague,
  type CountedQueue,
  type Enquiry,
  type EnquirySummary,
  type FileOfList,
  type FormDefinition,
  type ListPage,
  type Person,
  SEARCH_HEADER,
  type Submitted,
  type UnsentLetters,
  type Waiting,
} from '@forms/shared/contract';
import { countIn } from '../../testing/countIn';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { addForm } from '../forms/storedForms';

const lessons: FormDefinition = {
  header: { title: 'Lessons' },
  pages: [
    {
      name: 'student',
      title: 'Student',
      fields: [
        { name: 'firstName', type: 'input', label: 'First name' },
        { name: 'lastName', type: 'input', label: 'Last name' },
        { name: 'email', type: 'email', label: 'Email' },
      ],
    },
  ],
};

type Headers = { cookie: string };
let server: TestServer;
let all: Headers;
let admissions: Headers;
let exams: Headers;
let finance: Headers;
/** An enquiry about lessons and one about exams, of the same person. */
let ofLessons: string;
let ofExams: string;
beforeAll(async () => {
  server = await TestServer.start();
  all = await server.signIn('Staff');
  admissions = await server.signIn('Staff', 'admissions');
  exams = await server.signIn('Staff', 'exams');
  finance = await server.signIn('Staff', 'finance');
  await addForm(server.app.db, { slug: 'lessons', title: 'Lessons', json: lessons }, null);
  ofLessons = await enquires('Zoë');
  ofExams = (await register(server, [await examEntry(server, 'gcse', 'aqa', '8300')], 'bacs')).id;
});
afterAll(() => server.stop());

async function enquires(firstName: string): Promise<string> {
  const values = { firstName, lastName: 'Młyńska', email: 'zoe@example.org' };
  const response = await server.send('/api/webforms/form/lessons/data', { json: [{ name: 'student', values }] });
  return ((await response.json()) as Submitted).id;
}
const read = async <T>(path: string, headers: Headers, more: Record<string, string> = {}): Promise<T> =>
  (await (await server.send(path, { headers: { ...headers, ...more } })).json()) as T;
const idsListed = async (headers: Headers, query = '', more = {}): Promise<string[]> =>
  (await read<ListPage<EnquirySummary>>(`/api/enquiries${query}`, headers, more)).rows.map(({ id }) => id);
/** Which of the two somebody has on their list. */
const listed = async (headers: Headers, query = '', more = {}): Promise<string[]> =>
  (await idsListed(headers, query, more)).filter((id) => both().includes(id)).toSorted();
const statusOf = async (path: string, headers: Headers) => (await server.send(path, { headers })).status;
async function change(id: string, headers: Headers, json: object): Promise<{ status: number; message: string }> {
  const { version } = await read<Enquiry>(`/api/enquiries/${id}`, all);
  const sent = { method: 'PUT', headers, json: { ...json, version } };
  const response = await server.send(`/api/enquiries/${id}`, sent);
  return { status: response.status, message: ((await response.json()) as { message?: string }).message ?? '' };
}
const both = () => [ofLessons, ofExams].toSorted();

it('Staff of admissions list, search and count no exams, those of exams nothing else, and those of finance both.', async () => {
  const searched = { [SEARCH_HEADER]: 'mlynska' };
  for (const [headers, seen] of [
    [admissions, [ofLessons]],
    [exams, [ofExams]],
    [finance, both()],
    [all, both()],
  ] as const) {
    expect(await listed(headers)).toEqual(seen);
    expect(await listed(headers, '?sort=name')).toEqual(seen);
    expect(await listed(headers, '?queue=unassigned')).toEqual(seen);
    expect(await listed(headers, '', searched)).toEqual(seen);
    const { counts } = await read<ListPage<EnquirySummary>>('/api/enquiries', headers);
    expect(counts).toEqual({ new: seen.length, [ALL]: seen.length });
    expect(countIn(await read<CountedQueue[]>('/api/queues', headers), 'unassigned')).toBe(seen.length);
    expect((await read<Waiting>('/api/waiting', headers)).enquiries).toBe(seen.length);
  }
  expect(await listed(admissions, '?type=exams')).toEqual([]);
});

it('Another area’s enquiry is neither read nor changed, and neither are its files: each is told whose it is.', async () => {
  const body = new FormData();
  body.append('entityType', 'enquiry');
  body.append('entityTypeId', ofExams);
  body.append('file', new Blob(['%PDF-1.7\n']), 'report.pdf');
  const uploads = (headers: Headers) => server.send('/api/system/uploader', { method: 'POST', body, headers });
  expect((await uploads(admissions)).status).toBe(403);
  const file = ((await (await uploads(exams)).json()) as { id: string }).id;

  for (const path of [
    `/api/enquiries/${ofExams}`,
    `/api/enquiries/${ofExams}/messages`,
    `/api/enquiries/${ofExams}/documents`,
    `/api/people/${ofExams}`,
    `/api/files?entityType=enquiry&entityTypeId=${ofExams}`,
    `/api/file/${file}`,
    `/api/file/${file}/content`,
  ]) {
    expect([path, await statusOf(path, exams)]).toEqual([path, 200]);
    expect([path, await statusOf(path, admissions)]).toEqual([path, 403]);
  }
  expect(await statusOf(`/api/enquiries/${ofLessons}`, exams)).toBe(403);
  const changed = await change(ofExams, admissions, { field: 'status', newValue: 'completed' });
  expect(changed).toMatchObject({ status: 403, message: expect.stringContaining('for staff of exams') });
  const noted = await server.send(`/api/enquiries/${ofExams}/comments`, { headers: admissions, json: { text: 'Hm' } });
  expect(noted.status).toBe(403);
  for (const call of [`/api/file/${file}/lock`, `/api/file/delete/${file}`])
    expect((await server.send(call, { method: 'POST', headers: admissions })).status).toBe(403);
  expect(await read<Enquiry>(`/api/enquiries/${ofExams}`, all)).toMatchObject({ status: 'new', comments: [] });
  const files = await read<ListPage<FileOfList>>('/api/files/all', admissions);
  expect(files).toMatchObject({ rows: [] });
  const filesOfAll = await read<ListPage<FileOfList>>('/api/files/all', all);
  expect(filesOfAll.rows.map(({ id }) => id)).toContain(file);

  // The invoice that went with a letter is no file of the enquiry, and still is about it.
  const letters = () => server.app.db.selectFrom('letters').select('fileId').where('fileId', 'is not', null).execute();
  const [letter] = await until(letters, ({ length }) => length > 0);
  expect(await statusOf(`/api/file/${letter?.fileId}/content`, admissions)).toBe(403);
  expect(await statusOf(`/api/file/${letter?.fileId}/content`, exams)).toBe(200);
});

it('A file of all that match, and a change of many, hold what somebody sees alone, also by an id that they know.', async () => {
  const { reference } = await read<Enquiry>(`/api/enquiries/${ofLessons}`, all);
  const other = await read<Enquiry>(`/api/enquiries/${ofExams}`, all);
  const csv = await (await server.send('/api/enquiries/export', { headers: admissions })).text();
  expect(csv).toContain(reference);
  expect(csv).not.toContain(other.reference);

  const value = { field: 'tag', newValue: 'Summer' };
  const starts = async (selection: object) => {
    const sent = { method: 'POST', headers: admissions, json: { value, selection } };
    const { id } = (await (await server.send('/api/bulk-changes', sent)).json()) as BulkChange;
    const [ended] = await until(
      async () => (await read<BulkChange[]>('/api/bulk-changes', admissions)).filter((each) => each.id === id),
      ([each]) => each?.state === 'changed',
    );
    return ended;
  };
  const matching = { kind: 'matching', filter: {}, searched: '', except: [], count: 1 };
  expect(await starts(matching)).toMatchObject({ found: 1, counts: { done: 1 } });
  const rows = [{ id: ofExams, version: other.version }];
  expect(await starts({ kind: 'picked', rows })).toMatchObject({ found: 0 });
  expect((await read<Enquiry>(`/api/enquiries/${ofExams}`, all)).tags).toEqual([]);
  expect(await read<string[]>('/api/enquiries/tags', admissions)).toEqual(['Summer']);
  expect(await read<string[]>('/api/enquiries/tags', exams)).toEqual([]);
});

it('A person is shown with what is of the area alone, and so are the letters that did not go.', async () => {
  const { enquiries } = await read<Person>(`/api/people/${ofLessons}`, admissions);
  expect(enquiries.map(({ id }) => id)).toEqual([ofLessons]);
  const whole = await read<Person>(`/api/people/${ofLessons}`, all);
  expect(whole.enquiries.map(({ id }) => id).toSorted()).toEqual(both());

  await server.app.db.updateTable('letters').set({ bounced: 'No such address' }).execute();
  const ofLetters = async (headers: Headers) =>
    new Set((await read<UnsentLetters>('/api/letters/unsent', headers)).letters.map(({ about }) => about.entityTypeId));
  expect(await ofLetters(admissions)).toEqual(new Set([ofLessons]));
  expect(await ofLetters(exams)).toEqual(new Set([ofExams]));
  expect(await ofLetters(finance)).toEqual(new Set(both()));
});

it('Whoever would not see an enquiry is not given it.', async () => {
  const { db } = server.app;
  const users = await db.selectFrom('users').select(['id', 'areas']).execute();
  const idOf = (area: string) => users.find(({ areas }) => areas.includes(area))?.id;
  const colleagues = await read<Colleague[]>('/api/colleagues', all);
  expect(colleagues.map(({ id }) => id)).toContain(idOf('exams'));
  const given = (to: string | undefined) => change(ofLessons, all, { field: 'assignee', newValue: to });
  expect(await given(idOf('exams'))).toMatchObject({
    status: 422,
    message: expect.stringContaining('would not see this enquiry'),
  });
  expect(await given(idOf('admissions'))).toMatchObject({ status: 200 });
  expect(await given(idOf('finance'))).toMatchObject({ status: 200 });
});

it('What becomes of another area is that area’s from then on; exams that were entered for stay with the exams office.', async () => {
  const enquiry = await enquires('Rui');
  expect(await change(enquiry, admissions, { field: 'type', newValue: 'exams' })).toMatchObject({ status: 200 });
  expect(await statusOf(`/api/enquiries/${enquiry}`, admissions)).toBe(403);
  expect(await statusOf(`/api/enquiries/${enquiry}`, exams)).toBe(200);

  const entered = (await register(server, [await examEntry(server, 'gcse', 'aqa', '8300')], 'bacs')).id;
  expect(await change(entered, exams, { field: 'type', newValue: 'asp' })).toMatchObject({ status: 200 });
  for (const headers of [admissions, exams]) expect(await idsListed(headers)).toContain(entered);
});
