import type { Enquiry, Invoice } from '@forms/shared/contract';
import { cards, Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';

let server: TestServer;
let payer: Payer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start();
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  staff = await server.signIn('Staff');
});
afterAll(() => server.stop());

/** Posts, and reads the answer whole: one that is left unread keeps the server from closing. */
const post = async (path: string, json: object, headers = {}) => {
  const response = await server.send(`/api${path}`, { json, headers: { ...staff, ...headers } });
  return { status: response.status, body: (await response.json()) as Enquiry & { error: string; message: string } };
};
const refund = (id: string, amount: unknown, headers = {}) =>
  post(`/enquiries/${id}/refund`, { amount, reason: 'Entered twice' }, headers);
const cancel = (id: string) => post(`/enquiries/${id}/cancel`, { reason: 'Withdrew' });
/** Staff have seen the transfer. */
async function receive(enquiryId: string, amount = 40_495): Promise<void> {
  const { invoiceId } = await payer.read(enquiryId);
  const receipt = { kind: 'transfer', amount, receivedOn: '2026-01-05', reference: '', note: '' };
  expect((await post(`/invoice/${invoiceId}/receipt`, receipt)).status).toBe(201);
}
const steps = ({ payments }: Enquiry) =>
  payments
    .filter(({ kind }) => !kind.startsWith('mail') && kind !== 'booked')
    .map(({ kind, detail, amount, author }) => [kind, detail, amount, author]);
const refundedBySandbox = async (enquiryId: string) => {
  const rows = await server.app.db
    .selectFrom('sandboxRefunds')
    .innerJoin('cardPayments', 'cardPayments.intentId', 'sandboxRefunds.intentId')
    .select('sandboxRefunds.amount')
    .where('cardPayments.enquiryId', '=', enquiryId)
    .execute();
  return rows.map(({ amount }) => amount);
};

