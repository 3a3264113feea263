import {
  type AccountingCodes,
  CODES_CHANGED,
  EXPORT_CHANGED,
  type ExportBatch,
  type ExportPreview,
  exportTotals,
  type Period,
  type Seller,
  today,
  usualCodes,
  usualTax,
} from '@forms/shared/contract';
import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { issueCreditNote } from '../credit-notes/issueCreditNote';
import { lockInvoice } from '../invoices/storedInvoices';
import { type NewEntry, recordEntry } from '../ledger/recordEntry';
import { removeEnquiry } from '../retention/removeEnquiry';

let server: TestServer;
let payer: Payer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start();
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  staff = await server.signIn('Staff');
});
afterAll(() => server.stop());

const get = async <T>(path: string): Promise<T> =>
  (await (await server.send(`/api${path}`, { headers: staff })).json()) as T;
const preview = ({ from, to }: Period) => get<ExportPreview>(`/exports/preview?from=${from}&to=${to}`);
const make = (period: Period, version: string) =>
  server.send('/api/exports', { json: { ...period, version }, headers: staff });
async function exported(period: Period): Promise<ExportBatch> {
  const response = await make(period, (await preview(period)).version);
  expect(response.status).toBe(201);
  return (await response.json()) as ExportBatch;
}
async function download({ files }: ExportBatch, format: ExportBatch['files'][number]['format']): Promise<Buffer> {
  const url = files.find((file) => file.format === format)?.url ?? '';
  const response = await server.send(url, { headers: staff });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}
const rowsOf = (csv: Buffer): Record<string, string>[] => parse(csv, { columns: true });
const enquire = async (day: string, said?: Record<string, Record<string, unknown>>) => {
  const { id, amount } = await payer.enquire('bacs', said);
  await server.app.db.updateTable('invoices').set({ date: day, dueDate: day }).where('enquiryId', '=', id).execute();
  return { id, amount };
};
const record = (
  enquiryId: string,
  entry: Pick<NewEntry, 'kind' | 'amount' | 'receivedOn' | 'source'> & Partial<NewEntry>,
) =>
  server.app.db
    .transaction()
    .execute(async (trx) =>
      recordEntry(trx, await lockInvoice(trx, 'enquiryId', enquiryId), { author: 'A Staff', ...entry }),
    );

const may = { from: '2021-05-01', to: '2021-05-31' };

it('What is shown is exported once; what came since is a batch of its own, and the first stays byte for byte.', async () => {
  const { id, amount } = await enquire('2021-05-01', {
    candidate: { firstName: '=Zoë', lastName: 'Ng, "Jr"' },
  });
  await record(id, { kind: 'transfer', amount: 10_000, receivedOn: '2021-05-31', source: 'may:1' });
  await enquire('2021-06-01');
  const shown = await preview(may);
  expect(shown.totals).toMatchObject({
    invoices: { count: 1, amount },
    moneyIn: { count: 1, amount: 10_000 },
    moneyOut: { count: 0, amount: 0 },
  });
  expect(shown.before).toEqual([]);
  const first = await exported(may);
  expect(first.totals).toEqual(shown.totals);
  expect(first.author).toBe('A Staff');
  const bytes = await Promise.all(first.files.map(({ format }) => download(first, format)));

  const again = await preview(may);
  expect(again.before).toEqual([{ batch: first.number, documents: 1, payments: 1 }]);
  expect((await make(may, again.version)).status).toBe(409);

  await record(id, { kind: 'cash', amount: 500, receivedOn: '2021-05-30', source: 'may:2' });
  const second = await exported(may);
  expect(second.totals).toMatchObject({ invoices: { count: 0 }, moneyIn: { count: 1, amount: 500 } });
  expect(await Promise.all(first.files.map(({ format }) => download(first, format)))).toEqual(bytes);
  const [, listed] = await get<ExportBatch[]>('/exports');
  expect(listed?.lastDownload).toMatchObject({ author: 'A Staff' });
});

