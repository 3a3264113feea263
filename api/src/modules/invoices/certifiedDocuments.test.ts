import type { Invoice, InvoiceSummary, ListPage } from '@forms/shared/contract';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { nameCampuses } from './nameCampuses';

let server: TestServer;
let payer: Payer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start();
  payer = new Payer(server, await examEntry(server, 'igcse', 'cambridge', '0580'));
  staff = await server.signIn('Staff');
});
afterAll(() => server.stop());

const made = async (department: '1' | '2'): Promise<Invoice> => {
  const { id } = await payer.enquire('bacs', { exams: { department } });
  const { invoiceId } = await payer.read(id);
  return (await server.send(`/api/invoice/${invoiceId}`, { headers: staff })).json() as Promise<Invoice>;
};
const fatura = { kind: 'FT', number: 'FT A/42', atcud: 'JFKD9XYZ-42', issuedOn: '2026-11-20' };
const record = (id: string, changed: object = {}) =>
  server.send(`/api/invoice/${id}/certified`, { json: { ...fatura, ...changed }, headers: staff });
const list = async (query = ''): Promise<InvoiceSummary[]> => {
  const page = await (await server.send(`/api/invoices${query}`, { headers: staff })).json();
  return (page as ListPage<InvoiceSummary>).rows;
};
const listed = async (invoiceId: string) => (await list()).find(({ id }) => id === invoiceId);

test('What Lisbon asks has a series of its own, and the fatura that certified software issued for it is recorded once.', async () => {
  const { id, number, enquiryId } = await made('2');
  expect(number).toMatch(/^PP-\d{4}-00001$/);
  expect((await made('1')).number).toMatch(/^INV-\d{4}-00001$/);
  expect(await listed(id)).toMatchObject({ campus: 'lisbon', isCertified: false });

  const both = await Promise.all([record(id), record(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const found = (await (await server.send(`/api/invoice/${id}`, { headers: staff })).json()) as Invoice;
  expect(found.certifiedDocuments).toMatchObject([{ ...fatura, author: 'A Staff' }]);
  expect(await listed(id)).toMatchObject({ isCertified: true });
  const details = (await payer.read(enquiryId)).payments.map(({ detail }) => detail);
  expect(details).toContain('Recorded FT FT A/42, ATCUD JFKD9XYZ-42');

  const [document] = found.certifiedDocuments;
  const path = `/api/invoice/${id}/certified/${document?.id}`;
  expect((await server.send(path, { method: 'DELETE', headers: staff })).status).toBe(200);
  expect((await server.send(path, { method: 'DELETE', headers: staff })).status).toBe(404);
  expect(await listed(id)).toMatchObject({ isCertified: false });
});

test('What Lisbon was paid and has no fatura for is found in one filter, and leaves it with the fatura.', async () => {
  const { id, amount } = await made('2');
  const filtered = async (fatura: string) => (await list(`?fatura=${fatura}`)).some((row) => row.id === id);
  const found = async () => [await filtered('notPaid'), await filtered('missing'), await filtered('recorded')];
  expect(await found()).toEqual([true, false, false]);
  const receipt = { kind: 'transfer', amount, receivedOn: '2026-01-05', reference: '', note: '' };
  await server.send(`/api/invoice/${id}/receipt`, { json: receipt, headers: staff });
  expect(await found()).toEqual([false, true, false]);
  await record(id, { number: 'FT A/43' });
  expect(await found()).toEqual([false, false, true]);
});

test.each([
  ['an ATCUD without its number', { atcud: 'JFKD9XYZ' }],
  ['a day that is to come', { issuedOn: '2999-01-01' }],
  ['a kind that there is not', { kind: 'XX' }],
])('%s is refused', async (_, changed) => {
  const { id } = await made('2');
  expect((await record(id, changed)).status).toBe(422);
});

test('An invoice of before one said its campus is told it by the answers.', async () => {
  const { id } = await made('2');
  await server.app.db.updateTable('invoices').set({ sellerCampus: null }).where('id', '=', id).execute();
  expect(await listed(id)).toMatchObject({ campus: null });
  await nameCampuses(server.app);
  expect(await listed(id)).toMatchObject({ campus: 'lisbon' });
});
