import {
  ANSWERS_CHANGED,
  type ApplicationPage,
  type Enquiry,
  type EnquirySummary,
  type ErrorAnswer,
  type ExamEntry,
  type ExamsSubmitted,
  type FormDefinition,
  type Invoice,
  type ListPage,
  type PageAnswers,
  SEARCH_HEADER,
} from '@forms/shared/contract';
import { sql } from 'kysely';
import { connect } from '../../platform/database/database';
import { ANSWERS_KEYS } from '../../testing/backups';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { addForm } from '../forms/storedForms';
import { applicationLetter } from '../letters/applicationLetter';

const place = { type: 'multi-radio', required: true, options: [{ value: 'week', label: 'A week' }, 'watch'] };
/** A week of revision, with lunches, and what is asked of who stays overnight. */
const revision: FormDefinition = {
  header: { title: 'Easter revision' },
  pages: [
    {
      name: 'you',
      title: 'You',
      fields: [
        { name: 'firstName', type: 'input', label: 'First name', required: true },
        { name: 'lastName', type: 'input', label: 'Last name' },
        { name: 'email', type: 'email', label: 'Email address', required: true },
        { name: 'again', type: 'email', label: 'Email address again', validation: { sameAs: 'email' } },
        { name: 'phone', type: 'input', label: 'Telephone number', validation: { phone: true } },
        { name: 'address_1', type: 'input', label: 'House and street' },
        { name: 'starts', type: 'date', label: 'Starts', validation: { minDate: 'today' } },
        { ...place, name: 'place', label: 'What for?' },
        { name: 'boarding', type: 'bool', label: 'Boarding?', show: { place: 'week' } },
        { name: 'diet', type: 'input', label: 'Diet', required: true, show: { boarding: true } },
        { name: 'lunches', type: 'input', label: 'Lunches', validation: { numeric: true } },
        { name: 'agreed', type: 'privacy', label: 'I agree' },
      ],
    },
    {
      name: 'pay',
      title: 'Payment',
      fields: [],
      invoice: {
        fees: [
          { description: 'A week of revision', cost: 49_500, type: 'supp', show: { place: 'week' } },
          { description: 'Boarding', cost: 32_000, show: { boarding: true } },
          { description: 'Lunch', cost: 850, each: 'lunches' },
        ],
      },
    },
  ],
};

let server: TestServer;
let staff: { cookie: string };
let mathematics: ExamEntry;
beforeAll(async () => {
  server = await TestServer.start({ ANSWERS_KEYS });
  staff = await server.signIn('Staff');
  mathematics = await examEntry(server, 'gcse', 'aqa', '8300');
  await addForm(server.app.db, { slug: 'revision', title: 'Easter revision', json: revision }, null);
});
afterAll(() => server.stop());

const EMAIL = 'zoe@example.org';
async function applied(said: object = {}) {
  const you = { firstName: 'Zoë', lastName: 'Hall', email: EMAIL, again: EMAIL, place: 'week', agreed: true, ...said };
  const json = [
    { name: 'you', values: you },
    { name: 'pay', values: {} },
    { paymentMethod: 'callback', declarations: [] },
  ];
  const response = await server.send('/api/webforms/exams/form/data', { json, headers: { 'form-slug': 'revision' } });
  expect(response.status).toBe(201);
  return (await response.json()) as ExamsSubmitted & { link: string };
}
const read = async <T>(path: string, headers: object = {}) =>
  (await (await server.send(`/api${path}`, { headers: { ...staff, ...headers } })).json()) as T;
const enquiryOf = (id: string) => read<Enquiry>(`/enquiries/${id}`);
const invoiceOf = async (id: string) => read<Invoice>(`/invoice/${(await enquiryOf(id)).invoiceId}`);
const found = async (words: string) =>
  (await read<ListPage<EnquirySummary>>('/enquiries', { [SEARCH_HEADER]: encodeURIComponent(words) })).rows.map(
    ({ id }) => id,
  );
/** The answers of an enquiry with some of a page in their place; undefined takes one away. */
const withSaid = (pages: readonly PageAnswers[], said: object, page = 'you') =>
  pages.map((each) => (each.name === page ? { ...each, values: { ...each.values, ...said } } : each));
