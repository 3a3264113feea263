import { IDEMPOTENCY_HEADER, INVOICE_VERSION_HEADER, type Invoice, type NewReceipt } from '@forms/shared/contract';
import { textOf } from '../../testing/letterParts';
import { MailServer } from '../../testing/mailServer';
import { cards, Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';

const mail = new MailServer();
let server: TestServer;
let payer: Payer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start({ SMTP_URL: await mail.start(), MAIL_FROM: 'office@college.test' });
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  staff = await server.signIn('Staff');
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

type Answer = Invoice & { error?: string; message?: string; invoice?: Invoice };
const call = async (path: string, json?: object, headers = {}) => {
  const response = await server.send(`/api${path}`, { json, headers: { ...staff, ...headers } });
  return { status: response.status, body: (await response.json()) as Answer };
};
const invoiceOf = async (enquiryId: string) => {
  const { invoiceId } = await payer.read(enquiryId);
  return (await call(`/invoice/${invoiceId}`)).body;
};
const transfer: NewReceipt = {
  kind: 'transfer',
  amount: 10_000,
  receivedOn: '2026-01-05',
  reference: 'HALL Z',
  note: 'First part',
};
const record = (id: string, receipt: object = {}, headers = {}) =>
  call(`/invoice/${id}/receipt`, { ...transfer, ...receipt }, headers);
const reverse = (id: string, entryId: string | undefined, headers = {}) =>
  call(`/invoice/${id}/entry/${entryId}/reverse`, { reason: 'Of somebody else' }, headers);
let applicants = 0;
const made = async () => {
  const email = `zoe-${++applicants}@example.org`;
  return invoiceOf((await payer.enquire('bacs', { candidate: { email } })).id);
};

it('A transfer is recorded with its day, reference and note, in part and then the rest, each with a receipt by letter.', async () => {
  const { id, enquiryId, amount } = await made();
  const part = await record(id);
  expect(part.status).toBe(201);
  expect(part.body).toMatchObject({ status: 'unpaid', received: 10_000, owing: amount - 10_000 });
  expect(part.body.entries).toEqual([expect.objectContaining({ ...transfer, author: 'A Staff', reverses: null })]);
  const rest = await record(id, { kind: 'cash', amount: amount - 10_000, receivedOn: '2026-02-01' });
  expect(rest.body).toMatchObject({ status: 'paid', received: amount, owing: 0 });
  const { payments } = await payer.read(enquiryId);
  expect(payments.filter(({ kind }) => kind === 'received').map(({ detail, amount }) => [detail, amount])).toEqual([
    ['Bank transfer, 5th January 2026', 10_000],
    ['Cash, 1st February 2026', amount - 10_000],
  ]);
  const letters = await until(
    async () => (await payer.read(enquiryId)).mail.filter(({ kind, state }) => kind === 'receipt' && state === 'sent'),
    ({ length }) => length === 2,
  );
  const texts = letters.map(({ subject }) => subject);
  expect(new Set(texts).size).toBe(1);
  const bodies = mail.received.filter(({ headers }) => headers.includes('Receipt')).map(textOf);
  expect(bodies.join()).toContain('We have received £100.00 by bank transfer on 5th January 2026, thank you.');
  expect(bodies.join()).toContain('We have received £304.95 in cash on 1st February 2026, thank you.');
});

it('A letter for a part says what is still to pay and how.', async () => {
  const { id, enquiryId } = await made();
  mail.received.length = 0;
  await record(id);
  await until(
    async () => (await payer.read(enquiryId)).mail,
    (letters) => letters.some(({ kind, state }) => kind === 'receipt' && state === 'sent'),
  );
  const text = mail.received.map(textOf).find((each) => each.includes('We have received'));
  expect(text).toContain('Total paid: £100.00');
  expect(text).toContain('Still to pay: £304.95');
});

it('The rest of what came in part can be paid by card, and no other sum.', async () => {
  const { id, enquiryId, amount } = await made();
  await record(id);
  expect(await (await payer.ask({ enquiryId, amount })).json()).toMatchObject({ amount: amount - 10_000 });
  const payment = await payer.open({ id: enquiryId, amount: amount - 10_000 } as never);
  await payer.confirm(payment, cards.good);
  expect((await payer.success(enquiryId, payment.invoicePaymentId)).status).toBe(200);
  expect(await invoiceOf(enquiryId)).toMatchObject({ received: amount, owing: 0, surplus: 0 });
});

it('What is too much is to be refunded, and can be.', async () => {
  const { id, enquiryId, amount } = await made();
  expect((await record(id, { amount: amount + 500 })).body).toMatchObject({ status: 'paid', owing: 0, surplus: 500 });
  expect((await call(`/enquiries/${enquiryId}/refund`, { amount: 500, reason: 'Too much' })).status).toBe(200);
  expect(await invoiceOf(enquiryId)).toMatchObject({ refunded: 500, surplus: 0, owing: 0 });
});

it('A mistake is undone by a reversal, once; the invoice is then unpaid and can be edited.', async () => {
  const { id, amount } = await made();
  const { body } = await record(id, { amount });
  const entryId = body.entries[0]?.id;
  const undone = await reverse(id, entryId);
  expect(undone.body).toMatchObject({ status: 'unpaid', received: 0, owing: amount });
  expect(undone.body.entries.map(({ kind, amount, note }) => [kind, amount, note])).toEqual(
    expect.arrayContaining([
      ['transfer', amount, 'First part'],
      ['reversal', -amount, 'Of somebody else'],
    ]),
  );
  expect((await reverse(id, entryId)).status).toBe(409);
  expect((await reverse(id, undone.body.entries.find(({ reverses }) => reverses)?.id)).status).toBe(409);
  expect((await reverse(id, 'none')).status).toBe(404);
});

it('What has gone back since cannot be undone, nor what the card paid.', async () => {
  const { id, enquiryId, amount } = await made();
  const { body } = await record(id, { amount });
  await call(`/enquiries/${enquiryId}/refund`, { amount: 100, reason: 'One paper fewer' });
  expect((await reverse(id, body.entries[0]?.id)).body).toMatchObject({ error: 'refunded-since' });
  const paid = await invoiceOf((await payer.pay()).id);
  expect((await reverse(paid.id, paid.entries[0]?.id)).status).toBe(409);
});

it('Of two at once, each with the version that they saw, one is taken, and the other is shown what is there now.', async () => {
  const { id, version } = await made();
  const seen = { [INVOICE_VERSION_HEADER]: version };
  const answers = await Promise.all([record(id, {}, seen), record(id, {}, seen)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ error: 'invoice-changed', invoice: { received: 10_000 } });
  const again = { [INVOICE_VERSION_HEADER]: refused?.body.invoice?.version ?? '' };
  expect((await record(id, {}, again)).body.received).toBe(20_000);
});

it('Sent twenty times at once with one key, it is one payment.', async () => {
  const { id, version, enquiryId } = await made();
  const headers = { [IDEMPOTENCY_HEADER]: 'a double click', [INVOICE_VERSION_HEADER]: version };
  const answers = await Promise.all(Array.from({ length: 20 }, () => record(id, {}, headers)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect((await invoiceOf(enquiryId)).received).toBe(10_000);
});

it.each([
  ['nothing', { amount: 0 }],
  ['less than nothing', { amount: -100 }],
  ['a part of a penny', { amount: 0.5 }],
  ['more than a million pounds', { amount: 100_000_001 }],
  ['a day to come', { receivedOn: '2999-01-01' }],
  ['no day', { receivedOn: '31/01/2026' }],
  ['a card', { kind: 'card' }],
])('A receipt of %s is refused.', async (_, wrong) => {
  const { id } = await made();
  expect((await record(id, wrong)).status).toBe(422);
});

it('A card payment that was begun is taken back before a transfer is recorded, so that nobody pays twice.', async () => {
  const enquiry = await payer.enquire('card');
  const payment = await payer.open(enquiry);
  const { id } = await invoiceOf(enquiry.id);
  expect((await record(id, { amount: enquiry.amount })).status).toBe(201);
  expect(await payer.confirm(payment, cards.good)).toMatchObject({ status: 400 });
  expect(await invoiceOf(enquiry.id)).toMatchObject({ received: enquiry.amount, surplus: 0 });
});

it('The receipt of a payment that is undone before it went does not go.', async () => {
  const { id, enquiryId } = await made();
  const { body } = await record(id);
  const held = { lockedUntil: null, runAt: '2999-01-01T00:00:00.000Z' };
  const receipts = server.app.db
    .selectFrom('letters')
    .select('id')
    .where('about', '=', body.entries[0]?.id ?? '');
  await server.app.db.updateTable('jobs').set(held).where('id', 'in', receipts).execute();
  const waiting = (await receipts.where('sentAt', 'is', null).execute()).length;
  await reverse(id, body.entries[0]?.id);
  expect((await receipts.where('sentAt', 'is', null).execute()).length).toBe(0);
  const { mail: letters } = await payer.read(enquiryId);
  expect(letters.filter(({ kind }) => kind === 'receipt')).toHaveLength(1 - waiting);
});
