import { writeFileSync } from 'node:fs';
import {
  type Enquiry,
  formatPence,
  IDEMPOTENCY_HEADER,
  type Invoice,
  type PayerStatement,
  today,
} from '@forms/shared/contract';
import fc, { cases } from '@forms/shared/testing/fast-check';
import { dayIn } from '../../platform/days';
import { partOf, textOf } from '../../testing/letterParts';
import { MailServer } from '../../testing/mailServer';
import { Payer } from '../../testing/payer';
import { headingsIn, pdfStructure, tablesIn } from '../../testing/pdfStructure';
import { pdfText } from '../../testing/pdfText';
import { examEntry, register } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { issueCreditNote } from '../credit-notes/issueCreditNote';
import { lockInvoice } from '../invoices/storedInvoices';
import { recordEntry } from '../ledger/recordEntry';
import { sumsOfInvoice } from '../ledger/sums';

const mail = new MailServer();
let server: TestServer;
let payer: Payer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start({
    SMTP_URL: await mail.start(),
    MAIL_FROM: 'College <office@college.test>',
    BANK_DETAILS: 'Sort code: 12-34-56; Account number: 12345678',
  });
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  staff = await server.signIn('Staff');
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

async function call<T>(path: string, json?: object, headers = {}): Promise<{ status: number; body: T }> {
  const response = await server.send(`/api${path}`, { json, headers: { ...staff, ...headers } });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as T };
}
let families = 0;
const newFamily = () => `statement-${++families}@example.org`;

/** An invoice of a day, to be paid by this address. */
async function charged(date: string, email: string, candidate = {}, exams = {}): Promise<Invoice> {
  const said = { candidate: { email, ...candidate }, exams };
  const { id } = await payer.enquire('bacs', said);
  const { invoiceId } = await payer.read(id);
  const set = { date, dueDate: date };
  await server.app.db
    .updateTable('invoices')
    .set(set)
    .where('id', '=', invoiceId ?? '')
    .execute();
  return (await call<Invoice>(`/invoice/${invoiceId}`)).body;
}
const pays = ({ id }: Invoice, amount: number, receivedOn: string) =>
  call(
    `/invoice/${id}/receipt`,
    { kind: 'transfer', amount, receivedOn, reference: 'HALL FAMILY', note: '' },
    { [IDEMPOTENCY_HEADER]: `${id} ${amount}` },
  );
const YEAR = { from: '2026-01-01', to: today() };
const asked = (period: Record<string, string>) => new URLSearchParams(period).toString();
const stated = async ({ enquiryId }: Pick<Invoice, 'enquiryId'>, period: Record<string, string> = YEAR) =>
  (await call<PayerStatement>(`/enquiries/${enquiryId}/payer-statement?${asked(period)}`)).body;
const drawn = async ({ enquiryId }: Invoice, period: Record<string, string> = YEAR) => {
  const path = `/api/enquiries/${enquiryId}/payer-statement/pdf?${asked(period)}`;
  return new Uint8Array(await (await server.send(path, { headers: staff })).arrayBuffer());
};

it('A statement has all of one payer’s documents and money by day, with the balance after each; what was before the period is brought forward.', async () => {
  const email = newFamily();
  const one = await charged('2026-01-10', email);
  const two = await charged('2026-02-10', email.toUpperCase(), { firstName: 'Ana' });
  const other = await charged('2026-02-11', `a-${email}`);
  await pays(one, 10_000, '2026-01-20');
  await pays(two, two.amount + 700, '2026-02-20');
  const statement = await stated(two, { from: '2026-02-01', to: today() });
  expect(statement).toMatchObject({
    ...{ campus: 'oxford', campuses: ['oxford'], opening: one.amount - 10_000 },
    ...{ owing: one.amount - 10_000, credit: 700, closing: one.amount - 10_700, references: [one.reference] },
  });
  expect(statement.rows.map(({ on, kind, change }) => [on, kind, change])).toEqual([
    ['2026-02-10', 'invoice', two.amount],
    ['2026-02-20', 'transfer', -two.amount - 700],
  ]);
  expect(statement.rows[1]).toMatchObject({ for: [{ id: two.id, number: two.number }], reference: 'HALL FAMILY' });
  const { rows } = await stated(one);
  expect(rows.map(({ number }) => number).filter(Boolean)).toEqual([one.number, two.number]);
  expect((await stated(other)).rows.map(({ number }) => number)).toEqual([other.number]);
});

