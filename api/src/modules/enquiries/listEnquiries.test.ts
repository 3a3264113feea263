import { type EnquirySummary, type ListPage, MOST_COUNTED, SEARCH_HEADER } from '@forms/shared/contract';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { removeEnquiry } from '../retention/removeEnquiry';
import { indexTheRest } from '../search/enquirySearch';

const people = ['Łukasz Wałęsa', 'José Sá', 'Ana Brito', 'Zoë Carr', 'Rui Ørsted'];

let server: TestServer;
let staff: { cookie: string };
const ids = new Map<string, string>();
beforeAll(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
  const payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  for (const [at, name] of people.entries()) {
    const [firstName = '', lastName = ''] = name.split(' ');
    const email = `${at}@family.example`;
    const candidate = { firstName, lastName, email, phone: `0770090012${at}`, uci: '' };
    const { id } = await payer.enquire('bacs', { candidate });
    ids.set(name, id);
  }
});
afterAll(() => server.stop());

async function list(query: Record<string, string | null> = {}, searched?: string) {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, value ?? '']));
  const headers = { ...staff, ...(searched !== undefined && { [SEARCH_HEADER]: encodeURIComponent(searched) }) };
  const page = (await (await server.send(`/api/enquiries?${asked}`, { headers })).json()) as ListPage<EnquirySummary>;
  return { ...page, names: page.rows.map(({ name }) => name) };
}
const move = (name: string, newValue: string, version: number) =>
  server.send(`/api/enquiries/${ids.get(name)}`, {
    method: 'PUT',
    json: { field: 'status', newValue, version },
    headers: staff,
  });

it('Enquiries come newest first, or by name as people write it, and are counted.', async () => {
  const newest = await list();
  expect(newest.names).toEqual([...people].reverse());
  expect([newest.counts, newest.before, newest.next]).toEqual([{ all: 5, new: 5 }, 0, null]);
  expect((await list({ sort: 'name' })).names).toEqual([
    'Ana Brito',
    'José Sá',
    'Łukasz Wałęsa',
    'Rui Ørsted',
    'Zoë Carr',
  ]);
  expect((await list({ sort: '-reference' })).rows.map(({ reference }) => reference)).toEqual(
    newest.rows
      .map(({ reference }) => reference)
      .sort()
      .reverse(),
  );
});

it('The newest few are asked for by themselves, and what is paid stands beside each.', async () => {
  const { rows, next, counts } = await list({ size: '5', tab: 'new' });
  expect(rows).toHaveLength(5);
  expect([next, counts.new]).toEqual([null, 5]);
  expect(rows[0]).toMatchObject({ invoiceStatus: 'unpaid', paid: false, received: 0 });
  expect(rows[0]?.owing).toBe(rows[0]?.amount);
});

it.each([
  ['lukasz walesa', ['Łukasz Wałęsa']],
  ['ORSTED', ['Rui Ørsted']],
  ['jose', ['José Sá']],
  ['2@family.example', ['Ana Brito']],
  ['07700 900 123', ['Zoë Carr']],
  ['+44 7700 900121', ['José Sá']],
  ['ana carr', []],
  ['100%', []],
  ['_', []],
  ['"; drop', []],
])('Searched for “%s”, they are %j', async (searched, names) => {
  const found = await list({}, searched);
  expect(found.names).toEqual(names);
  expect(found.counts.all).toBe(names.length);
});

it('An enquiry is found by its reference and by the number of its invoice, and by no other answer.', async () => {
  const [first] = (await list()).rows;
  const { number } = await server.app.db
    .selectFrom('invoices')
    .select('number')
    .where('enquiryId', '=', first?.id ?? '')
    .executeTakeFirstOrThrow();
  expect((await list({}, first?.reference.toLowerCase())).names).toEqual([first?.name]);
  expect((await list({}, number)).names).toEqual([first?.name]);
  expect((await list({}, '2000-02-29')).names).toEqual([]);
});

