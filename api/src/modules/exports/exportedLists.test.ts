import { type EntryList, type InvoiceSummary, type ListPage, type OwedOn, SEARCH_HEADER } from '@forms/shared/contract';
import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import { dayIn } from '../../platform/days';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';

let server: TestServer;
let staff: { cookie: string };
const day = dayIn(-100);
beforeAll(async () => {
  server = await TestServer.start();
  const payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  staff = await server.signIn('Staff');
  for (const firstName of ['=cmd()', 'Zoë', 'Ana'])
    await payer.enquire('bacs', { candidate: { firstName, email: `family${firstName.length}@example.org` } });
  await server.app.db.updateTable('invoices').set({ dueDate: day, date: day }).execute();
});
afterAll(() => server.stop());

const send = (path: string, words = '') =>
  server.send(`/api${path}`, { headers: { ...staff, [SEARCH_HEADER]: encodeURIComponent(words) } });
const list = async <T>(path: string): Promise<T> => (await (await send(path)).json()) as T;
/** Rows by their titles, as a library of another make reads the workbook. */
async function inWorkbook(path: string, words?: string): Promise<Record<string, unknown>[]> {
  const response = await send(`${path}file=xlsx`, words);
  expect(response.headers.get('content-disposition')).toMatch(/\.xlsx"$/);
  const [sheet] = await readWorkbook(Buffer.from(await response.arrayBuffer()));
  const [titles = [], ...rows] = sheet?.data ?? [];
  return rows.map((row) => Object.fromEntries(row.map((value, at) => [titles[at], value])));
}
async function inCsv(path: string): Promise<Record<string, string>[]> {
  return parse(Buffer.from(await (await send(path)).arrayBuffer()), { columns: true, bom: true });
}
const date = new Date(day);

it('What is owed is a workbook with days, pounds and numbers, of what the list was narrowed to and in its order.', async () => {
  const { rows } = await list<OwedOn>('/owed?sort=-owing');
  const debts = await inWorkbook('/owed/export?sort=-owing&');
  expect(debts).toEqual(
    rows.map(({ name, email, invoices, owing, aged }) =>
      expect.objectContaining({
        ...{ 'Who pays': name, Email: email, Invoices: invoices, Owing: owing / 100, 'Oldest due': date },
        ...{ 'Over 90 days': aged.over90 / 100, 'Not due': 0 },
      }),
    ),
  );
  expect(await inWorkbook('/owed/export?age=to30&')).toEqual([]);
  const csv = await inCsv('/owed/export?sort=-owing');
  expect(csv.map((row) => [row.Email, row.Owing, row['Oldest due']])).toEqual(
    rows.map(({ email, owing }) => [email, String(owing / 100), day]),
  );
});

it('Who was reminded longest ago, or never, is found by the order of last reminders.', async () => {
  const { rows } = await list<OwedOn>('/owed');
  const [one, two] = rows;
  const { db } = server.app;
  const invoiceOf = (email = '') =>
    db
      .selectFrom('invoices')
      .innerJoin('enquiries', 'enquiries.id', 'invoices.enquiryId')
      .select('invoices.id')
      .where('enquiries.email', '=', email)
      .executeTakeFirstOrThrow();
  const { id: invoiceId } = await invoiceOf(two?.email);
  await db
    .insertInto('reminders')
    .values({ invoiceId, dueDate: day, daysLate: 7, remindedAt: '2026-01-02T03:04:05.000Z' })
    .onConflict((known) => known.doNothing())
    .execute();
  const emails = async (sort: string) =>
    (await list<OwedOn>(`/owed?sort=${sort}`)).rows.map((each) => [each.email, each.remindedAt?.slice(0, 10) ?? null]);
  const never = [one?.email, null];
  const reminded = [two?.email, '2026-01-02'];
  expect(await emails('remindedAt')).toEqual([never, reminded]);
  expect(await emails('-remindedAt')).toEqual([reminded, never]);
  expect((await inWorkbook('/owed/export?sort=-remindedAt&'))[0]).toMatchObject({
    'Last reminder': new Date('2026-01-02T03:04:05.000Z'),
  });
});

it('Invoices are a workbook too, whichever order they are in; what looks like a formula is text.', async () => {
  for (const sort of ['name', '-number']) {
    const { rows } = await list<ListPage<InvoiceSummary>>(`/invoices?sort=${sort}`);
    expect(await inWorkbook(`/invoices/export?sort=${sort}&`)).toEqual(
      rows.map(({ number, name, amount, owing }) =>
        expect.objectContaining({ Number: number, Name: name, Amount: amount / 100, Owing: owing / 100, Due: date }),
      ),
    );
  }
  expect((await inWorkbook('/invoices/export?', 'cmd')).map(({ Name }) => Name)).toEqual([
    expect.stringContaining('=cmd()'),
  ]);
});

it('Exam entries are a workbook with codes as text and birthdays as days, in the order of the list.', async () => {
  const { rows } = await list<EntryList>('/exams/entries');
  expect(await inWorkbook('/exams/entries/export?')).toEqual(
    rows.map(({ name, birthDate, price, reference }) =>
      expect.objectContaining({
        ...{ SpecificationCode: '8300', Candidate: name, DateOfBirth: new Date(birthDate) },
        ...{ Price: (price ?? 0) / 100, Reference: reference },
      }),
    ),
  );
  expect((await inCsv('/exams/entries/export')).map(({ Candidate }) => Candidate)).toEqual(
    rows.map(({ name }) => expect.stringContaining(name)),
  );
  expect(await inWorkbook('/exams/entries/export?tab=withdrawn&')).toEqual([]);
});
