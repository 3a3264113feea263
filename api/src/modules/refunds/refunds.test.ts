import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardIssue, Enquiry, Invoice } from '@forms/shared/contract';
import { textOf } from '../../testing/letterParts';
import { Payer } from '../../testing/payer';
import { ProviderEvents } from '../../testing/providerEvents';
import { ProviderSide } from '../../testing/providerSide';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { pageOf } from '../application-page/pageOf';
import { disputedInvoices } from '../disputes/undecided';
import { cardsOf } from '../payments/cardProvider';
import { lookAtAll } from './lookAtAll';
import { lookAtCharge } from './lookAtCharge';

const AMOUNT = 40_495;
let server: TestServer;
let payer: Payer;
let events: ProviderEvents;
let provider: ProviderSide;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start();
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  events = new ProviderEvents(server);
  provider = new ProviderSide(server);
  staff = await server.signIn('Staff');
});
afterAll(() => server.stop());

let applicants = 0;
/** An enquiry that a card has paid, with the provider's intent of it. One mailbox has but a few letters an hour. */
async function paid() {
  const email = `refund-${++applicants}@example.org`;
  const { id } = await payer.pay({ candidate: { email } });
  return { id, intentId: await provider.intentOf(id) };
}
const post = async (path: string, json?: object, headers = {}) => {
  const response = await server.send(`/api${path}`, {
    method: 'POST',
    ...(json && { json }),
    headers: { ...staff, ...headers },
  });
  return { status: response.status, body: (await response.json()) as Enquiry & { error: string; message: string } };
};
const refund = (id: string, amount: number, rest: object = {}) =>
  post(`/enquiries/${id}/refund`, { amount, reason: 'Fell ill', ...rest });
const issues = async (enquiryId?: string) => {
  const query = enquiryId ? `?enquiryId=${enquiryId}` : '';
  const all = await server.send(`/api/card-issues${query}`, { headers: staff });
  return (await all.json()) as CardIssue[];
};
const work = async (enquiryId: string) => (await issues()).filter((issue) => issue.enquiryId === enquiryId);
const invoiceOf = async (enquiryId: string) => {
  const { invoiceId } = await payer.read(enquiryId);
  return (await (await server.send(`/api/invoice/${invoiceId}`, { headers: staff })).json()) as Invoice;
};
const look = async (enquiryId: string) => {
  const { id } = await server.app.db
    .selectFrom('cardPayments')
    .select('id')
    .where('enquiryId', '=', enquiryId)
    .executeTakeFirstOrThrow();
  await lookAtCharge(server.app, id);
};
const letterOf = async (enquiryId: string, kind: string) => {
  const { mail } = await until(
    () => payer.read(enquiryId),
    (enquiry) => enquiry.mail.some((letter) => letter.kind === kind && letter.state === 'sent'),
  );
  const sent = mail.filter((letter) => letter.kind === kind);
  return sent.map(({ id }) => textOf({ body: readFileSync(join(server.dataDir, 'outbox', `${id}.eml`), 'utf8') }));
};

it('A refund that was made in the provider’s dashboard comes by its event, once however often that is told, with its letter.', async () => {
  const { id, intentId } = await paid();
  const refundId = await provider.refund(intentId, 10_000);
  await until(
    () => payer.read(id),
    ({ refunded }) => refunded === 10_000,
  );
  const event = events.about('refund.updated', { object: 'refund', id: refundId, payment_intent: intentId });
  await Promise.all([events.post(event), events.post(event), look(id), look(id)]);
  const { entries, refunded, received } = await invoiceOf(id);
  expect({ refunded, received }).toEqual({ refunded: 10_000, received: AMOUNT });
  expect(entries.filter(({ kind }) => kind === 'refund')).toEqual([
    expect.objectContaining({ amount: -10_000, author: 'Card provider' }),
  ]);
  const [letter, ...others] = await letterOf(id, 'refund');
  expect(others).toEqual([]);
  expect(letter).toContain('We have refunded £100.00');
});

it('Before a refund is asked for, what was refunded elsewhere is read: never more goes back than came.', async () => {
  const { id, intentId } = await paid();
  await provider.refund(intentId, 40_000);
  const tooMuch = await refund(id, 10_000);
  expect(tooMuch).toMatchObject({ status: 409, body: { message: 'Only £4.95 can be refunded.' } });
  expect((await refund(id, 495)).status).toBe(200);
  expect((await provider.refunds(intentId)).map(({ amount }) => amount)).toEqual([495, 40_000]);
});

it('A refund whose answer was lost is found in the provider’s list, and not asked for a second time.', async () => {
  const { id, intentId } = await paid();
  await refund(id, 7_000);
  const { db } = server.app;
  const forgotten = { state: 'asked', providerId: null } as const;
  await db.updateTable('refunds').set(forgotten).where('enquiryId', '=', id).execute();
  await db.deleteFrom('idempotency').where('scope', '=', 'sandbox').execute();
  const now = { runAt: new Date(0).toISOString() };
  await db.updateTable('jobs').set(now).where('kind', '=', 'refund').where('enquiryId', '=', id).execute();
  await until(
    () => db.selectFrom('refunds').select('state').where('enquiryId', '=', id).execute(),
    ([row]) => row?.state === 'done',
  );
  expect(await provider.refunds(intentId)).toHaveLength(1);
  expect(await payer.read(id)).toMatchObject({ refunded: 7_000 });
});

