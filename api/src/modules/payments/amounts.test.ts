import { CARD_PENCE, type ExamsSubmitted, NO_CARD } from '@forms/shared/contract';
import Stripe from 'stripe';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';
import { Payer } from '../../testing/payer';
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

const call = async (path: string, method: string, json: object) => {
  const response = await server.send(`/api${path}`, { method, json, headers: staff });
  const body = (await response.json()) as { error?: string; message?: string };
  return { ...body, status: response.status };
};
const credit = (pence: number) => ({
  lines: [{ description: 'Courtesy', amount: pence, accountId: 'other' }],
  reason: 'Courtesy',
});
/** An unpaid application whose invoice comes to so many pence. */
async function asking(pence: number) {
  const enquiry = await payer.enquire();
  const { invoiceId } = await payer.read(enquiry.id);
  const { db } = server.app;
  await db.updateTable('invoices').set({ amount: pence }).where('enquiryId', '=', enquiry.id).execute();
  // Its one exam makes up for the fees.
  const { fees } = await db
    .selectFrom('invoiceFooterHeaders')
    .select(({ fn }) => fn.sum<number>('cost').as('fees'))
    .where('invoiceId', '=', invoiceId ?? '')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('invoiceItems')
    .set({ cost: pence - Number(fees) })
    .where('invoiceId', '=', invoiceId ?? '')
    .execute();
  return { ...enquiry, amount: pence, path: `/invoice/${invoiceId}` };
}
const pay = async ({ id, amount }: Pick<ExamsSubmitted, 'id' | 'amount'>) => {
  const response = await payer.ask({ enquiryId: id, amount });
  return { status: response.status, ...((await response.json()) as { error?: string; message?: string }) };
};
const steps = async (id: string) => (await payer.read(id)).payments.map(({ kind }) => kind);
const free = [
  ['credited', ({ path }: { path: string }) => call(`${path}/credit`, 'POST', credit(5))],
  ['booked', ({ path }: { path: string }) => call(path, 'PUT', { field: 'status', newValue: 'booked' })],
  ['cancelled', ({ id }: { id: string }) => call(`/enquiries/${id}/cancel`, 'POST', { reason: 'Withdrew' })],
] as const;

describe('an invoice of an amount that no card can pay', () => {
  it.each([1, CARD_PENCE.least - 1, CARD_PENCE.most + 1])(
    'of %d pence is refused a card with the reason, and nothing is begun',
    async (pence) => {
      const enquiry = await asking(pence);
      expect(await pay(enquiry)).toMatchObject({ status: 422, error: NO_CARD.word, message: NO_CARD.message });
      expect(await steps(enquiry.id)).not.toContain('begun');
    },
  );

  it.each([CARD_PENCE.least, CARD_PENCE.most])('is none of %d pence', async (pence) => {
    expect((await pay(await asking(pence))).status).toBe(200);
  });

  it.each(free)('can still be %s after somebody pressed Pay', async (_, act) => {
    const enquiry = await asking(29);
    await pay(enquiry);
    expect((await act(enquiry)).status).toBeLessThan(300);
  });

  it.each(free)('can be %s where an attempt was left open by a server that asked for it', async (_, act) => {
    const enquiry = await asking(29);
    const attempt = { id: newId(), enquiryId: enquiry.id, attempt: 1, intentId: null, madeAt: now(), endedAt: null };
    await server.app.db.insertInto('cardPayments').values(attempt).execute();
    expect((await act(enquiry)).status).toBeLessThan(300);
    expect(await steps(enquiry.id)).toContain('refused');
  });
});

describe('a payment that the provider refuses to begin', () => {
  it('is over: the refusal stands in the history, the invoice is free, and another attempt is another', async () => {
    const enquiry = await payer.enquire();
    const refusal = new Stripe.errors.StripeInvalidRequestError({
      type: 'invalid_request_error',
      message: 'Not with this account',
    });
    jest.spyOn(cardsOf(server.app).stripe.paymentIntents, 'create').mockRejectedValueOnce(refusal);
    expect(await pay(enquiry)).toMatchObject({ status: 409, error: 'card-refused' });
    const { payments, invoiceId } = await payer.read(enquiry.id);
    expect(payments).toContainEqual(
      expect.objectContaining({ kind: 'refused', detail: 'Not with this account', author: 'Card provider' }),
    );
    expect((await call(`/invoice/${invoiceId}/credit`, 'POST', credit(5))).status).toBe(201);
    expect((await pay({ ...enquiry, amount: enquiry.amount - 5 })).status).toBe(200);
  });

  it('is not over where the provider could not be reached', async () => {
    const enquiry = await payer.enquire();
    jest
      .spyOn(cardsOf(server.app).stripe.paymentIntents, 'create')
      .mockRejectedValueOnce(new Stripe.errors.StripeConnectionError({ message: 'Down', type: 'api_error' }));
    expect((await pay(enquiry)).status).toBe(502);
    expect((await pay(enquiry)).status).toBe(200);
    expect((await steps(enquiry.id)).filter((kind) => kind === 'begun')).toHaveLength(1);
  });
});
