import type { ExamsSubmitted } from '@forms/shared/contract';
import { cards, intentOf, Payer } from '../../testing/payer';
import { examEntry, registration } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';

describe('paying by card', () => {
  let server: TestServer;
  let payer: Payer;
  beforeAll(async () => {
    server = await TestServer.start();
    payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  });
  afterAll(() => server.stop());

  it('goes through the sandbox where there are no keys', async () => {
    expect(await (await server.send('/api/my/invoice/pay/provider')).json()).toEqual({
      publishableKey: 'pk_test_sandbox',
      sandboxScript: '/sandbox/stripe.js',
    });
  });

  it('marks the enquiry paid, and again changes nothing', async () => {
    const enquiry = await payer.enquire();
    const payment = await payer.open(enquiry);
    expect(await payer.confirm(payment, cards.good)).toMatchObject({ status: 'succeeded', amount: enquiry.amount });
    for (const _ of ['once', 'again']) {
      const response = await payer.success(enquiry.id, payment.invoicePaymentId);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ enquiryId: enquiry.id, paymentMethod: 'card', paid: true });
    }
    expect(await payer.paid(enquiry.id)).toBe('card');
    expect((await payer.ask({ enquiryId: enquiry.id, amount: enquiry.amount })).status).toBe(409);
  });

  it('is refused by a declined card with its reason, and takes another after it', async () => {
    const enquiry = await payer.enquire();
    const payment = await payer.open(enquiry);
    expect(await payer.confirm(payment, cards.declined)).toMatchObject({
      status: 402,
      error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
    });
    expect((await payer.success(enquiry.id, payment.invoicePaymentId)).status).toBe(409);
    expect(await payer.open(enquiry)).toEqual(payment);
    await payer.confirm(payment, cards.good);
    expect((await payer.success(enquiry.id, payment.invoicePaymentId)).status).toBe(200);
  });

  it.each([
    ['4000000000009995', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4111111111111111', 'test_mode_live_card', expect.stringContaining('only test cards')],
  ])('is refused for card %s: %s', async (number, decline_code, message) => {
    const payment = await payer.open(await payer.enquire());
    expect(await payer.confirm(payment, number)).toMatchObject({ status: 402, error: { decline_code, message } });
  });

  it('waits for the bank where the card asks for 3-D Secure', async () => {
    const enquiry = await payer.enquire();
    const payment = await payer.open(enquiry);
    expect(await payer.confirm(payment, cards.challenged)).toMatchObject({ status: 'requires_action' });
    expect((await payer.success(enquiry.id, payment.invoicePaymentId)).status).toBe(409);

    expect(await payer.endChallenge(payment, 'fail')).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    expect((await payer.success(enquiry.id, payment.invoicePaymentId)).status).toBe(409);

    await payer.confirm(payment, cards.challenged);
    expect(await payer.endChallenge(payment, 'complete')).toMatchObject({ status: 'succeeded' });
    expect((await payer.success(enquiry.id, payment.invoicePaymentId)).status).toBe(200);
    expect(await payer.paid(enquiry.id)).toBe('card');
  });

  it.each([0, -1, 1.5, '7500', null, 1e21])('is refused for the amount %j', async (amount) => {
    const { id } = await payer.enquire();
    expect((await payer.ask({ enquiryId: id, amount })).status).toBe(400);
  });

  it('is refused for another amount than the server’s, which is told', async () => {
    const { id, amount } = await payer.enquire();
    const response = await payer.ask({ enquiryId: id, amount: amount - 1 });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ amount, message: 'The amount to pay is £404.95.' });
  });

  it('is refused in another currency, and for an enquiry that does not exist', async () => {
    const { id, amount } = await payer.enquire();
    expect((await payer.ask({ enquiryId: id, amount, currency: 'EUR' })).status).toBe(400);
    expect((await payer.ask({ enquiryId: 'none', amount })).status).toBe(404);
    expect((await payer.success('none', 'none')).status).toBe(404);
  });

  it('is not believed with another enquiry’s payment', async () => {
    const [mine, theirs] = [await payer.enquire(), await payer.enquire()];
    const payment = await payer.open(theirs);
    await payer.open(mine);
    await payer.confirm(payment, cards.good);
    const response = await payer.success(mine.id, payment.invoicePaymentId);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: 'other-payment' });
    expect(await payer.paid(mine.id)).toBe(false);
  });

  it('is not believed with a payment that paid another enquiry, of another amount or currency', async () => {
    const { db } = server.app;
    const [mine, theirs] = [await payer.enquire(), await payer.enquire()];
    const [own, used] = [await payer.open(mine), await payer.open(theirs)];
    await payer.confirm(used, cards.good);
    await payer.success(theirs.id, used.invoicePaymentId);

    await db.updateTable('sandboxIntents').set({ status: 'succeeded' }).where('id', '=', intentOf(own)).execute();
    const change = db.updateTable('sandboxIntents').where('id', '=', intentOf(own));
    for (const altered of [
      { amount: mine.amount - 1 },
      { amount: mine.amount, currency: 'eur' },
      { currency: 'gbp', metadata: JSON.stringify({ enquiryId: theirs.id }) },
    ]) {
      await change.set(altered).execute();
      expect((await payer.success(mine.id, own.invoicePaymentId)).status).toBe(409);
    }
    await change.set({ metadata: JSON.stringify({ enquiryId: mine.id }) }).execute();
    expect(await payer.paid(mine.id)).toBe(false);

    await db.updateTable('cardPayments').set({ intentId: null }).where('id', '=', used.invoicePaymentId).execute();
    await db
      .updateTable('cardPayments')
      .set({ intentId: intentOf(used) })
      .where('id', '=', own.invoicePaymentId)
      .execute();
    expect((await payer.success(mine.id, own.invoicePaymentId)).status).toBe(409);
    expect(await payer.paid(mine.id)).toBe(false);
  });

  it('is told to who sends the application again after a lost answer', async () => {
    const headers = { 'idempotency-key': 'a tab that was closed' };
    const exam = await examEntry(server, 'gcse', 'aqa', '8300');
    const send = async () => {
      const response = await server.send('/api/webforms/exams/form/data', { json: registration([exam]), headers });
      return (await response.json()) as ExamsSubmitted;
    };
    const first = await send();
    expect(first.paid).toBe(false);
    const payment = await payer.open(first);
    await payer.confirm(payment, cards.good);
    await payer.success(first.id, payment.invoicePaymentId);
    const settled = { ...first, paid: true, received: first.amount, owing: 0, link: expect.any(String) };
    expect(await send()).toEqual(settled);
  });

  it('opened twenty times at once is one payment', async () => {
    const enquiry = await payer.enquire();
    const opened = await Promise.all(Array.from({ length: 20 }, () => payer.open(enquiry)));
    expect(new Set(opened.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(opened[0]?.clientSecret).toMatch(/^pi_/);
  });

  it('told twenty times at once is one payment', async () => {
    const enquiry = await payer.enquire();
    const payment = await payer.open(enquiry);
    await payer.confirm(payment, cards.good);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => payer.success(enquiry.id, payment.invoicePaymentId)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { db } = server.app;
    const source = `stripe:${intentOf(payment)}`;
    expect(await db.selectFrom('moneyEntries').select('amount').where('source', '=', source).execute()).toEqual([
      { amount: enquiry.amount },
    ]);
    expect(await payer.read(enquiry.id)).toMatchObject({ received: enquiry.amount, owing: 0, surplus: 0 });
  });

  it('whose success was never told is found when the payment is opened again', async () => {
    const enquiry = await payer.enquire();
    await payer.confirm(await payer.open(enquiry), cards.good);
    const response = await payer.ask({ enquiryId: enquiry.id, amount: enquiry.amount });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: 'already-paid' });
    expect(await payer.paid(enquiry.id)).toBe('card');
  });

  it('survives a restart of the server between the card and its success', async () => {
    const first = await TestServer.start();
    const before = new Payer(first, await examEntry(first, 'gcse', 'aqa', '8300'));
    const enquiry = await before.enquire();
    const payment = await before.open(enquiry);
    await first.stop({ keepData: true });

    const second = await TestServer.start({}, { dataDir: first.dataDir });
    try {
      const after = new Payer(second, await examEntry(second, 'gcse', 'aqa', '8300'));
      expect(await after.open(enquiry)).toEqual(payment);
      await after.confirm(payment, cards.good);
      expect((await after.success(enquiry.id, payment.invoicePaymentId)).status).toBe(200);
    } finally {
      await second.stop();
    }
  });
});

