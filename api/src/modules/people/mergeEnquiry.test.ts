import {
  type ApplicationPage,
  type BulkChange,
  type CountedQueue,
  type Duplicate,
  ENQUIRY_MERGED,
  type Enquiry,
  type EnquirySummary,
  isBulkUnderWay,
  type ListPage,
  SEARCH_HEADER,
  type Session,
  type Submitted,
  type TuitionSummary,
  type Waiting,
} from '@forms/shared/contract';
import moment from 'moment';
import { countIn } from '../../testing/countIn';
import { openDayWith } from '../../testing/openDay';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { addForm } from '../forms/storedForms';

const openDay = { ...openDayWith(), documents: [{ name: 'report', title: 'School report', text: '' }] };

type Headers = { cookie: string };
type Sent = Submitted & { link: string };
let server: TestServer;
let staff: Headers;
let other: Headers;
beforeAll(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
  other = await server.signIn('Admin');
  await addForm(server.app.db, { slug: 'open-day', title: 'Open day', json: openDay }, null);
  await addForm(server.app.db, { slug: 'visit', title: 'Visit', json: openDay }, null);
});
afterAll(() => server.stop());

async function applied(email: string, { form = 'open-day', firstName = 'Zoë' } = {}): Promise<Sent> {
  const json = [{ name: 'you', values: { firstName, lastName: 'Hall', email: `${email}@example.org` } }];
  return (await (await server.send(`/api/webforms/form/${form}/data`, { json })).json()) as Sent;
}
const twice = async (email: string) => [await applied(email), await applied(email)] as const;
const read = async <T>(path: string, headers: object = staff): Promise<T> =>
  (await (await server.send(path, { headers: headers as Headers })).json()) as T;
const enquiryOf = (id: string) => read<Enquiry>(`/api/enquiries/${id}`);
const hintsOf = async (id: string) =>
  (await read<Duplicate[]>(`/api/enquiries/${id}/duplicates`)).map((each) => each.id);
async function answerTo(path: string, sent: { method?: string; json: object; headers?: Headers }) {
  const response = await server.send(path, { headers: staff, ...sent });
  const text = await response.text();
  const said = text === '' ? {} : (JSON.parse(text) as { error?: string; message?: string });
  return { status: response.status, error: said.error, message: said.message ?? '' };
}
async function merge(id: string, into: string | null, { headers = staff, version = -1 } = {}) {
  const seen = version < 0 ? (await enquiryOf(id)).version : version;
  return answerTo(`/api/enquiries/${id}/merge`, { method: 'PUT', json: { into, version: seen }, headers });
}
const merged = async (id: string, into: string) => expect(await merge(id, into)).toMatchObject({ status: 200 });
const editsOf = async (id: string) =>
  (await enquiryOf(id)).edits.map(({ field, before, after, author }) => ({ field, before, after, author }));
const listed = async (query = '', headers: object = staff) =>
  (await read<ListPage<EnquirySummary>>(`/api/enquiries${query}`, headers)).rows.map((row) => row.id);
const pageBehind = async (link: string, language = 'en-GB') =>
  (await (await server.send('/api/application', { json: { link, language } })).json()) as ApplicationPage;

it('What the same person sent by the same form is probably sent twice: each of the two names the other, and nothing else does.', async () => {
  const [first, second] = await twice('hint');
  await applied('hint', { form: 'visit' });
  await applied('hint-of-another');
  expect(await hintsOf(first.id)).toEqual([second.id]);
  expect(await hintsOf(second.id)).toEqual([first.id]);
  const [hint] = await read<Duplicate[]>(`/api/enquiries/${second.id}/duplicates`);
  const { submittedAt } = await enquiryOf(first.id);
  expect(hint).toEqual({ id: first.id, reference: first.reference, name: 'Zoë Hall', submittedAt, status: 'new' });
});

