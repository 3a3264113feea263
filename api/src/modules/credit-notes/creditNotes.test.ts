import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Enquiry, IDEMPOTENCY_HEADER, INVOICE_VERSION_HEADER, type Invoice } from '@forms/shared/contract';
import { sql } from 'kysely';
import { textOf } from '../../testing/letterParts';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { withdrawApplication } from '../applications/withdraw';
import { removeEnquiry } from '../retention/removeEnquiry';
import { issueCreditNote } from './issueCreditNote';

let server: TestServer;
let payer: Payer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start();
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  staff = await server.signIn('Staff');
});
afterAll(() => server.stop());

const AMOUNT = 40_495;
const year = new Date().getFullYear();
const invoiceOf = async (enquiryId: string): Promise<Invoice> => {
  const { invoiceId } = await payer.read(enquiryId);
  return (await server.send(`/api/invoice/${invoiceId}`, { headers: staff })).json() as Promise<Invoice>;
};
const made = async (method: 'card' | 'bacs' = 'bacs') => invoiceOf((await payer.enquire(method)).id);
const exam = (amount: number) => ({ description: 'GCSE Mathematics', amount, accountId: 'exams' });
const added = { metaType: 'standalone', type: 'asp', description: 'Revision day' };
const credit = (id: string, lines: object[], headers: Record<string, string> = {}) =>
  server.send(`/api/invoice/${id}/credit`, { json: { lines, reason: 'Fell ill' }, headers: { ...staff, ...headers } });

it('A credit note has a number of its own, keeps what it takes off, and lowers what is owing and asked.', async () => {
  const { id, enquiryId, number } = await made();
  const response = await credit(id, [exam(22_995), { description: 'Courtesy', amount: -995, accountId: 'other' }]);
  expect(response.status).toBe(201);
  const invoice = (await response.json()) as Invoice;
  expect(invoice).toMatchObject({ amount: AMOUNT, credited: 22_000, owing: 18_495, number, status: 'unpaid' });
  expect(invoice.creditNotes).toEqual([
    {
      id: expect.any(String),
      number: expect.stringMatching(new RegExp(`^CN-${year}-\\d{5}$`)),
      invoiceId: id,
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      issuedAt: expect.any(String),
      amount: 22_000,
      lines: [
        {
          description: 'GCSE Mathematics',
          amount: 22_995,
          account: expect.objectContaining({ code: '230' }),
          accountId: 'exams',
          kind: 'exams',
        },
        {
          description: 'Courtesy',
          amount: -995,
          account: expect.objectContaining({ code: '260' }),
          accountId: 'other',
          kind: 'other',
        },
      ],
      reason: 'Fell ill',
      author: 'A Staff',
    },
  ]);
  const { payments } = await payer.read(enquiryId);
  expect(payments.find(({ kind }) => kind === 'credited')).toMatchObject({
    detail: `${invoice.creditNotes[0]?.number}, £220.00 off ${number}: Fell ill`,
    author: 'A Staff',
  });
  const [wrong, right] = [
    await payer.ask({ enquiryId, amount: AMOUNT }),
    await payer.open({ ...(await payer.enquire('bacs')), id: enquiryId, amount: 18_495 }),
  ];
  expect(await wrong.json()).toMatchObject({ error: 'amount-differs', amount: 18_495 });
  expect(right.clientSecret).toEqual(expect.any(String));
});

it('Its letter says what was taken off, and what is to pay or comes back.', async () => {
  const { id, enquiryId } = await made();
  await credit(id, [exam(40_000)]);
  const letterIn = ({ mail }: Enquiry) => mail.find(({ kind }) => kind === 'credit-note');
  const read = await until(
    () => payer.read(enquiryId),
    (enquiry) => letterIn(enquiry)?.state === 'sent',
  );
  expect(letterIn(read)?.subject).toMatch(/^Credit note for EX-/);
  const text = textOf({ body: readFileSync(join(server.dataDir, 'outbox', `${letterIn(read)?.id}.eml`), 'utf8') });
  expect(text).toMatch(/We have taken £400\.00 off invoice INV-\d{4}-\d{5}: this is credit note CN-\d{4}-\d{5}\./);
  expect(text).toContain('£4.95 of the invoice is still to pay.');
});