async function correct(
  id: string,
  said: object,
  {
    version,
    reason = 'By telephone',
    page,
    ...more
  }: Partial<{ version: number; reason: string; page: string; revokesLinks: boolean }> = {},
) {
  const known = await enquiryOf(id);
  const json = { version: version ?? known.answersVersion, pages: withSaid(known.pages, said, page), reason, ...more };
  const response = await server.send(`/api/enquiries/${id}/answers`, { json, headers: staff, method: 'PUT' });
  return { status: response.status, body: (await response.json()) as Enquiry & ErrorAnswer & { stored: Enquiry } };
}
const lettersOf = async (id: string) => (await enquiryOf(id)).mail.map(({ kind }) => kind).sort();

it('An answer is corrected with who and why, found by the new one, and the applicant is written to about what was corrected.', async () => {
  const { id, link } = await applied({ phone: '+447700900111' });
  const { status, body } = await correct(id, { email: 'zoe.hall@example.org', phone: '+447700900222' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ email: 'zoe.hall@example.org', answersVersion: 1, status: 'inProgress' });
  expect(body.answerCorrections).toMatchObject([
    {
      ...{ author: 'A Staff', reason: 'By telephone' },
      changes: [
        { asked: 'Email address', before: EMAIL, after: 'zoe.hall@example.org' },
        { asked: 'Email address again', before: EMAIL, after: 'zoe.hall@example.org' },
        { asked: 'Telephone number', before: '+447700900111', after: '+447700900222' },
      ],
    },
  ]);
  for (const words of ['zoe.hall@example.org', '07700900222']) expect(await found(words)).toContain(id);
  expect(await found('07700900111')).not.toContain(id);
  const letter = body.mail.find(({ kind }) => kind === 'answers');
  expect(letter).toMatchObject({ recipient: 'zoe.hall@example.org' });
  const { about } = await server.app.db
    .selectFrom('letters')
    .select('about')
    .where('id', '=', letter?.id ?? '')
    .executeTakeFirstOrThrow();
  const { text: said } = await applicationLetter(server.app, { enquiryId: id, kind: 'answers', about });
  expect(said).toContain('Email address; Email address again; Telephone number');
  expect(said).not.toContain('222');
  const page = (await (await server.send('/api/application', { json: { link } })).json()) as ApplicationPage;
  expect(page.details).toMatchObject({ detailsVersion: 1, pages: [{ values: { phone: '+447700900222' } }, {}] });
});