it('What is withdrawn, long ago, or said to be another person’s is no duplicate, and neither is it merged.', async () => {
  const [withdrawn, long, parted] = [await twice('withdrawn'), await twice('long-ago'), await twice('parted')];
  await server.send('/api/application/withdraw', { json: { link: withdrawn[1].link } });
  const submittedAt = moment().subtract(7, 'months').toISOString();
  await server.app.db.updateTable('enquiries').set({ submittedAt }).where('id', '=', long[1].id).execute();
  await answerTo(`/api/people/${parted[0].id}/links/${parted[1].id}`, {
    method: 'PUT',
    json: { said: 'other', was: null },
  });
  for (const [one, two] of [withdrawn, long, parted]) {
    expect(await hintsOf(one.id)).toEqual([]);
    expect(await hintsOf(two.id)).toEqual([]);
    expect(await merge(one.id, two.id)).toMatchObject({ status: 409, error: 'no-duplicate' });
  }
  const stranger = await applied('merged-stranger');
  expect(await merge(withdrawn[0].id, stranger.id)).toMatchObject({ status: 409, error: 'no-duplicate' });
  expect((await merge(stranger.id, stranger.id)).status).toBe(400);
  expect((await merge(stranger.id, 'nobody')).status).toBe(404);
});

it('A duplicate that is merged points to the one that stays, and back; both timelines say who did it, and it can be undone.', async () => {
  const [first, second] = await twice('points');
  await merged(second.id, first.id);
  expect((await enquiryOf(second.id)).mergedInto).toMatchObject({ id: first.id, reference: first.reference });
  expect((await enquiryOf(first.id)).mergedFrom).toMatchObject([{ id: second.id, reference: second.reference }]);
  const author = 'A Staff';
  expect(await editsOf(second.id)).toEqual([{ field: 'mergedInto', before: '', after: first.reference, author }]);
  expect(await editsOf(first.id)).toEqual([{ field: 'mergedFrom', before: '', after: second.reference, author }]);
  expect([await hintsOf(first.id), await hintsOf(second.id)]).toEqual([[], []]);

  expect(await merge(second.id, null)).toMatchObject({ status: 200 });
  expect(await enquiryOf(second.id)).toMatchObject({ mergedInto: null, status: 'new' });
  expect((await enquiryOf(first.id)).mergedFrom).toEqual([]);
  expect((await editsOf(first.id)).at(-1)).toEqual({
    field: 'mergedFrom',
    before: second.reference,
    after: '',
    author,
  });
  expect(await hintsOf(first.id)).toEqual([second.id]);
  expect(await merge(second.id, null)).toMatchObject({ status: 409, error: 'not-merged' });
});

it('It leaves the lists, their counts and the work owed, is found by a search and by asking for duplicates, and comes back as it was.', async () => {
  const [first, second] = await twice('leaves');
  const counts = async () => ({
    unassigned: countIn(await read<CountedQueue[]>('/api/queues'), 'unassigned') ?? 0,
    waiting: (await read<Waiting>('/api/waiting')).enquiries,
    tab: (await read<ListPage<EnquirySummary>>('/api/enquiries')).counts.new ?? 0,
  });
  const before = await counts();
  await merged(second.id, first.id);
  const { unassigned, waiting, tab } = before;
  expect(await counts()).toEqual({ unassigned: unassigned - 1, waiting: waiting - 1, tab: tab - 1 });
  expect(await listed()).not.toContain(second.id);
  expect(await listed('?queue=unassigned')).not.toContain(second.id);
  expect(await listed('?merged=yes')).toContain(second.id);
  expect(await listed('?merged=yes')).not.toContain(first.id);
  expect(await listed('', { ...staff, [SEARCH_HEADER]: second.reference })).toEqual([second.id]);
  const file = await (await server.send('/api/enquiries/export?merged=yes', { headers: staff })).text();
  expect(file).toContain(`Merged into ${first.reference}`);

  await merge(second.id, null);
  expect(await counts()).toEqual(before);
  expect(await listed()).toContain(second.id);
});

it('A tutor to whom both are assigned teaches from the one that stays.', async () => {
  const tutor = await server.signIn('Tutor');
  const { userId } = await read<Session>('/api/auth/session', tutor);
  const [first, second] = await twice('tuition');
  const ids = [first.id, second.id];
  const taught = { type: 'asp', assigneeId: userId } as const;
  await server.app.db.updateTable('enquiries').set(taught).where('id', 'in', ids).execute();
  const listedFor = async () => (await read<TuitionSummary[]>('/api/tuition', tutor)).map(({ id }) => id);
  expect((await listedFor()).toSorted()).toEqual(ids.toSorted());
  await merged(second.id, first.id);
  expect(await listedFor()).toEqual([first.id]);
});

