import { type Invoice, mondayOf, type Statistics, today } from '@forms/shared/contract';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { removeEnquiry } from '../retention/removeEnquiry';

let server: TestServer;
let staff: { cookie: string };
beforeEach(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
});
afterEach(() => server.stop());

const read = async (from: string, to: string) => {
  const response = await server.send(`/api/statistics?from=${from}&to=${to}`, { headers: staff });
  return { status: response.status, body: (await response.json()) as Statistics };
};
const ofToday = async () => (await read(today(), today())).body;

it('Submissions are counted by week, form, campus and where people heard of the college, also once their enquiry is gone.', async () => {
  const exam = await examEntry(server, 'gcse', 'aqa', '8300');
  const origin = { terms: { leadOrigin: { leadOrigin: 'search', leadOriginMeta: 'Google' } } };
  const first = await register(server, [exam], 'callback', origin);
  await register(server, [exam], 'callback', origin);
  const { submissions, forms, origins } = await ofToday();
  const of = { week: mondayOf(today()), formSlug: 'exams-registration-v2', campus: 'oxford', origin: 'search' };
  expect(submissions).toEqual([{ ...of, count: 2 }]);
  expect(forms).toContainEqual({ slug: 'exams-registration-v2', title: 'Exams registration' });
  expect(origins).toContainEqual({ id: 'search', name: 'Search engine' });
  await removeEnquiry(server.app, first.id);
  expect((await ofToday()).submissions).toEqual(submissions);
});

it('Money is counted by the month in which it was asked or moved, what undoes an entry by its own.', async () => {
  const { id } = await register(server, [await examEntry(server, 'gcse', 'aqa', '8300')], 'bacs');
  const invoice = await server.app.db
    .selectFrom('invoices')
    .select(['id', 'amount'])
    .where('enquiryId', '=', id)
    .executeTakeFirstOrThrow();
  const receive = async (amount: number, receivedOn: string) => {
    const json = { kind: 'transfer', amount, receivedOn, reference: '', note: '' };
    const headers = { ...staff, 'Idempotency-Key': `${amount} ${receivedOn}` };
    return (await server.send(`/api/invoice/${invoice.id}/receipt`, { json, headers })).json() as Promise<Invoice>;
  };
  await receive(10_000, '2026-01-31');
  await receive(5_000, '2026-02-01');
  const { entries } = await receive(700, '2026-02-02');
  const wrong = entries.find(({ amount }) => amount === 700);
  const json = { reason: 'Of somebody else' };
  await server.send(`/api/invoice/${invoice.id}/entry/${wrong?.id}/reverse`, { json, headers: staff });

  const nothing = { invoiced: 0, credited: 0, received: 0, refunded: 0 };
  expect((await read('2026-01-31', today())).body.money).toEqual([
    { ...nothing, month: '2026-01', received: 10_000 },
    { ...nothing, month: '2026-02', received: 5_700 },
    { ...nothing, month: today().slice(0, 7), invoiced: invoice.amount, received: -700 },
  ]);
  expect((await read('2026-02-01', '2026-02-01')).body.money).toEqual([
    { ...nothing, month: '2026-02', received: 5_000 },
  ]);
});

it('A period that ends before it begins is refused, and one of more years than anybody counts.', async () => {
  expect((await read('2026-02-01', '2026-01-31')).status).toBe(400);
  expect((await read('0002-02-01', '2026-01-31')).status).toBe(400);
});
