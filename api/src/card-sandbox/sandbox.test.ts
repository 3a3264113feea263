import Stripe from 'stripe';
import { startCardSandbox } from '../testing/cardSandbox';

/** The sandbox alone, asked through the provider's own library. */
describe('the card sandbox', () => {
  let sandbox: Awaited<ReturnType<typeof startCardSandbox>>;
  let stripe: Stripe;
  beforeAll(async () => {
    sandbox = await startCardSandbox();
    stripe = new Stripe(sandbox.secretKey, { ...sandbox.address, telemetry: false, maxNetworkRetries: 0 });
  });
  afterAll(() => sandbox.stop());

  const order = { amount: 7500, currency: 'gbp', metadata: { enquiryId: 'one' } };
  const failure = (question: Promise<unknown>) =>
    question.then(
      () => undefined,
      (error: Stripe.errors.StripeError) => error,
    );

  it('makes, shows and cancels a payment', async () => {
    const made = await stripe.paymentIntents.create(order);
    expect(made).toMatchObject({
      status: 'requires_payment_method',
      amount: 7500,
      amount_received: 0,
      livemode: false,
    });
    expect(await stripe.paymentIntents.retrieve(made.id)).toMatchObject({ metadata: { enquiryId: 'one' } });
    expect(await stripe.paymentIntents.cancel(made.id)).toMatchObject({ status: 'canceled' });
  });

  it('answers the same key with the same payment', async () => {
    const again = () => stripe.paymentIntents.create(order, { idempotencyKey: 'one:1' });
    const [first, ...others] = await Promise.all([again(), again(), again()]);
    expect(others.map(({ id }) => id)).toEqual([first?.id, first?.id]);
  });

  it('refuses a key with other parameters', async () => {
    await stripe.paymentIntents.create(order, { idempotencyKey: 'two:1' });
    const error = await failure(stripe.paymentIntents.create({ ...order, amount: 1 }, { idempotencyKey: 'two:1' }));
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it.each([
    [{ ...order, amount: 29 }, 'amount_too_small'],
    [{ ...order, amount: 75.5 }, 'parameter_invalid_integer'],
    [{ ...order, colour: 'red' }, 'parameter_unknown'],
    [{ ...order, currency: 'eur' }, undefined],
  ])('refuses to make %j', async (params, code) => {
    const error = await failure(stripe.paymentIntents.create(params));
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(error?.code).toBe(code);
  });

  it('knows nothing of a payment that was never made', async () => {
    expect((await failure(stripe.paymentIntents.retrieve('pi_none')))?.code).toBe('resource_missing');
  });

  it('tells nobody anything without the secret key', async () => {
    const { id } = await stripe.paymentIntents.create(order);
    for (const authorization of ['Bearer sk_test_guess', '']) {
      const response = await fetch(`http://127.0.0.1:${sandbox.address.port}/v1/payment_intents/${id}`, {
        headers: { authorization },
      });
      expect(response.status).toBe(401);
    }
  });

  const confirm = (id: string, clientSecret: string) =>
    fetch(`${sandbox.origin}/sandbox/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        client_secret: clientSecret,
        'payment_method_data[card][number]': '4242424242424242',
      }),
    });

  it('takes a card only with the payment’s client secret, once, and forgets its number', async () => {
    const { id, client_secret } = await stripe.paymentIntents.create(order);
    expect((await confirm(id, 'guess')).status).toBe(404);
    expect(await (await confirm(id, client_secret ?? '')).json()).toMatchObject({ status: 'succeeded' });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded', amount_received: 7500 });

    const twice = await confirm(id, client_secret ?? '');
    expect(twice.status).toBe(400);
    expect(await twice.json()).toMatchObject({
      error: { code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } },
    });
    expect((await failure(stripe.paymentIntents.cancel(id)))?.code).toBe('payment_intent_unexpected_state');
    expect(JSON.stringify(await sandbox.db.selectFrom('sandboxIntents').selectAll().execute())).not.toContain('4242');
  });

  it('reads forms and nothing else', async () => {
    const { id } = await stripe.paymentIntents.create(order);
    const response = await fetch(`${sandbox.origin}/sandbox/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(415);
    expect((await fetch(`${sandbox.origin}/sandbox/v1/payment_intents/${id}/confirm`, { method: 'POST' })).status).toBe(
      404,
    );
  });

  it('shows the browser no metadata', async () => {
    const { id, client_secret } = await stripe.paymentIntents.create(order);
    expect(await (await confirm(id, client_secret ?? '')).json()).not.toHaveProperty('metadata');
  });

  it.each([
    ['stripe.js', 'text/javascript'],
    ['card', 'text/html'],
    ['card.js', 'text/javascript'],
    ['card.css', 'text/css'],
    ['words.js', 'text/javascript'],
  ])('serves %s to be held by pages of its own origin alone', async (file, type) => {
    const { status, headers } = await fetch(`${sandbox.origin}/sandbox/${file}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain(type);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });
});