it('What changed since it was shown is not exported, and of two who export at once one does.', async () => {
  const period = { from: '2021-07-01', to: '2021-07-31' };
  const { id } = await enquire('2021-07-05');
  const { version } = await preview(period);
  await record(id, { kind: 'cash', amount: 700, receivedOn: '2021-07-06', source: 'july:1' });
  const refused = await make(period, version);
  expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([409, EXPORT_CHANGED.word]);
  const now = (await preview(period)).version;
  const both = await Promise.all([make(period, now), make(period, now)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

describe('The files of a batch', () => {
  const period = { from: '2022-02-01', to: '2022-02-28' };
  let batch: ExportBatch;
  let number: string;
  let reference: string;
  beforeAll(async () => {
    const { id } = await enquire('2022-02-03', {
      candidate: { firstName: '=Zoë', lastName: 'Ng, "Jr"', email: 'zoe@example.org' },
    });
    const invoice = await server.app.db
      .selectFrom('invoices')
      .innerJoin('enquiries', 'enquiries.id', 'enquiryId')
      .select(['invoices.id', 'number', 'reference'])
      .where('enquiryId', '=', id)
      .executeTakeFirstOrThrow();
    ({ number, reference } = invoice);
    await server.app.db
      .updateTable('invoiceItems')
      .set({ description: `${'é'.repeat(59)}😀 and more` })
      .where('invoiceId', '=', invoice.id)
      .execute();
    await record(id, { kind: 'card', amount: 123_450, receivedOn: '2022-02-04', source: 'stripe:feb' });
    const transfer = { kind: 'transfer', receivedOn: '2022-02-05' } as const;
    const entry = await record(id, { ...transfer, amount: 500, source: 'feb:1' });
    if (entry === undefined) throw new Error('It is written once.');
    await record(id, { ...transfer, kind: 'reversal', amount: -500, source: 'feb:2', reverses: entry });
    batch = await exported(period);
  });

  it('are, for Xero, a line each by its template, with text that nobody runs', async () => {
    const csv = await download(batch, 'xero-sales');
    expect(csv.toString()).toMatch(/^\*ContactName,EmailAddress,POAddressLine1[^\n]*,BrandingTheme\r\n/);
    expect(csv.toString()).not.toMatch(/[^\r]\n|£/);
    const [line, ...fees] = rowsOf(csv);
    expect(line).toMatchObject({
      '*ContactName': `'=Zoë Ng, "Jr"`,
      EmailAddress: 'zoe@example.org',
      '*InvoiceNumber': number,
      Reference: `${reference}, batch ${batch.number}`,
      '*InvoiceDate': '03/02/2022',
      '*DueDate': '03/02/2022',
      '*Quantity': '1',
      '*AccountCode': '230',
      '*TaxType': 'No VAT',
      Currency: 'GBP',
    });
    const pounds = [line, ...fees].map((each) => Number(each?.['*UnitAmount']));
    expect(pounds.every((each) => each > 0)).toBe(true);
    expect(Math.round(pounds.reduce((sum, each) => sum + each, 0) * 100)).toBe(batch.totals.invoices.amount);
    expect(rowsOf(await download(batch, 'xero-card'))).toEqual([
      {
        ...{ Date: '04/02/2022', Amount: '1234.50', Payee: expect.stringContaining('Zoë') },
        ...{ Description: `Card, batch ${batch.number}`, Reference: number, 'Cheque Number': '' },
      },
    ]);
    expect(
      rowsOf(await download(batch, 'xero-bank'))
        .map(({ Amount }) => Amount)
        .sort(),
    ).toEqual(['-5.00', '5.00']);
  });

  it('are, for Sage, transactions above zero, within its widths, with every tax code written out', async () => {
    const rows = rowsOf(await download(batch, 'sage'));
    const [item] = rows;
    expect(item).toMatchObject({
      ...{ Type: 'SI', 'Account Reference': 'WEB', 'Nominal A/C Ref': '230', 'Department Code': '0' },
      ...{ Date: '03/02/2022', Reference: number, 'Tax Code': 'T9', 'Tax Amount': '0.00', 'Exchange Rate': '1' },
      Details: `${'é'.repeat(59)}😀`,
    });
    expect(rows.every((row) => Number(row['Net Amount']) > 0 && /^T[0129]$/.test(row['Tax Code'] ?? ''))).toBe(true);
    const money = rows.filter(({ Type }) => Type !== 'SI');
    expect(money.map((row) => [row.Type, row['Nominal A/C Ref'], row['Net Amount'], row['Tax Code']]).sort()).toEqual([
      ['SA', '090', '5.00', 'T9'],
      ['SA', '091', '1234.50', 'T9'],
      ['SP', '090', '5.00', 'T9'],
    ]);
  });

  it('are, for Excel, sheets with days and pounds, read by another program; text that looks like a formula stays text', async () => {
    const [sales, payments, journal] = await readWorkbook(await download(batch, 'workbook'));
    expect([sales, payments, journal].map((each) => each?.sheet)).toEqual(['Sales', 'Payments', 'Journal']);
    const [titles = [], line = []] = sales?.data ?? [];
    const said = Object.fromEntries(titles.map((title, at) => [String(title), line[at]]));
    expect(said).toMatchObject({
      ...{ Batch: batch.number, Number: number, Date: new Date('2022-02-03'), 'Who pays': '=Zoë Ng, "Jr"' },
      ...{ Account: '230', VAT: 0, Gross: said.Net },
    });
    expect(payments?.data.map((row) => row.at(-1))).toEqual(expect.arrayContaining(['Amount', 1234.5, 5, -5]));
    const pence = (journal?.data.slice(1) ?? []).map((row) => Math.round(Number(row.at(-1)) * 100));
    expect(pence.reduce((sum, each) => sum + each, 0)).toBe(0);
    expect(rowsOf(await download(batch, 'journal')).map(({ Amount }) => Math.round(Number(Amount) * 100))).toEqual(
      pence,
    );
  });

  it('lose who it was once the application is removed, and keep what it came to', async () => {
    const { id } = await enquire('2022-03-01', { candidate: { firstName: 'Ada', lastName: 'Gone' } });
    const march = await exported({ from: '2022-03-01', to: '2022-03-31' });
    await removeEnquiry(server.app, id);
    const rows = rowsOf(await download(march, 'xero-sales'));
    expect(JSON.stringify(rows)).not.toMatch(/Gone|zoe@/);
    expect(rows[0]?.['*Description']).toBe('Examination fees');
    const sum = rows.reduce((all, row) => all + Math.round(Number(row['*UnitAmount']) * 100), 0);
    expect(sum).toBe(march.totals.invoices.amount);
  });
});

it('A line of several says how many to each program, and comes to the same sum', async () => {
  const { id } = await enquire('2022-08-01');
  await server.app.db
    .updateTable('invoiceItems')
    .set(({ eb }) => ({ quantity: 5, description: 'Tutorial', cost: eb('cost', '*', 5) }))
    .where('invoiceId', 'in', (invoices) => invoices.selectFrom('invoices').select('id').where('enquiryId', '=', id))
    .execute();
  const batch = await exported({ from: '2022-08-01', to: '2022-08-31' });
  const [line, ...fees] = rowsOf(await download(batch, 'xero-sales'));
  expect(line).toMatchObject({ '*Description': 'Tutorial', '*Quantity': '5', '*UnitAmount': '229.95' });
  const pounds = [line, ...fees].map((each) => Number(each?.['*UnitAmount']) * Number(each?.['*Quantity']));
  const pence = Math.round(pounds.reduce((sum, each) => sum + each, 0) * 100);
  expect(pence).toBe(batch.totals.invoices.amount);
  expect(rowsOf(await download(batch, 'sage'))[0]).toMatchObject({ Details: '5 x Tutorial', 'Net Amount': '1149.75' });
  const [sales] = await readWorkbook(await download(batch, 'workbook'));
  const [titles = [], first = []] = sales?.data ?? [];
  expect(first[titles.indexOf('Quantity')]).toBe(5);
});

it('What was credited or cancelled stands below zero on its own day, taxed as what it takes off, fees apart from items', async () => {
  const { db } = server.app;
  const seller: Seller = {
    ...{ legalName: 'Tutorial College Ltd', address: ['1 High Street'], telephone: '', companyNumber: '' },
    ...{ vatNumber: 'GB123456789', accountName: '', sortCode: '', accountNumber: '', iban: '', bic: '' },
    ...{ terms: '', logo: '', tax: { ...usualTax, exams: 'exempt', fees: 'standard' } },
  };
  const { id, amount } = await enquire('2022-05-01');
  await db
    .insertInto('sellers')
    .values({ campus: 'oxford', version: 1, seller: JSON.stringify(seller), changedBy: 'A Staff', changedAt: '2022' })
    .execute();
  const { id: invoiceId } = await db
    .selectFrom('invoices')
    .select('id')
    .where('enquiryId', '=', id)
    .executeTakeFirstOrThrow();
  const lines = [{ description: 'GCSE Mathematics', amount: 12_000, accountId: 'exams' as const }];
  await db
    .transaction()
    .execute((trx) => issueCreditNote(trx, { invoiceId, lines, reason: 'Fell ill', author: 'A Staff' }));
  const cancelled = await server.send(`/api/enquiries/${id}/cancel`, { json: { reason: 'Left' }, headers: staff });
  expect(cancelled.ok).toBe(true);

  const may2022 = await exported({ from: '2022-05-01', to: '2022-05-31' });
  expect(may2022.totals).toMatchObject({ invoices: { count: 1, amount }, creditNotes: { count: 0 } });
  const vat = may2022.totals.accounts.find(({ code }) => code === '820');
  expect(vat?.credit).toBe(Math.round(7_500 / 6) + Math.round(10_000 / 6));

  const now = await exported({ from: today(), to: today() });
  expect(now.totals).toMatchObject({ invoices: { count: 0 }, creditNotes: { count: 2, amount: -amount } });
  expect(now.totals.accounts.find(({ code }) => code === '820')?.debit).toBe(vat?.credit);
  const xero = rowsOf(await download(now, 'xero-sales'));
  expect(xero[0]).toMatchObject({ '*UnitAmount': '-120.00', '*TaxType': 'Exempt Income' });
  const taxed = xero.filter((row) => row['*TaxType'] === '20% (VAT on Income)');
  expect(taxed.map((row) => row['*UnitAmount'])).toEqual(['-75.00', '-100.00']);
  expect(xero.at(-1)?.['*InvoiceNumber']).toMatch(/^CN-\d{4}-\d{5}$/);
  const sage = rowsOf(await download(now, 'sage'));
  expect(sage.find((row) => row['Tax Code'] === 'T1')).toMatchObject({
    ...{ Type: 'SC', 'Net Amount': '62.50', 'Tax Amount': '12.50' },
  });
  await db.deleteFrom('sellers').execute();
});

it('Nothing of a batch is changed, in whatever way.', async () => {
  for (const change of [
    server.app.db.updateTable('exportRows').set({ content: '{}' }),
    server.app.db.updateTable('exportBatches').set({ totals: '{}' }),
    server.app.db.deleteFrom('exportRows'),
  ]) {
    await expect(change.execute()).rejects.toThrow(/never changes/);
  }
});

it('Codes that staff set are those of batches to come, and a change of older ones is refused with what is stored.', async () => {
  const stored = await get<AccountingCodes>('/exports/codes');
  expect(stored.codes).toEqual(usualCodes.Xero);
  const change = (json: AccountingCodes) => server.send('/api/exports/codes', { method: 'PUT', json, headers: staff });
  const sage = { codes: usualCodes['Sage 50'], sageCustomer: 'ONLINE', version: stored.version };
  expect((await change({ ...sage, sageCustomer: '=A1' })).status).toBe(422);
  expect((await change(sage)).status).toBe(200);
  const refused = await change({ ...stored, sageCustomer: 'MINE' });
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { error: CODES_CHANGED.word, stored: { sageCustomer: 'ONLINE' } },
  ]);
  await enquire('2022-09-01');
  const batch = await exported({ from: '2022-09-01', to: '2022-09-30' });
  expect(exportTotals.parse(batch.totals).accounts.map(({ code }) => code)).toEqual(['1100', '4003']);
});

it('A period that ends before it begins, a file that there is not and whoever is no member of staff are refused.', async () => {
  const status = async (path: string, headers: { cookie?: string } = staff) =>
    (await server.send(`/api${path}`, { headers })).status;
  expect(await status('/exports/preview?from=2022-02-02&to=2022-02-01')).toBe(400);
  expect(await status('/exports/9999/journal/1')).toBe(404);
  expect(await status('/exports/1/xero-sales/2')).toBe(404);
  expect(await status('/exports/1/journal/1', await server.signIn('Candidate'))).toBe(403);
  expect(await status('/exports', {})).toBe(401);
});
