import type Stripe from 'stripe';
import { cards, Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { cardsOf } from './cardProvider';

let server: TestServer;
let payer: Payer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start();
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  staff = await server.signIn('Staff');
});
afterAll(() => server.stop());
afterEach(() => jest.restoreAllMocks());

interface Paying {
  id: string;
  invoiceId: string | null;
}
const send = async (path: string, method: string, json: object) => {
  const response = await server.send(`/api${path}`, { method, json, headers: staff });
  const { error } = (await response.json()) as { error?: string };
  return { status: response.status, error };
};
const discount = { lines: [{ description: 'Sibling', amount: 500, accountId: 'other' }], reason: 'Sibling' };
const acts = [
  ['A cancellation', ({ id }: Paying) => send(`/enquiries/${id}/cancel`, 'POST', { reason: 'Withdrew' })],
  ['A credit note', ({ invoiceId }: Paying) => send(`/invoice/${invoiceId}/credit`, 'POST', discount)],
  [
    'A booking',
    ({ invoiceId }: Paying) => send(`/invoice/${invoiceId}`, 'PUT', { field: 'status', newValue: 'booked' }),
  ],
] as const;

/** An application whose card payment was begun, and something that happens just before the provider is asked to cancel that. */
async function begun(meanwhile: (payment: Awaited<ReturnType<Payer['open']>>) => Promise<unknown>) {
  const enquiry = await payer.enquire();
  const payment = await payer.open(enquiry);
  const { invoiceId } = await payer.read(enquiry.id);
  const { paymentIntents } = cardsOf(server.app).stripe;
  const cancel = paymentIntents.cancel.bind(paymentIntents);
  jest.spyOn(paymentIntents, 'cancel').mockImplementationOnce(async (id) => {
    await meanwhile(payment);
    return cancel(id);
  });
  return { id: enquiry.id, invoiceId: invoiceId ?? null };
}

it.each(acts)('%s that a payment overtakes is refused as paid already, and the payment is marked.', async (_, act) => {
  const paying = await begun((payment) => payer.confirm(payment, cards.good));
  expect(await act(paying)).toEqual({ status: 409, error: 'already-paid' });
  expect(await payer.paid(paying.id)).toBe('card');
});

it.each(acts)('%s is asked to wait for a payment that the bank is working on.', async (_, act) => {
  const { paymentIntents } = cardsOf(server.app).stripe;
  const retrieve = paymentIntents.retrieve.bind(paymentIntents);
  const paying = await begun(async (payment) => {
    await payer.take(payment);
    jest.spyOn(paymentIntents, 'retrieve').mockImplementationOnce(async (id) => {
      const intent = await retrieve(id);
      return { ...intent, status: 'processing' } as Stripe.Response<Stripe.PaymentIntent>;
    });
  });
  expect(await act(paying)).toEqual({ status: 409, error: 'payment-begun' });
});

it.each(acts)('%s goes on where somebody else withdrew the payment first.', async (_, act) => {
  const { paymentIntents } = cardsOf(server.app).stripe;
  const retrieve = paymentIntents.retrieve.bind(paymentIntents);
  const paying = await begun(async (payment) => {
    await payer.take(payment);
    jest.spyOn(paymentIntents, 'retrieve').mockImplementationOnce(async (id) => {
      const intent = await retrieve(id);
      return { ...intent, status: 'canceled' } as Stripe.Response<Stripe.PaymentIntent>;
    });
  });
  expect((await act(paying)).status).toBeLessThan(300);
});