test('A card provider that fails is said in our words, with none of its own.', async () => {
  const server = await TestServer.start();
  try {
    const payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
    const { id, amount } = await payer.enquire();
    const failing = { create: () => Promise.reject(new Error('ECONNREFUSED sk_test_secret')) };
    Object.assign(server.app.cards?.stripe ?? {}, { paymentIntents: failing });
    const response = await payer.ask({ enquiryId: id, amount });
    expect(response.status).toBe(502);
    const text = await response.text();
    expect(text).toContain('cannot be reached');
    expect(text).not.toMatch(/sk_test|ECONNREFUSED/);
  } finally {
    await server.stop();
  }
});

describe('a live site without the card provider’s keys', () => {
  let live: TestServer;
  beforeAll(async () => {
    live = await TestServer.start({ LIVE: 'true', PUBLIC_URL: 'http://localhost' });
  });
  afterAll(() => live.stop());

  it('takes no cards, and has no sandbox to pay in without money', async () => {
    const visitor = new Payer(live, await examEntry(live, 'gcse', 'aqa', '8300'));
    const { id, amount } = await visitor.enquire();
    expect((await live.send('/api/my/invoice/pay/provider')).status).toBe(409);
    expect((await visitor.ask({ enquiryId: id, amount })).status).toBe(409);
    expect((await live.send('/sandbox/stripe.js')).headers.get('content-type')).not.toContain('javascript');
    expect((await visitor.choose(id, 'bacs')).status).toBe(200);
  });
});

describe('paying without a card', () => {
  let server: TestServer;
  let payer: Payer;
  beforeAll(async () => {
    server = await TestServer.start();
    payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  });
  afterAll(() => server.stop());

  it.each([
    [undefined, 'bacs'],
    ['bacs', 'bacs'],
    ['callback', 'callback'],
  ])('by %s is written down and marks nothing paid', async (asked, paymentMethod) => {
    const { id } = await payer.enquire();
    const response = await payer.choose(id, asked);
    expect(await response.json()).toEqual({ enquiryId: id, paymentMethod, paid: false });
    expect(await payer.paid(id)).toBe(false);
  });

  it('is refused once the card has paid, and for an enquiry that does not exist', async () => {
    const enquiry = await payer.enquire();
    const payment = await payer.open(enquiry);
    await payer.confirm(payment, cards.good);
    await payer.success(enquiry.id, payment.invoicePaymentId);
    expect((await payer.choose(enquiry.id)).status).toBe(409);
    expect(await payer.paid(enquiry.id)).toBe('card');
    expect((await payer.choose('none')).status).toBe(404);
  });

  it('cannot pose as a card', async () => {
    const { id } = await payer.enquire();
    expect((await payer.choose(id, 'card')).status).toBe(400);
  });
});