describe('a refund', () => {
  it('goes back to the card through the provider, in part and then the rest, and never more', async () => {
    const { id } = await payer.pay();
    const answer = await refund(id, 10_000);
    expect(answer.status).toBe(200);
    const enquiry = answer.body;
    expect(enquiry.refunded).toBe(10_000);
    expect(steps(enquiry).slice(-2)).toEqual([
      ['refunding', 'Entered twice', 10_000, 'A Staff'],
      ['refunded', 'To the card', 10_000, 'A Staff'],
    ]);
    const tooMuch = await refund(id, 30_496);
    expect(tooMuch.status).toBe(409);
    expect(tooMuch.body).toMatchObject({ message: 'Only £304.95 can be refunded.' });
    expect((await refund(id, 30_495)).status).toBe(200);
    expect((await refund(id, 1)).status).toBe(409);
    expect(await refundedBySandbox(id)).toEqual([10_000, 30_495]);
  });

  it('asked for twice with one key, or twenty times at once, goes back once', async () => {
    const { id } = await payer.pay();
    const once = { 'idempotency-key': 'a double click' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(id, 5_000, once)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await refundedBySandbox(id)).toEqual([5_000]);
    expect((await payer.read(id)).refunded).toBe(5_000);
    expect((await refund(id, 6_000, once)).status).toBe(409);
  });

  it('asked for by several at once never comes to more than was paid', async () => {
    const { id } = await payer.pay();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(id, 10_000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(await refundedBySandbox(id)).toEqual([10_000, 10_000, 10_000, 10_000]);
  });

  it('whose call broke off before the provider was asked is made good by a job', async () => {
    const { id } = await payer.pay();
    const { db } = server.app;
    await refund(id, 7_000);
    await db.deleteFrom('sandboxRefunds').execute();
    await db.updateTable('refunds').set({ state: 'asked' }).where('enquiryId', '=', id).execute();
    await db.deleteFrom('idempotency').where('scope', '=', 'sandbox').execute();
    await db
      .updateTable('jobs')
      .set({ runAt: new Date(0).toISOString() })
      .where('kind', '=', 'refund')
      .execute();
    await until(
      () => refundedBySandbox(id),
      ([amount]) => amount === 7_000,
    );
  });

  it('of a transfer that staff have recorded is written down, and no card is asked', async () => {
    const { id } = await payer.enquire('bacs');
    expect((await refund(id, 1_000)).status).toBe(409);
    await receive(id);
    expect((await refund(id, 1_000)).status).toBe(200);
    expect(steps(await payer.read(id)).at(-1)).toEqual(['refunded', 'Recorded: not paid by card', 1_000, 'A Staff']);
  });

  it('of a transfer can still be written down once the invoice is cancelled, and never comes to more', async () => {
    const { id } = await payer.enquire('bacs');
    await receive(id);
    expect((await cancel(id)).body).toMatchObject({ received: 40_495, refunded: 0, invoiceStatus: 'cancelled' });
    expect((await refund(id, 40_495)).status).toBe(200);
    expect((await refund(id, 1)).status).toBe(409);
  });

  it('of what came by card and by transfer goes back to the card first, and never more than it paid', async () => {
    const enquiry = await payer.enquire('card');
    await receive(enquiry.id, 10_000);
    const payment = await payer.open({ ...enquiry, amount: 30_495 });
    await payer.confirm(payment, cards.good);
    await payer.success(enquiry.id, payment.invoicePaymentId);
    expect(await payer.read(enquiry.id)).toMatchObject({ received: 40_495, owing: 0, paid: true });
    expect((await refund(enquiry.id, 30_496)).body.message).toContain('Only £304.95 can go back to the card.');
    expect((await refund(enquiry.id, 30_495)).status).toBe(200);
    expect((await refund(enquiry.id, 10_000)).status).toBe(200);
    expect(await refundedBySandbox(enquiry.id)).toEqual([30_495]);
    expect(steps(await payer.read(enquiry.id)).at(-1)?.[1]).toBe('Recorded: not paid by card');
  });

  it('of an invoice that was cancelled before its transfer came is refused', async () => {
    const { id } = await payer.enquire('bacs');
    expect((await cancel(id)).body.received).toBe(0);
    expect((await refund(id, 1)).status).toBe(409);
  });

  it.each([0, -1, 1.5, '1000', null])('of %j is refused', async (amount) => {
    const { id } = await payer.pay();
    expect((await refund(id, amount)).status).toBe(422);
  });

  it('needs a reason, an application with an invoice, and somebody of the staff', async () => {
    const { id } = await payer.pay();
    expect((await post(`/enquiries/${id}/refund`, { amount: 1, reason: ' ' })).status).toBe(422);
    expect((await refund('none', 1)).status).toBe(404);
    expect((await server.send(`/api/enquiries/${id}/refund`, { json: { amount: 1, reason: 'Mine' } })).status).toBe(
      401,
    );
    const tutor = await server.signIn('Tutor');
    expect((await refund(id, 1, tutor)).status).toBe(403);
  });
});

describe('a cancellation', () => {
  const statusOf = async (id: string) => {
    const { invoiceId } = await payer.read(id);
    const invoice = await server.send(`/api/invoice/${invoiceId}`, { headers: staff });
    return ((await invoice.json()) as Invoice).status;
  };

  it('closes the invoice for every way to pay, and takes back a card payment that was begun', async () => {
    const enquiry = await payer.enquire();
    const payment = await payer.open(enquiry);
    const answer = await cancel(enquiry.id);
    expect(answer.status).toBe(200);
    expect(steps(answer.body)).toEqual([
      ['chosen', 'Card', null, 'Applicant'],
      ['begun', '', 40_495, 'Applicant'],
      ['withdrawn', '', null, 'A Staff'],
      ['credited', expect.stringMatching(/^CN-\d{4}-\d{5}, £404\.95 off INV-/), null, 'A Staff'],
      ['cancelled', 'Withdrew', null, 'A Staff'],
    ]);
    expect(await statusOf(enquiry.id)).toBe('cancelled');
    expect(await payer.confirm(payment, cards.good)).toMatchObject({ status: 400 });
    for (const refused of [
      await payer.ask({ enquiryId: enquiry.id, amount: enquiry.amount }),
      await payer.choose(enquiry.id, 'bacs'),
    ]) {
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        error: 'not-payable',
        message: expect.stringContaining('cancelled'),
      });
    }
    expect((await cancel(enquiry.id)).status).toBe(409);
  });

  it('of a paid application leaves the money to be refunded', async () => {
    const { id } = await payer.pay();
    expect((await cancel(id)).status).toBe(200);
    expect(await statusOf(id)).toBe('cancelled');
    expect((await refund(id, 40_495)).status).toBe(200);
    expect(await payer.read(id)).toMatchObject({ paid: true, refunded: 40_495 });
  });

  it('in the moment in which the card pays is refused, and the payment kept', async () => {
    const enquiry = await payer.enquire();
    await payer.confirm(await payer.open(enquiry), cards.good);
    expect((await cancel(enquiry.id)).status).toBe(409);
    expect(await payer.paid(enquiry.id)).toBe('card');
  });
});

describe('the history of a payment', () => {
  it('tells of a declined card in the provider’s words, once however often it is heard of', async () => {
    const enquiry = await payer.enquire();
    const payment = await payer.open(enquiry);
    await payer.confirm(payment, cards.declined);
    await payer.success(enquiry.id, payment.invoicePaymentId);
    await payer.open(enquiry);
    await payer.confirm(payment, cards.declined);
    await payer.open(enquiry);
    const declined = ['declined', 'Your card was declined.', null, 'Card provider'];
    expect(steps(await payer.read(enquiry.id)).slice(2)).toEqual([declined, declined]);
  });

  it('tells each change of mind, and the same choice only once', async () => {
    const { id } = await payer.enquire('card');
    for (const method of ['bacs', 'bacs', 'callback']) await payer.choose(id, method);
    expect(steps(await payer.read(id)).map(([kind, detail]) => [kind, detail])).toEqual([
      ['chosen', 'Card'],
      ['chosen', 'Bank transfer'],
      ['chosen', 'Callback'],
    ]);
  });

  it('is empty for a form without an invoice', async () => {
    const { db } = server.app;
    const form = await db
      .selectFrom('formVersions')
      .selectAll()
      .where('slug', '!=', 'exams-registration-v2')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('enquiries')
      .values({
        id: 'plain',
        reference: 'EN-PLAIN',
        formSlug: form.slug,
        formVersion: form.version,
        type: 'other',
        status: 'new',
        name: '',
        email: '',
        pages: JSON.stringify([{ name: 'you', values: {} }]),
        paymentMethod: null,
        submittedAt: new Date().toISOString(),
      })
      .execute();
    expect(await payer.read('plain')).toMatchObject({
      invoiceId: null,
      payments: [],
      mail: [],
      refunded: 0,
      amount: null,
    });
  });
});
