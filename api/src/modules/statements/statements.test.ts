import {
  type BankRow,
  type BankRows,
  IDEMPOTENCY_HEADER,
  type Invoice,
  type PayableInvoice,
  type RowState,
  type StatementFile,
  type StatementPreview,
} from '@forms/shared/contract';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
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

interface Answer<T> {
  status: number;
  body: T & { error?: string; message?: string };
}
async function call<T = object>(path: string, json?: object, headers = {}, method?: string): Promise<Answer<T>> {
  const response = await server.send(`/api${path}`, {
    json,
    headers: { ...staff, ...headers },
    ...(method && { method }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
}
let applicants = 0;
/** An invoice that owes, of a payer of its own or of this one. */
async function owing(email = `payer-${++applicants}@example.org`): Promise<Invoice> {
  const { id } = await payer.enquire('bacs', { candidate: { email } });
  const { invoiceId } = await payer.read(id);
  return (await call<Invoice>(`/invoice/${invoiceId}`)).body;
}
const invoiceOf = async ({ id }: Invoice) => (await call<Invoice>(`/invoice/${id}`)).body;

let accounts = 0;
const csv = (...rows: string[]) => Buffer.from(['Date,Description,Amount', ...rows].join('\n')).toString('base64');
const fileOf = (account: string, ...rows: string[]): StatementFile => ({
  name: 'may.csv',
  account,
  content: csv(...rows),
});
const preview = async (file: StatementFile) => (await call<StatementPreview>('/statements/read', file)).body;
async function importAll(file: StatementFile) {
  const { added } = await preview(file);
  return call<{ added: number }>('/statements', { ...file, expected: added });
}
const inState = async (state: RowState) => (await call<BankRows>(`/statements/rows/${state}`)).body;
const pounds = (pence: number) => (pence / 100).toFixed(2);
/** A row that came in with these words, in whatever state it is. */
async function rowWith(words: string, state: RowState = 'open'): Promise<BankRow> {
  const found = (await inState(state)).rows.find(({ text }) => text.includes(words));
  if (!found) throw new Error(`No ${state} row says ${words}`);
  return found;
}
/** Imports a row with these words, on a day late enough for files to end with it. */
async function arrived(words: string, pence: number): Promise<BankRow> {
  await importAll(fileOf(`account-${++accounts}`, `25/01/2026,${words} ${accounts},${pounds(pence)}`));
  return rowWith(`${words} ${accounts}`);
}
const proposedFor = ({ id: rowId, left, proposal }: BankRow) => ({
  rowId,
  left,
  parts: (proposal?.parts ?? []).map(({ invoice: { invoiceId, version }, amount }) => ({ invoiceId, version, amount })),
});
const book = (rows: object[], headers = {}) => call<{ booked: number }>('/statements/bookings', { rows }, headers);

it('A file is read before anything is stored, then imported once: the same again adds nothing.', async () => {
  const file = fileOf('Current', '25/01/2026,THE FIRST,10.00', '25/01/2026,THE FIRST,10.00', '26/01/2026,RENT,-5.00');
  expect(await preview(file)).toMatchObject({
    ...{ format: 'csv', problems: [], unanswered: [], count: 3, known: 0, added: 3, paidIn: 2000, paidOut: -500 },
    ...{ from: '2026-01-25', to: '2026-01-26' },
  });
  expect((await inState('open')).counts.open).toBe(0);
  expect((await importAll(file)).body).toEqual({ added: 3, known: 0 });
  expect((await importAll(file)).body).toEqual({ added: 0, known: 3 });
  expect((await inState('open')).counts).toMatchObject({ open: 2, out: 1 });
});

it('How a bank’s columns are read is remembered with its account.', async () => {
  const columns = { date: 0, amount: 1, text: 2 };
  const rows = ['25/01/2026,1.00,SAID', '26/01/2026,1.00,SAID'];
  const content = (text: string) => Buffer.from(text).toString('base64');
  const unknown = { name: 'x.csv', content: content(['When,Much,What', ...rows].join('\n')) };
  const { mapping } = await preview(unknown);
  const said = { ...unknown, account: 'Remembered', mapping: { ...mapping, columns } } as StatementFile;
  expect((await importAll(said)).status).toBe(201);
  const next = { name: 'y.csv', content: content('When,Much,What\n02/03/2026,2.00,NEXT') };
  expect(await preview(next)).toMatchObject({
    account: 'Remembered',
    mapping: { columns, dateOrder: 'dmy' },
    ...{ from: '2026-03-02', unanswered: [] },
  });
});

it('What cannot be read is told in words and not stored.', async () => {
  const wrong = fileOf('Current', '25/01/2026,A,1.00', '01/26/2026,B,1.00');
  expect((await preview(wrong)).problems).toEqual([
    expect.stringContaining('Line 3, Date: “01/26/2026” is not a date'),
  ]);
  expect(await call('/statements', { ...wrong, expected: 2 })).toMatchObject({
    status: 422,
    body: { error: 'unreadable-statement' },
  });
  const pdf = { name: 'may.csv', account: 'Current', content: Buffer.from('%PDF-1.7').toString('base64') };
  expect((await preview(pdf)).problems).toEqual([expect.stringContaining('This is a PDF')]);
});

it('Two who import one file at once store it once.', async () => {
  const file = fileOf('Race', '25/01/2026,AT ONCE,10.00', '25/01/2026,AT ONCE,10.00');
  const answers = await Promise.all([1, 2, 3].map(() => call('/statements', { ...file, expected: 2 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await inState('open')).rows.filter(({ text }) => text === 'AT ONCE')).toHaveLength(2);
});

it('A row that names an invoice and comes to what is owing is proposed as sure, and booked once it is confirmed.', async () => {
  const invoice = await owing();
  const row = await arrived(invoice.reference, invoice.amount);
  expect(row.proposal).toMatchObject({
    sureness: 'sure',
    parts: [{ amount: invoice.amount, invoice: { number: invoice.number } }],
  });
  expect((await invoiceOf(invoice)).received).toBe(0);
  expect(await book([proposedFor(row)])).toMatchObject({ status: 200, body: { booked: 1 } });
  const paid = await invoiceOf(invoice);
  expect(paid).toMatchObject({ status: 'paid', owing: 0, received: invoice.amount });
  expect(paid.entries).toEqual([
    expect.objectContaining({ kind: 'transfer', receivedOn: '2026-01-25', reference: row.text, author: 'A Staff' }),
  ]);
  const { mail, payments } = await payer.read(invoice.enquiryId);
  expect(mail.some(({ kind }) => kind === 'receipt')).toBe(true);
  expect(payments.some(({ kind }) => kind === 'received')).toBe(true);
  expect(await rowWith(row.text, 'booked')).toMatchObject({
    left: 0,
    bookings: [{ number: invoice.number, amount: invoice.amount }],
  });
});

it('A row that names what is paid is proposed for that alone, and an invoice is found by its number, a name or a reference.', async () => {
  const paid = await owing();
  const first = await arrived(paid.reference, paid.owing);
  await book([proposedFor(first)]);
  for (const words of [paid.number.replaceAll('-', ' '), `again ${paid.reference.replace('-', '')}`]) {
    const { proposal } = await arrived(words, paid.amount);
    expect(proposal).toMatchObject({ sureness: 'unsure', parts: [{ invoice: { number: paid.number } }] });
    expect(proposal?.reasons.join(' ')).toContain('Nothing is owing for it');
  }
  for (const typed of [paid.number, paid.reference.toLowerCase(), `${paid.name} ${paid.reference}`]) {
    const found = await call<PayableInvoice[]>(`/statements/invoices?q=${encodeURIComponent(typed)}`);
    expect(found.body.map(({ number }) => number)).toEqual([paid.number]);
  }
});

it('One transfer for two siblings is booked for both, and undone for both, from either invoice.', async () => {
  const [one, two] = [await owing('family@example.org'), await owing('family@example.org')];
  const row = await arrived(one.reference, one.amount + two.amount);
  expect(row.proposal).toMatchObject({ sureness: 'likely', parts: [{ amount: one.amount }, { amount: two.amount }] });
  await book([proposedFor(row)]);
  const [first, second] = [await invoiceOf(one), await invoiceOf(two)];
  expect([first.status, second.status]).toEqual(['paid', 'paid']);
  expect(first.entries[0]?.id).toBe(second.entries[0]?.id);
  const undone = await call(`/invoice/${two.id}/entry/${second.entries[0]?.id}/reverse`, {
    reason: 'Of another family',
  });
  expect(undone.status).toBe(200);
  for (const each of [one, two])
    expect(await invoiceOf(each)).toMatchObject({ status: 'unpaid', received: 0, owing: each.amount });
  const again = await rowWith(row.text);
  expect(again.left).toBe(one.amount + two.amount);
  expect((await book([proposedFor(again)])).status).toBe(200);
  expect((await call(`/statements/row/${row.id}/undo`, { reason: 'Once more' })).status).toBe(204);
  expect(await invoiceOf(one)).toMatchObject({ received: 0 });
});

it('What is nobody’s yet stands in the ledger without an invoice, and is given to one, or a part of it, later.', async () => {
  const row = await arrived('WHO IS THIS', 50_000);
  expect((await book([{ rowId: row.id, left: row.left, parts: [] }])).status).toBe(200);
  const invoice = await owing();
  const [found] = (await call<PayableInvoice[]>(`/statements/invoices?q=${invoice.number}`)).body;
  const unallocated = await rowWith(row.text, 'unallocated');
  expect(unallocated.left).toBe(50_000);
  const part = { invoiceId: invoice.id, version: found?.version, amount: invoice.amount };
  expect((await book([{ rowId: row.id, left: 50_000, parts: [part] }])).status).toBe(200);
  expect(await invoiceOf(invoice)).toMatchObject({ status: 'paid', received: invoice.amount });
  expect((await rowWith(row.text, 'unallocated')).left).toBe(50_000 - invoice.amount);
  const entries = await server.app.db
    .selectFrom('moneyEntries')
    .select('amount')
    .where('source', 'like', `bank:${row.id}%`)
    .execute();
  expect(entries).toEqual([{ amount: 50_000 }]);
});

it('Too much is booked as it came, and is to be refunded.', async () => {
  const invoice = await owing();
  const row = await arrived(invoice.reference, invoice.amount + 500);
  expect(row.proposal?.reasons.join()).toContain('£5.00 more than is owing');
  await book([proposedFor(row)]);
  expect(await invoiceOf(invoice)).toMatchObject({ status: 'paid', surplus: 500 });
});

it('What changed since it was shown is refused in words, with nothing booked.', async () => {
  const [one, two] = [await owing(), await owing()];
  const rows = [await arrived(one.reference, one.amount), await arrived(two.reference, two.amount)];
  const receipt = { kind: 'cash', amount: 100, receivedOn: '2026-01-05', reference: '', note: '' };
  await call(`/invoice/${two.id}/receipt`, receipt);
  const refused = await book(rows.map(proposedFor));
  expect(refused).toMatchObject({ status: 409, body: { error: 'statement-changed' } });
  expect(refused.body.message).toContain(`${two.number} (${two.name}) has changed: £403.95 is owing for it now.`);
  expect(await invoiceOf(one)).toMatchObject({ received: 0 });
});

it('A card payout, money out and an ignored row are never booked; an ignored one can be brought back.', async () => {
  const invoice = await owing();
  await importAll(
    fileOf(
      'Payouts',
      `25/01/2026,STRIPE PAYMENTS ${invoice.reference},${pounds(invoice.amount)}`,
      '25/01/2026,RENT B,-7.00',
    ),
  );
  const version = (await call<PayableInvoice[]>(`/statements/invoices?q=${invoice.number}`)).body[0]?.version ?? '';
  const payout = await rowWith('STRIPE', 'payout');
  expect(payout.proposal).toBeNull();
  const parts = [{ invoiceId: invoice.id, version, amount: 100 }];
  expect((await book([{ rowId: payout.id, left: payout.left, parts }])).status).toBe(409);
  const row = await arrived('OTHER COLLEGE', 1_000);
  expect((await call(`/statements/row/${row.id}/ignore`, { reason: 'Not ours' })).status).toBe(204);
  expect(await rowWith(row.text, 'ignored')).toMatchObject({ reason: 'Not ours' });
  expect((await book([{ rowId: row.id, left: row.left, parts: [] }])).status).toBe(409);
  await call(`/statements/row/${row.id}/ignore`, undefined, {}, 'DELETE');
  expect((await rowWith(row.text)).left).toBe(1_000);
});

it('More than came is refused, and so is an invoice twice for one row.', async () => {
  const invoice = await owing();
  const row = await arrived(invoice.reference, 1_000);
  const [part] = proposedFor(row).parts;
  expect((await book([{ rowId: row.id, left: row.left, parts: [{ ...part, amount: 1_001 }] }])).status).toBe(422);
  expect(
    (
      await book([
        {
          rowId: row.id,
          left: row.left,
          parts: [
            { ...part, amount: 1 },
            { ...part, amount: 1 },
          ],
        },
      ])
    ).status,
  ).toBe(422);
});

it('Confirmed twenty times at once, with one key or with many, a row is booked once.', async () => {
  const [one, two] = [await owing(), await owing()];
  const [first, second] = [await arrived(one.reference, one.amount), await arrived(two.reference, two.amount)];
  const headers = { [IDEMPOTENCY_HEADER]: 'a double click' };
  const twenty = Array.from({ length: 20 });
  const same = await Promise.all(twenty.map(() => book([proposedFor(first)], headers)));
  expect(new Set(same.map(({ status }) => status))).toEqual(new Set([200]));
  const others = await Promise.all(twenty.map(() => book([proposedFor(second)])));
  expect(others.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  for (const each of [one, two]) expect((await invoiceOf(each)).received).toBe(each.amount);
});

it('Confirmations of rows for the same invoices, undoings and payments by hand at once: the sums are of what was taken, and no call fails.', async () => {
  const [one, two] = [await owing('race@example.org'), await owing('race@example.org')];
  const rows = [];
  for (let nth = 0; nth < 6; nth += 1) rows.push(await arrived(`RACE ${nth}`, 10_000));
  const [before = { id: '' }] = rows;
  const shown = async (invoice: Invoice) =>
    (await call<PayableInvoice[]>(`/statements/invoices?q=${invoice.number}`)).body[0]?.version ?? '';
  const split = async ({ id }: { id: string }) => [
    {
      ...{ rowId: id, left: 10_000 },
      parts: [
        { invoiceId: one.id, version: await shown(one), amount: 6_000 },
        { invoiceId: two.id, version: await shown(two), amount: 4_000 },
      ],
    },
  ];
  await book(await split(before));
  const confirmations = await Promise.all(rows.map(split));
  const receipt = { kind: 'cash', amount: 500, receivedOn: '2026-01-05', reference: '', note: '' };
  const answers = await Promise.all([
    ...confirmations.map((each) => book(each)),
    call(`/statements/row/${before.id}/undo`, { reason: 'In a race' }),
    call(`/invoice/${two.id}/receipt`, receipt),
    call(`/invoice/${one.id}/receipt`, receipt),
  ]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const { booked, open } = (await inState('booked')).counts;
  expect(booked + open).toBeGreaterThan(0);
  const standing = (await inState('booked')).rows.filter(({ text }) => text.startsWith('RACE')).length;
  expect(await invoiceOf(one)).toMatchObject({ received: 6_000 * standing + 500 });
  expect(await invoiceOf(two)).toMatchObject({ received: 4_000 * standing + 500 });
});

it('An application that is removed leaves its row known and booked, without a name.', async () => {
  const invoice = await owing();
  const file = fileOf('Removed', `25/01/2026,${invoice.reference},${pounds(invoice.amount)}`);
  await importAll(file);
  const row = await rowWith(invoice.reference);
  await book([{ ...proposedFor(row), parts: [] }]);
  await book([proposedFor(await rowWith(invoice.reference, 'unallocated'))]);
  await removeEnquiry(server.app, invoice.enquiryId);
  const booked = (await inState('booked')).rows.find(({ id }) => id === row.id);
  expect(booked).toMatchObject({ text: '', left: 0 });
  expect((await importAll(file)).body).toEqual({ added: 0, known: 1 });
});