it('With a wrong address the links that went to it open nothing any more, which the timeline tells; the letter to the new one has a link that does.', async () => {
  const { id, link } = await applied();
  const opens = async (secret: string) => (await server.send('/api/application', { json: { link: secret } })).status;
  await correct(id, { phone: '+447700900222' });
  expect(await opens(link)).toBe(200);
  const { body } = await correct(id, { email: 'zoe.new@example.org' }, { revokesLinks: true });
  expect(await opens(link)).toBe(404);
  expect(body.payments.filter(({ kind }) => kind === 'links-revoked')).toMatchObject([{ author: 'A Staff' }]);
  const letter = body.mail.find(({ recipient }) => recipient === 'zoe.new@example.org');
  const { about } = await server.app.db
    .selectFrom('letters')
    .select('about')
    .where('id', '=', letter?.id ?? '')
    .executeTakeFirstOrThrow();
  const { text } = await applicationLetter(server.app, { enquiryId: id, kind: 'answers', about });
  expect(await opens(/#([\w-]{43})/.exec(String(text))?.[1] ?? '')).toBe(200);
});

it('What was corrected is sealed in the database as answers are.', async () => {
  const { id } = await applied();
  await correct(id, { phone: '+447700900999' }, { reason: 'A secret reason' });
  const db = await connect(server.app.settings);
  try {
    const { rows } = await sql<{ corrected: string }>`
      select corrected from answer_corrections where enquiry_id = ${id}`.execute(db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.corrected).toMatch(/^sealed:/);
  } finally {
    await db.destroy();
  }
});

it('The rules of the form are those of the day on which it came: what stays is not judged again, what is changed is, and so is what it brings.', async () => {
  const { id } = await applied();
  await server.app.db
    .updateTable('enquiries')
    .set({ pages: JSON.stringify(withSaid((await enquiryOf(id)).pages, { phone: 'by post', starts: '2020-01-06' })) })
    .where('id', '=', id)
    .execute();
  expect((await correct(id, { lunches: '' })).status).toBe(200);
  const { status, body } = await correct(id, { email: 'nobody', boarding: true });
  expect(status).toBe(422);
  expect(body.errors?.map((error) => 'field' in error && error.field)).toEqual(['email', 'diet']);
  expect((await enquiryOf(id)).answersVersion).toBe(0);
  expect((await correct(id, { phone: 'at home' })).status).toBe(422);
  const json = { version: 0, pages: [], reason: ' ' };
  const unexplained = await server.send(`/api/enquiries/${id}/answers`, { json, headers: staff, method: 'PUT' });
  expect(unexplained.status).toBe(422);
});

it('Answers that were changed meanwhile are shown, and not written over; the applicant’s own change counts, too.', async () => {
  const { id } = await applied({ phone: '+447700900111' });
  expect((await correct(id, { phone: '+447700900222' }, { version: 0 })).status).toBe(200);
  const { status, body } = await correct(id, { phone: '+447700900333' }, { version: 0 });
  expect([status, body.error]).toEqual([409, ANSWERS_CHANGED.word]);
  expect(body.stored.pages[0]?.values).toMatchObject({ phone: '+447700900222' });
  await server.app.db
    .insertInto('enquiryEdits')
    .values({
      id: `own-${id}`,
      enquiryId: id,
      field: 'answer',
      before: '',
      after: 'Telephone number',
      author: 'applicant',
      madeAt: '2026-11-27T12:00:00.000Z',
    })
    .execute();
  expect((await correct(id, { phone: '+447700900333' }, { version: 1 })).status).toBe(409);
  expect((await correct(id, { phone: '+447700900333' }, { version: 2 })).status).toBe(200);
});

it('What an answer costs more is invoiced in the place of the invoice that is out, and what it costs less is credited.', async () => {
  const { id, amount } = await applied({ lunches: '2' });
  expect(amount).toBe(49_500 + 2 * 850);
  const before = await invoiceOf(id);
  expect((await correct(id, { boarding: true, diet: 'None', lunches: '3' })).status).toBe(200);
  const replaced = await invoiceOf(id);
  expect(replaced.id).not.toBe(before.id);
  expect(replaced.amount).toBe(49_500 + 32_000 + 3 * 850);
  expect(replaced.items.slice(-2).map(({ description, cost }) => [description, cost])).toEqual([
    ['Corrected: Boarding', 32_000],
    ['Corrected: Lunch (3 × £8.50)', 850],
  ]);
  expect((await correct(id, { boarding: false, lunches: '1' })).status).toBe(200);
  const credited = await invoiceOf(id);
  expect([credited.id, credited.credited]).toEqual([replaced.id, 32_000 + 2 * 850]);
  expect(credited.owing).toBe(49_500 + 850);
  expect(await lettersOf(id)).toEqual(
    expect.arrayContaining(['answers', 'answers', 'credit-note', 'credit-note', 'invoice']),
  );
  expect((await enquiryOf(id)).pages[0]?.values).not.toHaveProperty('diet');
});

it('What an invoice that is out says, and terms that were agreed to, stay as they are.', async () => {
  const { id } = await applied({ address_1: '1 High Street' });
  const { status, body } = await correct(id, { lastName: 'Hill', address_1: '2 High Street', agreed: false });
  expect(status).toBe(200);
  expect(body.answersVersion).toBe(0);
  expect(body.pages[0]?.values).toMatchObject({ lastName: 'Hall', address_1: '1 High Street', agreed: true });
});

it('Of an application with exams neither they nor the candidate are corrected here.', async () => {
  const { id } = await register(server, [mathematics], 'callback', { candidate: { firstName: 'Ana' } });
  const { status, body } = await correct(
    id,
    { firstName: 'Anna', uci: '1', phone: '+447700900222' },
    { page: 'candidate' },
  );
  expect(status).toBe(200);
  expect(body.answerCorrections[0]?.changes.map(({ asked }) => asked)).toEqual([expect.stringMatching(/[Pp]hone/)]);
  const candidate = body.pages.find(({ name }) => name === 'candidate')?.values;
  expect(candidate).toMatchObject({ firstName: 'Ana', phone: '+447700900222' });
});

it('The same answers are no change, and of an enquiry that was erased nothing is corrected.', async () => {
  const { id } = await applied();
  expect((await correct(id, {})).body).toMatchObject({ answersVersion: 0, answerCorrections: [] });
  await server.app.db
    .insertInto('paymentSteps')
    .values({
      id: `erased-${id}`,
      enquiryId: id,
      kind: 'erased',
      amount: null,
      detail: '',
      author: 'A',
      madeAt: '2026-11-27T12:00:00.000Z',
    })
    .execute();
  expect((await correct(id, { phone: '+447700900222' })).status).toBe(409);
});