it('Tabs are counted as the search and the filters leave them.', async () => {
  await move('Ana Brito', 'completed', 1);
  expect((await list({ tab: 'completed' })).names).toEqual(['Ana Brito']);
  expect((await list({ tab: 'completed', type: 'exams', method: 'bacs', invoice: 'unpaid' })).names).toEqual([
    'Ana Brito',
  ]);
  expect((await list({ tab: 'completed', invoice: 'paid' })).counts).toEqual({ all: 0 });
  expect((await list({ form: 'exams-registration-v2' }, 'brito')).counts).toEqual({ all: 1, completed: 1 });
  expect((await list({ tab: 'new', sort: 'name' }, 'a')).names).not.toContain('Ana Brito');
  await move('Ana Brito', 'new', 2);
});

it('All that was found is exported as a file, however many pages it is.', async () => {
  const response = await server.send('/api/enquiries/export?sort=name&type=exams&size=10&place=x', {
    headers: { ...staff, [SEARCH_HEADER]: 'family.example' },
  });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const [titles, first = '', ...others] = (await response.text()).trim().split('\r\n');
  expect(titles).toContain('"Reference","Name","Email","Form","Type","Status","Payment"');
  expect(first).toMatch(/^"EX-\w+","Ana Brito","2@family.example","[^"]+","Exams","New","Not paid","Bank transfer",\d/);
  expect(others).toHaveLength(people.length - 1);
  expect((await server.send('/api/enquiries/export')).status).toBe(401);
});

it('What cannot be asked for is refused, by name of what is wrong.', async () => {
  for (const query of ['sort=amount', 'tab=lost', 'size=1000', 'form=../../etc']) {
    expect((await server.send(`/api/enquiries?${query}`, { headers: staff })).status).toBe(400);
  }
});

it('What a start finds without an index has one: by its answers too. Who pays is written down again as it was.', async () => {
  const payers = () => server.app.db.selectFrom('enquiryPayers').selectAll().orderBy('enquiryId').execute();
  const before = await payers();
  expect(before.map(({ payerEmail }) => payerEmail)).toContain('2@family.example');
  await server.app.db.deleteFrom('enquirySearch').execute();
  expect((await list({}, '07700 900 123')).names).toEqual([]);
  await indexTheRest(server.app.db);
  expect((await list({}, '07700 900 123')).names).toEqual(['Zoë Carr']);
  expect((await list({ sort: 'name' })).counts.all).toBe(5);
  await server.app.db.deleteFrom('enquiryPayers').execute();
  await indexTheRest(server.app.db);
  expect(await payers()).toEqual(before);
});

it('Who is removed is found nowhere in the index.', async () => {
  await removeEnquiry(server.app, ids.get('José Sá') ?? '');
  const paying = await server.app.db.selectFrom('enquiryPayers').select('payerEmail').execute();
  expect(JSON.stringify(paying)).not.toMatch(/1@family/);
  expect((await list({}, 'jose')).counts).toEqual({ all: 0 });
  const texts = await server.app.db.selectFrom('enquirySearch').select('text').execute();
  expect(JSON.stringify(texts)).not.toMatch(/jose|1@family/);
});

it('What more hold than are counted is listed page by page all the same, alone and in a tab.', async () => {
  const { db } = server.app;
  const one = await db.selectFrom('enquiries').selectAll().limit(1).executeTakeFirstOrThrow();
  for (let from = 0; from <= MOST_COUNTED; from += 500) {
    const many = Array.from({ length: 500 }, (_, at) => `many-${from + at}`);
    await db
      .insertInto('enquiries')
      .values(many.map((id) => ({ ...one, id, reference: id })))
      .execute();
    await db
      .insertInto('enquirySearch')
      .values(many.map((id) => ({ enquiryId: id, name: 'a crowd', text: 'a crowd' })))
      .execute();
  }
  const first = await list({}, 'crowd');
  expect([first.rows.length, first.counts, first.last]).toEqual([50, {}, null]);
  const second = await list({ place: first.next, tab: one.status }, 'crowd');
  expect([second.rows.length, second.before]).toEqual([50, 50]);
  expect((await list({ tab: 'declined' }, 'crowd')).rows).toEqual([]);
});