it('Of what was paid, a credit note leaves the rest to be refunded; credited wholly and unpaid, nothing is asked.', async () => {
  const paid = await payer.pay();
  const { id } = await invoiceOf(paid.id);
  expect(await (await credit(id, [exam(5_000)])).json()).toMatchObject({ surplus: 5_000, owing: 0 });
  const refunded = await server.send(`/api/enquiries/${paid.id}/refund`, {
    json: { amount: 5_000, reason: 'Fell ill' },
    headers: staff,
  });
  expect(await refunded.json()).toMatchObject({ surplus: 0, refunded: 5_000, credited: 5_000 });
  const unpaid = await made();
  expect(await (await credit(unpaid.id, [exam(AMOUNT)])).json()).toMatchObject({
    status: 'paid',
    owing: 0,
    credited: AMOUNT,
  });
});

it('No more is credited than is left, however many press at once, and the series has no gap.', async () => {
  const { id } = await made();
  const tries = await Promise.all(Array.from({ length: 6 }, () => credit(id, [exam(10_000)])));
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409]);
  expect(await (await credit(id, [exam(496)])).json()).toMatchObject({
    error: 'not-creditable',
    message: 'Only £4.95 of this can be credited.',
  });
  const { db } = server.app;
  const other = await made();
  const undone = db.transaction().execute(async (trx) => {
    await issueCreditNote(trx, {
      ...{ invoiceId: other.id, author: 'A Staff', reason: 'Undone' },
      lines: [{ description: 'Entry', amount: 1, accountId: 'exams' }],
    });
    throw new Error('Undone');
  });
  await expect(undone).rejects.toThrow('Undone');
  const { last } = await db
    .selectFrom('documentNumbers')
    .select('last')
    .where('series', '=', 'CN')
    .executeTakeFirstOrThrow();
  const numbers = await db.selectFrom('creditNotes').select('number').orderBy('number').execute();
  expect(numbers.map(({ number }) => Number(number.slice(-5)))).toEqual(
    Array.from({ length: last }, (_, at) => at + 1),
  );
});

it('Sent again because an answer was lost, it is one credit note; of another version of the invoice it is refused.', async () => {
  const { id, version } = await made();
  const headers = { [IDEMPOTENCY_HEADER]: `credit ${id}`, [INVOICE_VERSION_HEADER]: version };
  expect((await credit(id, [exam(100)], headers)).status).toBe(201);
  expect(await (await credit(id, [exam(100)], headers)).json()).toMatchObject({ credited: 100 });
  const late = await credit(id, [exam(100)], { [INVOICE_VERSION_HEADER]: version });
  expect(await late.json()).toMatchObject({ error: 'invoice-changed', invoice: { credited: 100 } });
});

it('A card payment that was begun over the whole is taken back first.', async () => {
  const enquiry = await payer.enquire('card');
  const payment = await payer.open(enquiry);
  const { id } = await invoiceOf(enquiry.id);
  expect((await credit(id, [exam(495)])).status).toBe(201);
  expect(await payer.confirm(payment, '4242424242424242')).toMatchObject({ status: 400 });
});

it('A draft and a cancelled invoice are not credited, nor is nothing, and what is wrong is said.', async () => {
  const { id, enquiryId } = await made();
  expect((await credit(id, [])).status).toBe(422);
  expect((await credit(id, [{ ...exam(1), amount: 1.5 }])).status).toBe(422);
  expect(await (await credit(id, [exam(-1)])).json()).toMatchObject({ error: 'not-creditable' });
  await server.app.db.updateTable('invoices').set({ status: 'proposed' }).where('id', '=', id).execute();
  expect(await (await credit(id, [exam(1)])).json()).toMatchObject({
    message: 'This is not out yet: change its lines instead.',
  });
  await server.app.db.updateTable('invoices').set({ status: 'unpaid' }).where('id', '=', id).execute();
  await server.send(`/api/enquiries/${enquiryId}/cancel`, { json: { reason: 'Withdrew' }, headers: staff });
  expect((await credit(id, [exam(1)])).status).toBe(409);
  expect((await credit('none', [exam(1)])).status).toBe(404);
});

it('The database itself refuses to change a credit note, or to remove one whose invoice stays.', async () => {
  const { id } = await made();
  await credit(id, [exam(100)]);
  for (const statement of [
    sql`update credit_notes set amount = 1 where invoice_id = ${id}`,
    sql`update credit_note_lines set amount = 1`,
    sql`delete from credit_notes where invoice_id = ${id}`,
  ]) {
    await expect(statement.execute(server.app.db)).rejects.toThrow('A credit note is never changed');
  }
});

