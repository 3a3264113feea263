import fc from '@forms/shared/testing/fast-check';
import { cards, Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';

let server: TestServer;
let payer: Payer;
beforeAll(async () => {
  server = await TestServer.start();
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
});
afterAll(() => server.stop());

const refusalOf = async (response: Response) => {
  const { error } = (await response.json()) as { error?: string };
  return { status: response.status, error };
};
const intents = () => server.app.db.selectFrom('sandboxIntents').select(['id', 'amount', 'metadata']).execute();

describe('success that a browser tells', () => {
  it('of a payment that nobody has made is not believed', async () => {
    const enquiry = await payer.enquire();
    const payment = await payer.open(enquiry);
    const answer = await payer.success(enquiry.id, payment.invoicePaymentId);
    expect(await refusalOf(answer)).toEqual({ status: 409, error: 'not-paid' });
    expect(await payer.paid(enquiry.id)).toBe(false);
  });

  it('of a payment that waits for the bank is not believed', async () => {
    const enquiry = await payer.enquire();
    const payment = await payer.open(enquiry);
    await payer.confirm(payment, cards.challenged);
    const answer = await payer.success(enquiry.id, payment.invoicePaymentId);
    expect(await refusalOf(answer)).toEqual({ status: 409, error: 'not-paid' });
    expect(await payer.paid(enquiry.id)).toBe(false);
  });

  it('of another enquiry’s payment, which was made, is not believed', async () => {
    const [mine, theirs] = [await payer.enquire(), await payer.enquire()];
    const payment = await payer.open(theirs);
    await payer.confirm(payment, cards.good);
    const answer = await payer.success(mine.id, payment.invoicePaymentId);
    expect(await refusalOf(answer)).toEqual({ status: 409, error: 'other-payment' });
    expect(await payer.paid(mine.id)).toBe(false);
  });

  it('of a payment that has paid another enquiry already is not believed', async () => {
    const mine = await payer.enquire();
    const theirs = await payer.enquire();
    const used = await payer.open(theirs);
    await payer.confirm(used, cards.good);
    expect((await payer.success(theirs.id, used.invoicePaymentId)).status).toBe(200);
    const answer = await payer.success(mine.id, used.invoicePaymentId);
    expect(await refusalOf(answer)).toEqual({ status: 409, error: 'other-payment' });
    expect(await payer.paid(mine.id)).toBe(false);
  });

  it('of the provider’s id instead of ours, or of an invented one, is not believed', async () => {
    const enquiry = await payer.enquire();
    const payment = await payer.open(enquiry);
    await payer.take(payment);
    for (const invented of [payment.clientSecret, payment.clientSecret.split('_secret_')[0] ?? '', 'pi_1', '1', '%']) {
      const answer = await payer.success(enquiry.id, invented);
      expect(await refusalOf(answer)).toEqual({ status: 409, error: 'other-payment' });
    }
    expect(await payer.paid(enquiry.id)).toBe(false);
  });
});

describe('the amount to charge', () => {
  const asked = async (amount: unknown, currency: unknown = 'GBP') => {
    const { id } = await payer.enquire();
    const before = await intents();
    const answer = await refusalOf(await payer.ask({ enquiryId: id, amount, currency }));
    expect(await intents()).toEqual(before);
    return answer;
  };

  it('is not 0', async () => expect(await asked(0)).toEqual({ status: 400, error: 'bad-body' }));
  it('is not negative', async () => expect(await asked(-40_495)).toEqual({ status: 400, error: 'bad-body' }));
  it('is not a fraction of a penny', async () =>
    expect(await asked(40_495.5)).toEqual({ status: 400, error: 'bad-body' }));
  it('is not in another currency', async () =>
    expect(await asked(40_495, 'EUR')).toEqual({ status: 400, error: 'bad-body' }));
  it('is not a penny, where the invoice says more', async () =>
    expect(await asked(1)).toEqual({ status: 409, error: 'amount-differs' }));

  it('is the server’s, whatever a browser sends with it', async () => {
    const enquiry = await payer.enquire();
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()), async (amount, extras) => {
        const said = { ...extras, enquiryId: enquiry.id, amount };
        const { status } = await payer.ask(said).then(refusalOf);
        if (amount !== enquiry.amount) expect([400, 409]).toContain(status);
      }),
    );
    await payer.ask({ enquiryId: enquiry.id, amount: enquiry.amount, total: 1, metadata: { enquiryId: 'other' } });
    const ofThis = (await intents()).filter(({ metadata }) => metadata.includes(enquiry.id));
    expect(ofThis).toEqual([
      { id: expect.any(String), amount: enquiry.amount, metadata: `{"enquiryId":"${enquiry.id}"}` },
    ]);
  });
});

describe.each(['bacs', 'callback'] as const)('an application that is to be paid by %s', (method) => {
  it('is made paid by no call that a browser can make', async () => {
    const enquiry = await payer.enquire(method);
    const more = { paid: true, status: 'paid', paidAt: new Date().toISOString(), invoicePaymentId: 'pi_1' };
    const choice = {
      enquiryId: enquiry.id,
      examIds: [],
      invoiceData: more,
      description: 'Exams',
      paymentMethod: method,
    };
    const { invoiceId } = await payer.read(enquiry.id);
    for (const [path, json, verb] of [
      ['/api/Z/webforms/exams/payment/success', { ...choice, ...more }, 'POST'],
      ['/api/Z/webforms/exams/payment/success', { ...choice, paymentMethod: 'card' }, 'POST'],
      ['/api/webforms/exams/payment/success', { ...choice, ...more }, 'POST'],
      ['/api/my/invoice/pay/webhook', { id: 'evt_1', type: 'payment_intent.succeeded', ...more }, 'POST'],
      [`/api/invoice/${invoiceId}`, { field: 'status', newValue: 'paid' }, 'PUT'],
      [`/api/enquiries/${enquiry.id}`, { field: 'paid', newValue: true }, 'PUT'],
    ] as const) {
      await (await server.send(path, { json, method: verb })).text();
      expect(await payer.paid(enquiry.id)).toBe(false);
    }
  });

  it('is not made paid by staff by hand either', async () => {
    const enquiry = await payer.enquire(method);
    const { invoiceId } = await payer.read(enquiry.id);
    const headers = await server.signIn('Admin');
    const json = { field: 'status', newValue: 'paid' };
    const response = await server.send(`/api/invoice/${invoiceId}`, { method: 'PUT', json, headers });
    expect(response.status).toBe(422);
    expect(await payer.paid(enquiry.id)).toBe(false);
  });
});