it('An invoice that was cancelled is taken back by its credit note on that day, and what was refunded without one is not asked again.', async () => {
  const email = newFamily();
  const { id } = await payer.pay({ candidate: { email } });
  const invoice = (await call<Invoice>(`/invoice/${(await payer.read(id)).invoiceId}`)).body;
  await server.app.db.transaction().execute(async (trx) => {
    const source = { author: 'Ana', source: 'test:given back' };
    await recordEntry(trx, await lockInvoice(trx, 'id', invoice.id), { ...source, kind: 'refund', amount: -5_000 });
  });
  expect((await stated(invoice)).rows.map(({ kind, change }) => [kind, change])).toEqual([
    ['invoice', invoice.amount],
    ['card', -invoice.amount],
    ['refund', 5_000],
    ['not-asked', -5_000],
  ]);
  await call(`/enquiries/${id}/cancel`, { reason: 'They moved' });
  const { rows, closing, credit, owing } = await stated(invoice);
  expect(rows.map(({ kind }) => kind)).toContain('credit-note');
  const sums = (await call<Invoice>(`/invoice/${invoice.id}`)).body;
  expect({ closing, credit, owing }).toEqual({ closing: -sums.surplus, credit: sums.surplus, owing: 0 });
});

it('Whatever comes for the invoices of one payer, their statement comes to the sums of the ledger.', async () => {
  const act = fc.record({
    kind: fc.constantFrom('transfer', 'cash', 'refund', 'dispute', 'write-off', 'fee', 'credit'),
    ...{ of: fc.nat({ max: 1 }), day: fc.integer({ min: 1, max: 28 }), amount: fc.integer({ min: 1, max: 30_000 }) },
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 10 }), async (acts) => {
      const email = newFamily();
      const invoices = [await charged('2026-03-01', email), await charged('2026-03-15', email)];
      for (const [at, { kind, of, day, amount }] of acts.entries()) {
        const invoiceId = invoices[of]?.id ?? '';
        await server.app.db.transaction().execute(async (trx) => {
          const row = await lockInvoice(trx, 'id', invoiceId);
          if (kind === 'credit') {
            const left = row.amount - (await sumsOfInvoice(trx, row)).credited;
            if (left <= 0) return;
            const line = { description: 'Less', amount: Math.min(amount, left), accountId: 'exams' as const };
            await issueCreditNote(trx, { invoiceId, lines: [line], reason: 'Less', author: 'Ana' });
            return;
          }
          const sign = kind === 'refund' || kind === 'dispute' || kind === 'fee' ? -1 : 1;
          const source = { author: 'Ana', source: `test:${invoiceId}:${at}` };
          const receivedOn = `2026-03-${String(day).padStart(2, '0')}`;
          await recordEntry(trx, row, { kind, amount: sign * amount, receivedOn, ...source });
        });
      }
      const sums = await Promise.all(invoices.map(async ({ id }) => (await call<Invoice>(`/invoice/${id}`)).body));
      const sum = (of: (invoice: Invoice) => number) => sums.reduce((total, each) => total + of(each), 0);
      const { owing, credit, closing, rows, aged } = await stated(invoices[0] as Invoice);
      expect({ owing, credit }).toEqual({ owing: sum((each) => each.owing), credit: sum((each) => each.surplus) });
      expect(rows.reduce((total, { change }) => total + change, 0)).toBe(closing);
      expect(Object.values(aged).reduce((total, each) => total + each, 0)).toBe(owing);
    }),
    cases(5),
  );
});

