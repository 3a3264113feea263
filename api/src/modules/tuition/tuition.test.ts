import type { Colleague, Enquiry, FormDefinition, Submitted, Tuition, TuitionSummary } from '@forms/shared/contract';
import { IDEMPOTENCY_HEADER } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';
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
        { name: 'nationality', type: 'input', label: 'Nationality' },
      ],
    },
    { name: 'lessons', title: 'Lessons', fields: [{ name: 'budget', type: 'input', label: 'Budget' }] },
    { name: 'payer', title: 'Who pays', fields: [{ name: 'address', type: 'input', label: 'Address' }] },
  ],
};
const answers = [
  {
    name: 'student',
    values: { firstName: 'Zoe', lastName: 'Hall', email: 'zoe@example.org', nationality: 'Portuguese' },
  },
  { name: 'lessons', values: { budget: '£40' } },
  { name: 'payer', values: { address: '1 High Street' } },
];

let server: TestServer;
let staff: { cookie: string };
let tutor: { cookie: string };
let other: { cookie: string };
/** The tutors by their ids: whom the office assigns to. */
let tutorId: string;
beforeAll(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
  const before = new Set((await colleagues()).map(({ id }) => id));
  tutor = await server.signIn('Tutor');
  tutorId = (await colleagues()).find(({ id }) => !before.has(id))?.id ?? '';
  other = await server.signIn('Tutor');
  await addForm(server.app.db, { slug: 'lessons', title: 'Lessons', json: lessons }, null);
});
afterAll(() => server.stop());

const asked = async <T>(path: string, headers: { cookie: string }): Promise<T> =>
  (await (await server.send(path, { headers })).json()) as T;
const colleagues = () => asked<Colleague[]>('/api/colleagues', staff);
const read = (id: string) => asked<Enquiry>(`/api/enquiries/${id}`, staff);

async function submitted(): Promise<string> {
  const response = await server.send('/api/webforms/form/lessons/data', { json: answers });
  return ((await response.json()) as Submitted).id;
}
async function change(id: string, json: object): Promise<number> {
  const { version } = await read(id);
  const response = await server.send(`/api/enquiries/${id}`, {
    ...{ method: 'PUT', headers: staff, json: { ...json, version } },
  });
  return response.status;
}
async function assigned(): Promise<string> {
  const id = await submitted();
  expect(await change(id, { field: 'assignee', newValue: tutorId })).toBe(200);
  return id;
}
async function upload(enquiryId: string, name: string): Promise<string> {
  const body = new FormData();
  body.append('entityType', 'enquiry');
  body.append('entityTypeId', enquiryId);
  body.append('file', new Blob(['%PDF-1.7\n']), name);
  const response = await server.send('/api/system/uploader', { method: 'POST', body, headers: staff });
  return ((await response.json()) as { id: string }).id;
}

it('A tutor sees the tuition that is assigned to them, and none of anybody else’s.', async () => {
  const theirs = await assigned();
  const notTheirs = await submitted();
  const own = await asked<TuitionSummary[]>('/api/tuition', tutor);
  expect(own.map(({ id }) => id)).toContain(theirs);
  expect(own.map(({ id }) => id)).not.toContain(notTheirs);
  expect(await asked<TuitionSummary[]>('/api/tuition', other)).toEqual([]);
  for (const headers of [other, tutor]) {
    const id = headers === tutor ? notTheirs : theirs;
    expect((await server.send(`/api/tuition/${id}`, { headers })).status).toBe(404);
    const note = { headers, json: { text: 'Hello' } };
    expect((await server.send(`/api/tuition/${id}/notes`, note)).status).toBe(404);
  }
  // What staff see of it no tutor does.
  for (const path of [`/api/enquiries/${theirs}`, '/api/enquiries', '/api/files/all', '/api/invoices'])
    expect((await server.send(path, { headers: tutor })).status).toBe(403);
});

it('Of the answers they see what lessons need: neither who pays nor a nationality, and no money.', async () => {
  const id = await assigned();
  const seen = await asked<Tuition & Record<string, unknown>>(`/api/tuition/${id}`, tutor);
  expect(seen).toMatchObject({ name: 'Zoe Hall', email: 'zoe@example.org' });
  expect(seen.pages.map(({ name }) => name)).toEqual(['student', 'lessons']);
  expect(JSON.stringify(seen)).not.toMatch(/Portuguese|High Street|£40|payer|invoice|owing/);
});

it('Homework is read by its tutor, as file and as bytes; identity papers, and what is proof, are not.', async () => {
  const id = await assigned();
  const homework = await upload(id, 'homework.pdf');
  const passport = await upload(id, 'passport.pdf');
  const proof = await upload(id, 'proof.pdf');
  const { db } = server.app;
  await db.updateTable('files').set({ contentType: 'idDoc' }).where('id', '=', passport).execute();
  await db.insertInto('documentFiles').values({ fileId: proof, enquiryId: id, name: 'proof', isSeen: 0 }).execute();
  await db.updateTable('files').set({ visible: 0 }).execute();

  const { files } = await asked<Tuition>(`/api/tuition/${id}`, tutor);
  expect(files.map(({ name }) => name)).toEqual(['homework.pdf']);
  const statusOf = async (file: string, headers: { cookie: string }) =>
    (await server.send(`/api/file/${file}/content`, { headers })).status;
  expect(await statusOf(homework, tutor)).toBe(200);
  expect(await statusOf(homework, other)).toBe(402);
  for (const file of [passport, proof]) expect(await statusOf(file, tutor)).toBe(402);
});

it('A note of theirs stands in the timeline, once for a press.', async () => {
  const id = await assigned();
  const note = { headers: { ...tutor, [IDEMPOTENCY_HEADER]: 'note' }, json: { text: 'First lesson held' } };
  for (let press = 0; press < 2; press++)
    expect((await server.send(`/api/tuition/${id}/notes`, note)).status).toBe(204);
  expect((await read(id)).comments.map(({ text }) => text)).toEqual(['First lesson held']);
});

it('Once it is given to somebody else, or becomes an exam enquiry, they see it no more.', async () => {
  const id = await assigned();
  const seen = async () => (await server.send(`/api/tuition/${id}`, { headers: tutor })).status;
  expect(await seen()).toBe(200);
  await change(id, { field: 'type', newValue: 'exams' });
  expect(await seen()).toBe(404);
  await change(id, { field: 'type', newValue: 'supp' });
  expect(await seen()).toBe(200);
  await change(id, { field: 'assignee', newValue: null });
  expect(await seen()).toBe(404);
});

it('An exam enquiry is assigned to no tutor, who would not see it.', async () => {
  const id = await submitted();
  await change(id, { field: 'type', newValue: 'exams' });
  expect(await change(id, { field: 'assignee', newValue: tutorId })).toBe(422);
  expect((await read(id)).assignee).toBeNull();
});
