import type { CardPayment, ExamsSubmitted } from '@forms/shared/contract';
import fc, { cases } from '@forms/shared/testing/fast-check';
import type Stripe from 'stripe';
import { intentOf, Payer } from '../../testing/payer';
import { ProviderEvents } from '../../testing/providerEvents';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { confirmPayment } from './cardPayments';
import { cardsOf } from './cardProvider';
import type { PaymentApp } from './cards';
import { lookAtPayment, reconcilePayment } from './reconcile';
import { hear } from './webhook';

const RACES = cases(7);
/** More steps than the five take together, so that in some runs nothing crashes. */
const MOST_STEPS = 50;

let server: TestServer;
let payer: Payer;
beforeAll(async () => {
  server = await TestServer.start();
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
});
afterAll(() => server.stop());

/** What a process's last step ends in. */
class Crashed extends Error {}

/**
 * A life of the server: everything that it asks of the database and of the provider is a step, after which another may
 * go first; it dies at one of them, and then nothing of it moves any more.
 */
function lifeOf(app: PaymentApp, turn: () => Promise<unknown>, diesAt: number): PaymentApp {
  let steps = 0;
  const living = () => {
    if (steps >= diesAt) throw new Crashed();
  };
  const step = async () => {
    steps += 1;
    living();
    await turn();
    living();
  };
  const db = app.db.withPlugin({
    transformQuery({ node }) {
      living();
      return node;
    },
    async transformResult({ result }) {
      await step();
      return result;
    },
  });
  const cards = cardsOf(app);
  const retrieve = async (id: string) => {
    await step();
    const intent = await cards.stripe.paymentIntents.retrieve(id);
    await step();
    return intent;
  };
  const paymentIntents = Object.assign(Object.create(cards.stripe.paymentIntents), { retrieve });
  const stripe: Stripe = Object.assign(Object.create(cards.stripe), { paymentIntents });
  return { ...app, db, cards: { ...cards, stripe } };
}

/** Everybody who may hear that a payment succeeded, by what each does in a life of the server. */
function hearersOf(enquiry: ExamsSubmitted, payment: CardPayment) {
  const event: Stripe.Event = JSON.parse(new ProviderEvents(server).of(intentOf(payment)));
  return [
    ['browser', (life: PaymentApp) => confirmPayment(life, cardsOf(life).stripe, enquiry.id, payment.invoicePaymentId)],
    ['webhook', (life: PaymentApp) => hear(life, event)],
    ['webhook again', (life: PaymentApp) => hear(life, event)],
    ['look', (life: PaymentApp) => lookAtPayment(life, payment.invoicePaymentId)],
    ['reconciler', (life: PaymentApp) => reconcilePayment(life, payment.invoicePaymentId)],
  ] as const;
}

/** How often each thing that a payment leads to is written down, all at one moment: the server's own jobs go on meanwhile. */
const counted = (enquiryId: string) =>
  server.app.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const count = async (rows: { execute(): Promise<unknown[]> }) => (await rows.execute()).length;
      const steps = (kind: 'paid' | 'booked') =>
        count(trx.selectFrom('paymentSteps').select('id').where('enquiryId', '=', enquiryId).where('kind', '=', kind));
      const bookingsToCome = await count(
        trx.selectFrom('jobs').select('id').where('enquiryId', '=', enquiryId).where('kind', '=', 'booking'),
      );
      return {
        entries: await count(
          trx
            .selectFrom('allocations')
            .innerJoin('invoices', 'invoices.id', 'allocations.invoiceId')
            .select('allocations.id')
            .where('enquiryId', '=', enquiryId),
        ),
        invoices: await count(
          trx
            .selectFrom('invoices')
            .select('id')
            .where('enquiryId', '=', enquiryId)
            .where('status', 'in', ['paid', 'booked']),
        ),
        notified: await steps('paid'),
        receipts: await count(
          trx.selectFrom('letters').select('id').where('enquiryId', '=', enquiryId).where('kind', '=', 'receipt'),
        ),
        // A booking is written down before its job goes.
        bookings: Math.max(bookingsToCome, await steps('booked')),
      };
    });
/** Some hundred receipts are drawn and sent at the end. */
const LETTERS_MS = 120_000;
const none = { entries: 0, invoices: 0, notified: 0, receipts: 0, bookings: 0 };
const one = { entries: 1, invoices: 1, notified: 1, receipts: 1, bookings: 1 };

it('Browser, webhook twice, a look and the reconciler, in any order and with crashes between: one paid state, one receipt, one booking.', async () => {
  const enquiries: string[] = [];
  let crashes = 0;
  let calls = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.integer({ min: 1, max: MOST_STEPS }), { minLength: 1, maxLength: 3 }),
      async (scheduler, lives) => {
        // One mailbox has but a few letters an hour.
        const email = `zoe-${enquiries.length}@example.org`;
        const enquiry = await payer.enquire('card', { candidate: { email } });
        const payment = await payer.open(enquiry);
        enquiries.push(enquiry.id);
        const hearers = hearersOf(enquiry, payment);
        const turn = (who = 'a step') => scheduler.schedule(Promise.resolve(), who);

        let taken = false;
        const take = async () => {
          await turn();
          await payer.take(payment);
          taken = true;
        };
        for (const [at, diesAt] of lives.entries()) {
          const life = lifeOf(server.app, turn, diesAt);
          const acting = hearers.map(async ([, act]) => {
            await turn();
            await act(life).catch((error) => {
              if (error instanceof Crashed) crashes += 1;
            });
            calls += 1;
          });
          await scheduler.waitFor(Promise.all(at === 0 ? [take(), ...acting] : acting));
          expect(taken).toBe(true);
          expect([none, one]).toContainEqual(await counted(enquiry.id));
        }
        // The last life is left alone, and has only the reconciler: the browser is gone, the event was lost.
        await reconcilePayment(server.app, payment.invoicePaymentId);
        await reconcilePayment(server.app, payment.invoicePaymentId);
        expect(await counted(enquiry.id)).toEqual(one);
      },
    ),
    { ...RACES, endOnFailure: true },
  );

  await until(
    () =>
      server.app.db
        .selectFrom('jobs')
        .select('id')
        .where('kind', 'not in', ['reconcile', 'sweep', 'retention', 'reminders', 'cardIssues'])
        .execute(),
    ({ length }) => length === 0,
    LETTERS_MS,
  );
  const { db } = server.app;
  for (const id of enquiries) {
    expect(await counted(id)).toEqual(one);
    const sent = await db
      .selectFrom('letters')
      .select('kind')
      .where('enquiryId', '=', id)
      .where('sentAt', 'is not', null)
      .orderBy('queuedAt')
      .execute();
    expect(sent).toEqual([{ kind: 'submission' }, { kind: 'receipt' }]);
    const invoice = await db.selectFrom('invoices').select('status').where('enquiryId', '=', id).executeTakeFirst();
    expect(invoice).toEqual({ status: 'booked' });
  }
  console.info(
    `The race to mark paid: ${enquiries.length} runs, ${calls} calls, ${crashes} of them cut off by a crash.`,
  );
}, 300_000);