const post = async (path: string, json?: object, method = 'POST') => {
  const response = await server.send(`/api${path}`, { method, ...(json && { json }), headers: staff });
  return (await response.json()) as Invoice & { error?: string };
};
const makeUnpaid = async (id: string) => {
  await post(`/invoice/${id}`, { field: 'status', newValue: 'final' }, 'PUT');
  return post(`/invoice/${id}`, { field: 'status', newValue: 'unpaid' }, 'PUT');
};

it('An invoice is replaced by a draft once that is issued: the old one is credited, what came is for the new one.', async () => {
  const old = await made();
  const receipt = { kind: 'transfer', amount: 10_000, receivedOn: '2026-01-05', reference: 'HALL', note: '' };
  await post(`/invoice/${old.id}/receipt`, receipt);
  await credit(old.id, [exam(995)]);
  const draft = await post(`/invoice/${old.id}/replacement`);
  expect(draft).toMatchObject({
    ...{ number: `Draft for ${old.number}`, status: 'proposed', amount: AMOUNT - 995, owing: 0 },
    replaces: { id: old.id, number: old.number },
  });
  expect((await post(`/invoice/${old.id}/replacement`)).id).toBe(draft.id);
  expect((await post(`/invoice/${draft.id}/item`, { ...added, cost: 12_000 })).amount).toBe(AMOUNT - 995 + 12_000);
  // Nothing has changed yet for who pays.
  expect(await payer.read(old.enquiryId)).toMatchObject({ invoiceId: old.id, owing: AMOUNT - 995 - 10_000 });

  const issued = await makeUnpaid(draft.id);
  expect(issued).toMatchObject({
    ...{ status: 'unpaid', amount: AMOUNT - 995 + 12_000, received: 10_000, owing: AMOUNT - 995 + 2_000 },
    number: expect.stringMatching(/^INV-\d{4}-\d{5}$/),
    entries: [{ amount: 10_000, reference: 'HALL' }],
  });
  const replaced = (await (await server.send(`/api/invoice/${old.id}`, { headers: staff })).json()) as Invoice;
  expect(replaced).toMatchObject({
    ...{ status: 'cancelled', amount: AMOUNT, credited: AMOUNT, received: 0, owing: 0, surplus: 0, entries: [] },
    replacedBy: { id: draft.id, number: issued.number, isDraft: false },
  });
  const enquiry = await payer.read(old.enquiryId);
  expect(enquiry).toMatchObject({ invoiceId: draft.id, received: 10_000, owing: issued.owing });
  expect(enquiry.mail.map(({ kind }) => kind)).toEqual(['invoice', 'receipt', 'credit-note', 'credit-note', 'invoice']);
  const undone = await post(`/invoice/${draft.id}/entry/${issued.entries[0]?.id}/reverse`, { reason: 'Of another' });
  expect(undone).toMatchObject({ received: 0, owing: issued.amount });
});

it('What is credited while a draft is to replace the invoice is off the draft too, and is not asked again.', async () => {
  const old = await made();
  const draft = await post(`/invoice/${old.id}/replacement`);
  const fee = {
    description: 'Certificate postage fee',
    amount: 500,
    accountId: 'exams' as const,
    kind: 'fees' as const,
  };
  const { creditNotes } = (await (await credit(old.id, [exam(995), fee])).json()) as Invoice;
  const read = (await (await server.send(`/api/invoice/${draft.id}`, { headers: staff })).json()) as Invoice;
  expect(read.amount).toBe(AMOUNT - 1495);
  const named = `${creditNotes[0]?.number}: `;
  expect(read.items.at(-1)).toMatchObject({ description: expect.stringContaining(named), cost: -995 });
  expect(read.footerItems.at(-1)).toMatchObject({ description: expect.stringContaining(named), cost: -500 });
  // What is credited wholly as it is replaced takes nothing off the draft.
  expect(await makeUnpaid(draft.id)).toMatchObject({ status: 'unpaid', amount: AMOUNT - 1495, owing: AMOUNT - 1495 });
});

it('Credited wholly by hand, an invoice leaves its draft only what was added to that.', async () => {
  const old = await made();
  const draft = await post(`/invoice/${old.id}/replacement`);
  await post(`/invoice/${draft.id}/item`, { ...added, cost: 12_000 });
  await credit(old.id, [exam(AMOUNT)]);
  expect(await makeUnpaid(draft.id)).toMatchObject({ status: 'unpaid', amount: 12_000, owing: 12_000 });
  expect(await invoiceOf(old.enquiryId)).toMatchObject({ id: draft.id, replaces: { number: old.number } });
});