it('What the provider refuses is told, comes back into the ledger, and may be asked for again.', async () => {
  const { id, intentId } = await paid();
  const { stripe } = cardsOf(server.app);
  const create = stripe.refunds.create;
  stripe.refunds.create = (async (...asked: Parameters<typeof create>) => {
    stripe.refunds.create = create;
    await provider.refund(intentId, AMOUNT);
    return create.apply(stripe.refunds, asked);
  }) as typeof create;
  const refused = await refund(id, 10_000);
  expect(refused).toMatchObject({
    status: 409,
    body: { error: 'refund-refused', message: expect.stringContaining('already been refunded') },
  });
  expect(await payer.read(id)).toMatchObject({ refunded: AMOUNT });
  expect(await work(id)).toEqual([]);
});

it('A refund that fails after it was taken is owed again: the payer is told, and staff have work until they refund in another way.', async () => {
  const { id, intentId } = await paid();
  expect(
    (await refund(id, 5_000, { lines: [{ description: 'Exam', amount: 5_000, accountId: 'exams' }] })).status,
  ).toBe(200);
  const [{ id: refundId = '' } = {}] = await provider.refunds(intentId);
  await provider.failRefund(refundId);
  await events.post(events.about('refund.failed', { object: 'refund', id: refundId, payment_intent: intentId }));
  await until(
    () => payer.read(id),
    ({ refunded }) => refunded === 0,
  );
  expect(await invoiceOf(id)).toMatchObject({ surplus: 5_000, credited: 5_000, status: 'booked' });
  expect(await work(id)).toEqual([
    expect.objectContaining({
      kind: 'refund',
      state: 'failed',
      amount: 5_000,
      detail: 'lost or stolen card',
      name: 'Zoë Młyńska',
    }),
  ]);
  expect((await letterOf(id, 'refund-failed'))[0]).toContain('has returned our refund of £50.00');
  expect((await refund(id, 5_000, { way: 'other' })).body).toMatchObject({ refunded: 5_000, surplus: 0 });
  expect(await work(id)).toEqual([]);
  expect(await provider.refunds(intentId)).toHaveLength(1);
});

it('A refund with a credit note is one step: what is taken off is refunded, and no more than was paid beyond the rest.', async () => {
  const { id } = await paid();
  const lines = [{ description: 'Exam', amount: 22_995, accountId: 'exams' }];
  expect(await refund(id, 22_996, { lines })).toMatchObject({ status: 409, body: { error: 'too-much' } });
  expect((await invoiceOf(id)).creditNotes).toEqual([]);
  expect((await refund(id, 22_995, { lines })).status).toBe(200);
  expect(await invoiceOf(id)).toMatchObject({ credited: 22_995, refunded: 22_995, surplus: 0, owing: 0 });
  expect(await letterOf(id, 'credit-note')).toHaveLength(1);
});

it('A disputed payment is owing again, is work with its day, is not dunned and not refunded; won, the money is back.', async () => {
  const { id, intentId } = await paid();
  const disputeId = await provider.dispute(intentId);
  await lookAtAll(server.app);
  const invoice = await invoiceOf(id);
  expect(invoice).toMatchObject({ received: 0, owing: AMOUNT });
  expect(invoice.entries.map(({ kind, amount }) => [kind, amount])).toEqual(
    expect.arrayContaining([
      ['dispute', -AMOUNT],
      ['fee', -2_000],
    ]),
  );
  expect(await work(id)).toEqual([
    expect.objectContaining({ kind: 'dispute', state: 'open', amount: AMOUNT, dueBy: expect.stringMatching(/Z$/) }),
  ]);
  expect((await disputedInvoices(server.app.db)).has(invoice.id)).toBe(true);
  expect((await pageOf(server.app, id)).details).toMatchObject({ isDisputed: true });
  expect(await refund(id, 100, { way: 'other' })).toMatchObject({ status: 409, body: { error: 'disputed' } });
  expect(await post(`/card-issues/${disputeId}/settle`)).toMatchObject({ status: 409, body: { error: 'no-work' } });

  await provider.decide(disputeId, 'won');
  await until(
    () => payer.read(id),
    ({ received }) => received === AMOUNT,
  );
  expect(await invoiceOf(id)).toMatchObject({ owing: 0 });
  expect(await issues(id)).toEqual([expect.objectContaining({ state: 'won', isWork: false })]);
  expect((await refund(id, 100)).status).toBe(200);
});

it('A dispute that is lost stays work until somebody has dealt with it, and then the history says who.', async () => {
  const { id, intentId } = await paid();
  const disputeId = await provider.dispute(intentId, 'warning_needs_response');
  await look(id);
  expect(await invoiceOf(id)).toMatchObject({ received: AMOUNT, owing: 0 });
  await provider.decide(disputeId, 'lost');
  await until(
    () => payer.read(id),
    ({ owing }) => owing === AMOUNT,
  );
  expect(await work(id)).toEqual([expect.objectContaining({ kind: 'dispute', state: 'lost' })]);
  expect((await post(`/card-issues/${disputeId}/settle`)).status).toBe(200);
  expect(await work(id)).toEqual([]);
  const { payments } = await payer.read(id);
  expect(payments.slice(-1)[0]).toMatchObject({ kind: 'card-issue-settled', author: 'A Staff' });
  expect((await post('/card-issues/none/settle')).status).toBe(404);
});