it('It is drawn as the seller’s other documents, tagged, with the names of every script.', async () => {
  const invoice = await charged(dayIn(-45), newFamily(), { firstName: 'Ελένη', lastName: 'محمد' });
  await pays(invoice, 5_000, dayIn(-40));
  const pdf = await drawn(invoice);
  const text = pdfText(pdf);
  for (const part of [
    ...['Statement of account', 'Brought forward', `Invoice ${invoice.number}`, 'Bank transfer for', 'HALL FAMILY'],
    ...['Ελένη', 'محمد', '31–60 days', `Payment reference: ${invoice.reference}`],
  ]) {
    expect(text).toContain(part);
  }
  if (process.env.SAMPLE) writeFileSync(process.env.SAMPLE, pdf);
  const structure = pdfStructure(pdf);
  expect(structure).toMatchObject({ title: 'Statement of account', language: 'en-GB', part: '1' });
  expect(headingsIn(structure)).toEqual(['H1', 'H2', 'H2']);
  const [facts = [], rows, ages] = tablesIn(structure);
  expect(new Set(facts)).toEqual(new Set(['TH TD']));
  // Each row of money is headed by its day; what each column is stands above it.
  expect(rows).toEqual(['TH TH TH TH TH', ...Array(4).fill('TH TD TD TD TD')]);
  expect(ages).toEqual(['TH TH TH TH TH TH', 'TD TD TD TD TD TD']);
  // Read aloud, it comes in the order in which it is looked at, and ends in what is to be paid.
  const owing = formatPence(invoice.amount - 5_000);
  const order = ['Statement of account', 'Ελένη', 'Brought forward', `Invoice ${invoice.number}`, 'Bank transfer for'];
  const places = [...order, '31–60 days', `Amount: ${owing}`].map((words) => text.indexOf(words));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
});

it('In Lisbon it is in Portuguese, of what was charged there alone, and calls nothing an invoice.', async () => {
  const email = newFamily();
  const cambridge = await examEntry(server, 'igcse', 'cambridge', '0580');
  const said = { candidate: { email }, exams: { department: '2' } };
  const { id } = await register(server, [cambridge], 'bacs', said);
  const here = await charged('2026-02-10', email);
  const { campuses, rows, campus } = await stated({ enquiryId: id });
  expect([campus, campuses, rows.length]).toEqual(['lisbon', ['oxford', 'lisbon'], 1]);
  expect((await stated({ enquiryId: id }, { ...YEAR, campus: 'oxford' })).rows[0]?.number).toBe(here.number);
  const pdf = await drawn({ ...here, enquiryId: id });
  expect(pdfStructure(pdf)).toMatchObject({ title: 'Extrato de conta', language: 'pt-PT' });
  expect(pdfText(pdf)).toMatch(/Pedido de pagamento\s+PP-/);
  expect(pdfText(pdf).replace(/não serve de fatura/g, '')).not.toMatch(/fatura|recibo|invoice|nota de crédito|VAT/i);
});

it('It is sent once for a press, with the PDF, which stands in the history of the enquiry.', async () => {
  const email = newFamily();
  const { enquiryId, number, amount } = await charged('2026-01-10', email);
  const path = `/enquiries/${enquiryId}/payer-statement/letter`;
  const body = { ...YEAR, campus: 'oxford' };
  const key = { [IDEMPOTENCY_HEADER]: 'a double click on a statement' };
  const answers = [await call(path, body, key), await call(path, body, key)];
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  const letters = await until(
    async () =>
      (await call<Enquiry>(`/enquiries/${enquiryId}`)).body.mail.filter(({ kind }) => kind === 'payer-statement'),
    ([letter]) => letter?.state === 'sent',
  );
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({ recipient: email, fileId: expect.any(String) });
  const letter = mail.received.find((each) => each.to.includes(email) && textOf(each).includes('statement of account'));
  if (!letter) throw new Error('No letter came');
  expect(textOf(letter)).toContain(`Charged in this period: £${(amount / 100).toFixed(2)}`);
  expect(pdfText(partOf(letter, 'application/pdf'))).toContain(`Invoice ${number}`);
});

it('Who gave no address cannot be written to, whom nothing was charged has none, and a period that ends before it begins is refused.', async () => {
  const invoice = await charged('2026-01-10', newFamily());
  const backwards = { from: '2026-02-01', to: '2026-01-01' };
  const path = `/enquiries/${invoice.enquiryId}/payer-statement`;
  expect((await call(`${path}?${asked(backwards)}`)).status).toBe(400);
  expect((await call(`${path}/letter`, backwards)).status).toBe(422);
  expect((await call(`/enquiries/nobody/payer-statement?${asked(YEAR)}`)).status).toBe(404);
  await server.app.db.updateTable('invoices').set({ status: 'proposed' }).where('id', '=', invoice.id).execute();
  expect((await call(`${path}?${asked(YEAR)}`)).status).toBe(404);
});