it('A draft that asks less than was credited meanwhile is not issued, and says what it would come to.', async () => {
  const old = await made();
  const draft = await post(`/invoice/${old.id}/replacement`);
  const off = { ...added, description: 'Moved to another centre', cost: 500 - AMOUNT };
  expect((await post(`/invoice/${draft.id}/item`, off)).amount).toBe(500);
  await credit(old.id, [exam(995)]);
  expect(await makeUnpaid(draft.id)).toMatchObject({
    error: 'below-zero',
    message: 'It would come to -£4.95.',
  });
});

it('What a card paid goes back to it by way of the invoice that took the place of the one that it paid.', async () => {
  const paid = await payer.pay();
  const old = await invoiceOf(paid.id);
  const draft = await post(`/invoice/${old.id}/replacement`);
  await post(`/invoice/item/${draft.items[0]?.id}`, undefined, 'DELETE');
  expect(await makeUnpaid(draft.id)).toMatchObject({ owing: 0, surplus: 22_995 });
  const refunded = await post(`/enquiries/${paid.id}/refund`, { amount: 22_995, reason: 'One exam fewer' });
  expect(refunded).toMatchObject({ surplus: 0, refunded: 22_995 });
  expect((await payer.read(paid.id)).payments).toContainEqual(
    expect.objectContaining({ kind: 'refunded', detail: 'To the card' }),
  );
});

it('However an application is given up, its invoice ends in a credit note of its own, with its letter; why staff did it stays with them.', async () => {
  const cancel = (id: string) => post(`/enquiries/${id}/cancel`, { reason: 'Parents divorced' });
  const byStaff = await made();
  await credit(byStaff.id, [exam(22_995), { description: 'Courtesy', amount: -995, accountId: 'other' }]);
  await cancel(byStaff.enquiryId);
  const byApplicant = await payer.enquire('bacs');
  await withdrawApplication(server.app, byApplicant.id);
  for (const [enquiryId, reason, taken] of [
    [byStaff.enquiryId, 'The application was cancelled', [22_000, AMOUNT - 22_000]],
    [byApplicant.id, 'The application was withdrawn', [AMOUNT]],
  ] as const) {
    const invoice = await invoiceOf(enquiryId);
    expect(invoice).toMatchObject({ status: 'cancelled', credited: AMOUNT, owing: 0, surplus: 0 });
    expect(invoice.creditNotes.map(({ amount }) => amount)).toEqual(taken);
    expect(invoice.creditNotes.at(-1)).toMatchObject({ reason, number: expect.stringMatching(/^CN-\d{4}-\d{5}$/) });
    const { mail } = await payer.read(enquiryId);
    expect(mail.filter(({ kind }) => kind === 'credit-note')).toHaveLength(taken.length);
  }
  // What was credited to the last penny before takes no other number, and neither does a draft.
  const whole = await made();
  await credit(whole.id, [exam(AMOUNT + 5), { description: 'Courtesy', amount: -5, accountId: 'other' }]);
  await cancel(whole.enquiryId);
  const draft = await made();
  await server.app.db.updateTable('invoices').set({ status: 'proposed' }).where('id', '=', draft.id).execute();
  await cancel(draft.enquiryId);
  expect((await invoiceOf(whole.enquiryId)).creditNotes).toHaveLength(1);
  expect(await invoiceOf(draft.enquiryId)).toMatchObject({ status: 'cancelled', creditNotes: [] });
});

it('A draft that would replace an invoice is discarded, and no other invoice is; a cancelled one is not replaced.', async () => {
  const old = await made();
  const draft = await post(`/invoice/${old.id}/replacement`);
  expect(await post(`/invoice/${old.id}`, undefined, 'DELETE')).toMatchObject({ error: 'no-draft' });
  await server.send(`/api/enquiries/${old.enquiryId}/cancel`, { json: { reason: 'Withdrew' }, headers: staff });
  expect(await makeUnpaid(draft.id)).toMatchObject({ error: 'not-replaceable' });
  expect((await post(`/invoice/${draft.id}`, undefined, 'DELETE')).replacedBy).toBeNull();
  expect(await post(`/invoice/${old.id}/replacement`)).toMatchObject({ error: 'not-replaceable' });
});

it('Retention takes the enquiry with all of its invoices and credit notes.', async () => {
  const old = await made();
  const draft = await post(`/invoice/${old.id}/replacement`);
  await makeUnpaid(draft.id);
  await removeEnquiry(server.app, old.enquiryId);
  const { db } = server.app;
  const left = await db.selectFrom('creditNotes').select('id').where('invoiceId', '=', old.id).execute();
  expect(left).toEqual([]);
});