it('Nothing is changed on it, sent from it again or added to its files, by one or by many at once, until it is taken apart; notes are still taken.', async () => {
  const [first, second] = await twice('unchanged');
  await merged(second.id, first.id);
  const { version } = await enquiryOf(second.id);
  const refused = { status: 409, error: ENQUIRY_MERGED.word };
  const path = `/api/enquiries/${second.id}`;
  const change = { field: 'status', newValue: 'completed', version };
  expect(await answerTo(path, { method: 'PUT', json: change })).toMatchObject(refused);
  expect(await answerTo(`${path}/messages`, { json: { text: 'Hello', seen: [] } })).toMatchObject(refused);
  expect(await answerTo(`${path}/invoice`, { json: {} })).toMatchObject(refused);
  const answers = { pages: (await enquiryOf(second.id)).pages, version: 0, reason: 'Typo' };
  expect(await answerTo(`${path}/answers`, { method: 'PUT', json: answers })).toMatchObject(refused);
  const [letter] = (await enquiryOf(second.id)).mail;
  expect(await answerTo(`${path}/letters/${letter?.id}/again`, { method: 'POST', json: {} })).toMatchObject(refused);
  const body = new FormData();
  body.set('entityType', 'enquiry');
  body.set('entityTypeId', second.id);
  body.set('file', new Blob(['%PDF-1.7']), 'report.pdf');
  const upload = await server.send('/api/system/uploader', { method: 'POST', body, headers: staff });
  expect({ status: upload.status, ...((await upload.json()) as object) }).toMatchObject(refused);
  const { id } = (await (
    await server.send('/api/bulk-changes', {
      headers: staff,
      json: {
        value: { field: 'tag', newValue: 'Twice' },
        selection: { kind: 'picked', rows: [{ id: second.id, version }] },
      },
    })
  ).json()) as BulkChange;
  const ended = await until(
    async () => (await read<BulkChange[]>('/api/bulk-changes')).find((each) => each.id === id),
    (bulk) => bulk !== undefined && !isBulkUnderWay(bulk.state),
  );
  expect(ended).toMatchObject({ counts: { done: 0, refused: 1 }, failed: [{ why: ENQUIRY_MERGED.message }] });
  expect(await answerTo(`${path}/comments`, { json: { text: 'Rang' } })).toMatchObject({ status: 201 });
  expect(await enquiryOf(second.id)).toMatchObject({ status: 'new', mail: [{ kind: 'submission' }] });
});

it('Its private page says with which application it goes on, in both languages, and takes nothing any more; it names nobody.', async () => {
  const [first, second] = await twice('page');
  await merged(second.id, first.id);
  for (const language of ['en-GB', 'pt-PT']) {
    const { details } = await pageBehind(second.link, language);
    expect(details?.mergedInto).toEqual({ reference: first.reference });
  }
  expect((await pageBehind(first.link)).details?.mergedInto).toBeNull();
  const { link } = second;
  const refused = { status: 409, error: ENQUIRY_MERGED.word };
  expect(await answerTo('/api/application/message', { json: { link, text: 'Hello' } })).toMatchObject(refused);
  expect(await answerTo('/api/application/withdraw', { json: { link } })).toMatchObject(refused);
  const body = new FormData();
  for (const [name, value] of Object.entries({ link, document: 'report' })) body.append(name, value);
  body.append('file', new Blob(['%PDF-1.7\n']), 'report.pdf');
  expect((await server.send('/api/application/document', { method: 'POST', body })).status).toBe(409);
});

it('What its applicant waits for is done before it is merged, and a letter that waits then does not go.', async () => {
  const [first, second] = await twice('letters');
  const owes = { status: 409, error: 'owes-an-answer' };
  await answerTo('/api/application/message', { json: { link: second.link, text: 'May I come at ten?' } });
  expect(await merge(second.id, first.id)).toMatchObject(owes);
  const [message] = await read<{ id: string }[]>(`/api/enquiries/${second.id}/messages`);
  await answerTo(`/api/enquiries/${second.id}/messages`, { json: { text: 'You may.', seen: [message?.id] } });

  const body = new FormData();
  for (const [name, value] of Object.entries({ link: second.link, document: 'report' })) body.append(name, value);
  body.append('file', new Blob(['%PDF-1.7\n']), 'report.pdf');
  expect((await server.send('/api/application/document', { method: 'POST', body })).status).toBe(201);
  const kinds = async () => (await enquiryOf(second.id)).mail.map(({ kind }) => kind);
  expect(await kinds()).toContain('documents-received');
  expect(await merge(second.id, first.id)).toMatchObject(owes);
  const documents = `/api/enquiries/${second.id}/documents`;
  const [report] = await read<{ files: { id: string }[] }[]>(documents);
  const accepted = { state: 'accepted', files: report?.files.map(({ id }) => id) };
  await answerTo(`${documents}/report`, { method: 'PUT', json: accepted });
  await merged(second.id, first.id);
  expect(await kinds()).not.toContain('documents-received');
});

