import type { Invoice } from '@forms/shared/contract';
import fc, { cases } from '@forms/shared/testing/fast-check';
import { Payer } from '../../testing/payer';
import { ProviderEvents } from '../../testing/providerEvents';
import { ProviderSide } from '../../testing/providerSide';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { lookAtCharge } from './lookAtCharge';

const RUNS = cases(12);
const AMOUNT = 40_495;

let server: TestServer;
let payer: Payer;
let provider: ProviderSide;
let events: ProviderEvents;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start();
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  provider = new ProviderSide(server);
  events = new ProviderEvents(server);
  staff = await server.signIn('Staff');
});
afterAll(() => server.stop());

type Act =
  | { act: 'staff refund' | 'dashboard refund' | 'credit' | 'refund with credit'; amount: number }
  | { act: 'refund fails' | 'dispute' | 'inquiry' | 'won' | 'lost' | 'event' | 'look' | 'cancel' };

const pence = fc.integer({ min: 1, max: AMOUNT });
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    act: fc.constantFrom('staff refund', 'dashboard refund', 'credit', 'refund with credit'),
    amount: pence,
  }),
  fc.record({ act: fc.constantFrom('refund fails', 'dispute', 'inquiry', 'won', 'lost', 'event', 'look', 'cancel') }),
);

interface Charge {
  enquiryId: string;
  invoiceId: string;
  paymentId: string;
  intentId: string;
}

/** Answers the status of a call of ours; of what others do, 200. What the provider refuses changes nothing. */
async function done(act: Act, charge: Charge): Promise<number> {
  const { enquiryId, invoiceId, paymentId, intentId } = charge;
  const post = async (path: string, json: object) => {
    const response = await server.send(`/api${path}`, { json, headers: staff });
    await response.text();
    return response.status;
  };
  const lines = 'amount' in act ? [{ description: 'Late', amount: act.amount, accountId: 'exams' }] : [];
  switch (act.act) {
    case 'staff refund':
      return post(`/enquiries/${enquiryId}/refund`, { amount: act.amount, reason: 'Any' });
    case 'refund with credit':
      return post(`/enquiries/${enquiryId}/refund`, { amount: act.amount, reason: 'Any', lines });
    case 'credit':
      return post(`/invoice/${invoiceId}/credit`, { lines, reason: 'Any' });
    case 'cancel':
      return post(`/enquiries/${enquiryId}/cancel`, { reason: 'Any' });
    case 'event': {
      const about = { object: 'refund', id: 're_any', payment_intent: intentId };
      return (await events.post(events.about('refund.updated', about))).status;
    }
    case 'look':
      await lookAtCharge(server.app, paymentId);
      return 200;
    default:
      await elsewhere(act, intentId).catch(() => undefined);
      return 200;
  }
}

async function elsewhere(act: Act, intentId: string): Promise<void> {
  const refunds = await provider.refunds(intentId);
  const disputes = await provider.disputes(intentId);
  const open = disputes.find(({ status }) => status !== 'won' && status !== 'lost');
  if (act.act === 'dashboard refund') await provider.refund(intentId, act.amount);
  if (act.act === 'refund fails' && refunds[0]) await provider.failRefund(refunds[0].id);
  if (act.act === 'dispute') await provider.dispute(intentId);
  if (act.act === 'inquiry') await provider.dispute(intentId, 'warning_needs_response');
  if ((act.act === 'won' || act.act === 'lost') && open) await provider.decide(open.id, act.act);
}

const read = async ({ invoiceId }: Charge) =>
  (await (await server.send(`/api/invoice/${invoiceId}`, { headers: staff })).json()) as Invoice;

function expectToAgree({ status, owing, received, refunded, credited, amount, surplus }: Invoice): void {
  expect(status === 'paid' && owing > 0).toBe(false);
  if (status === 'cancelled') return;
  expect(owing).toBe(Math.max(0, amount - credited - received));
  expect(surplus).toBe(Math.max(0, received - refunded - (amount - credited)));
}

let applicants = 0;
/** A charge that a card has paid. One mailbox has but a few letters an hour. */
async function charged(): Promise<Charge> {
  const email = `order-${++applicants}@example.org`;
  const { id: enquiryId } = await payer.pay({ candidate: { email } });
  const { invoiceId } = await payer.read(enquiryId);
  const { id: paymentId, intentId } = await server.app.db
    .selectFrom('cardPayments')
    .select(['id', 'intentId'])
    .where('enquiryId', '=', enquiryId)
    .executeTakeFirstOrThrow();
  return { enquiryId, invoiceId: invoiceId ?? '', paymentId, intentId: intentId ?? '' };
}

/** What went back of a charge by the provider's own lists, in pence. */
async function goneOf({ intentId }: Charge): Promise<{ refunded: number; disputed: number }> {
  const refunds = await provider.refunds(intentId);
  const disputes = await provider.disputes(intentId);
  return {
    refunded: refunds.reduce((sum, { amount, status }) => (status === 'failed' ? sum : sum + amount), 0),
    disputed: disputes.flatMap((dispute) => dispute.balance_transactions).reduce((sum, { amount }) => sum - amount, 0),
  };
}

/** An invoice once its charge was looked at: its ledger is the provider's, and no more went back than was paid. */
async function lookedAt(charge: Charge): Promise<Invoice> {
  await lookAtCharge(server.app, charge.paymentId);
  const invoice = await read(charge);
  const gone = await goneOf(charge);
  expectToAgree(invoice);
  expect({ refunded: invoice.refunded, received: invoice.received }).toEqual({
    refunded: gone.refunded,
    received: AMOUNT - gone.disputed,
  });
  expect(gone.refunded + gone.disputed).toBeLessThanOrEqual(AMOUNT);
  return invoice;
}

it('Refunds, failures, disputes and credit notes one after the other, told of in any order or never: once looked at, the ledger is the provider’s, and the sums agree at every step.', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 2, maxLength: 8 }), async (story) => {
      const charge = await charged();
      for (const act of story) {
        expect(await done(act, charge)).toBeLessThan(500);
        expectToAgree(await read(charge));
      }
      const invoice = await lookedAt(charge);
      await lookAtCharge(server.app, charge.paymentId);
      // Its places may be booked meanwhile.
      expect((await read(charge)).entries).toEqual(invoice.entries);
    }),
    RUNS,
  );
}, 300_000);

it('The same at once: no call fails, and the ledger is the provider’s.', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 3, maxLength: 8 }), async (race) => {
      const charge = await charged();
      const answers = await Promise.all(race.map((act) => done(act, charge)));
      expect(answers.filter((status) => status >= 500)).toEqual([]);
      await lookedAt(charge);
    }),
    RUNS,
  );
}, 300_000);