it('One with exam entries or an invoice stays where it is: the other is merged into it, where that has none.', async () => {
  const entry = await examEntry(server, 'gcse', 'aqa', '8300');
  const candidate = { email: 'entered@example.org' };
  const [first, second] = [
    await register(server, [entry], 'bacs', { candidate }),
    await register(server, [entry], 'bacs', { candidate }),
  ];
  const refused = await merge(first.id, second.id);
  expect(refused).toMatchObject({ status: 409, error: 'holds-entries-or-money' });
  expect(refused.message).toBe(
    `${first.reference} has exam entries. ${second.reference} has them too, so neither can be merged.`,
  );

  const [invoiced, free] = await twice('invoiced');
  await answerTo(`/api/enquiries/${invoiced.id}/invoice`, { json: {} });
  expect((await merge(invoiced.id, free.id)).message).toBe(
    `${invoiced.reference} has an invoice, or the draft of one. Please open ${free.reference} and merge that into this one.`,
  );
  await merged(free.id, invoiced.id);
});

it('Nothing is merged into what is merged, nor is that with others merged into it: each chain is refused by its names.', async () => {
  const [first, second] = await twice('chain');
  const third = await applied('chain');
  await merged(second.id, first.id);
  const already = { status: 409, error: 'merged-already' };
  const into = `${second.reference} is merged into ${first.reference}. Please take it apart first.`;
  expect(await merge(third.id, second.id)).toMatchObject({ ...already, message: into });
  expect(await merge(first.id, third.id)).toMatchObject({ ...already, message: into });
  expect(await merge(first.id, second.id)).toMatchObject({ ...already, message: into });
  await merged(third.id, first.id);
});

it('Of two who merge the two into each other at once one is heard, and the other is told; so is who merges over another version.', async () => {
  const [first, second] = await twice('race');
  const answers = await Promise.all([merge(first.id, second.id), merge(second.id, first.id, { headers: other })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const both = [await enquiryOf(first.id), await enquiryOf(second.id)];
  expect(both.filter(({ mergedInto }) => mergedInto !== null)).toHaveLength(1);

  const [third, fourth] = await twice('race-of-versions');
  const { version } = await enquiryOf(third.id);
  const same = await Promise.all([
    merge(third.id, fourth.id, { version }),
    merge(third.id, fourth.id, { version, headers: other }),
  ]);
  expect(same.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(same.find(({ status }) => status === 409)?.error).toBe('enquiry-changed');
});

it('Who does not see one of the two neither is told of it nor merges into it.', async () => {
  const [first, second] = await twice('areas');
  await server.app.db.updateTable('enquiries').set({ type: 'exams' }).where('id', '=', first.id).execute();
  const admissions = await server.signIn('Staff', 'admissions');
  expect(await read(`/api/enquiries/${second.id}/duplicates`, admissions)).toEqual([]);
  expect(await merge(second.id, first.id, { headers: admissions })).toMatchObject({ status: 403 });
  expect(await merge(first.id, second.id, { headers: admissions })).toMatchObject({ status: 403 });
});

it('Who erases the one that stays leaves the other standing by itself, and who erases the other leaves nothing of it.', async () => {
  const erase = (id: string) =>
    answerTo('/api/personal-data/erase', {
      json: { email: 'erased@example.org', of: { scope: 'enquiry', id } },
      headers: other,
    });
  const [first, second] = await twice('erased');
  await merged(second.id, first.id);
  expect((await erase(first.id)).status).toBeLessThan(300);
  expect(await enquiryOf(second.id)).toMatchObject({ mergedInto: null, status: 'new' });
  expect(await listed()).toContain(second.id);

  const [third, fourth] = await twice('erased');
  await merged(fourth.id, third.id);
  expect((await erase(fourth.id)).status).toBeLessThan(300);
  expect(await enquiryOf(third.id)).toMatchObject({ mergedFrom: [] });
  await until(
    () => server.app.db.selectFrom('mergedEnquiries').select('enquiryId').where('mergedInto', '=', third.id).execute(),
    (rows) => rows.length === 0,
  );
});
