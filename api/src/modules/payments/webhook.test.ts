import type { CardPayment } from '@forms/shared/contract';
import { cards, intentOf, Payer } from '../../testing/payer';
import { ProviderEvents } from '../../testing/providerEvents';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';

describe('an event of the card provider', () => {
  let server: TestServer;
  let payer: Payer;
  let events: ProviderEvents;
  beforeAll(async () => {
    server = await TestServer.start();
    payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
    events = new ProviderEvents(server);
  });
  afterAll(() => server.stop());

  /** A payment that the provider has taken, of which it has told nobody. */
  async function taken() {
    const enquiry = await payer.enquire();
    const payment = await payer.open(enquiry);
    await payer.take(payment);
    return { enquiry, payment, intent: intentOf(payment) };
  }
  const paidWithin = (id: string) =>
    until(
      () => payer.paid(id),
      (paid) => paid === 'card',
    );
  const heard = (intentId: string) =>
    server.app.db.selectFrom('providerEvents').select('type').where('intentId', '=', intentId).execute();
  /** Whether every look that an event called for is over. */
  const looked = () =>
    until(
      () => server.app.db.selectFrom('jobs').select('id').where('kind', '=', 'look').execute(),
      (jobs) => jobs.length === 0,
    );

  it('marks an enquiry paid whose browser never told', async () => {
    const { enquiry, intent } = await taken();
    expect(await events.post(events.of(intent))).toEqual({ status: 200 });
    await paidWithin(enquiry.id);
  });

  it('is sent by the sandbox itself, signed, over HTTP', async () => {
    const enquiry = await payer.enquire();
    const payment = await payer.open(enquiry);
    await payer.confirm(payment, cards.declined);
    await payer.confirm(payment, cards.good);
    await paidWithin(enquiry.id);
    const delivered = await until(
      () => heard(intentOf(payment)),
      ({ length }) => length === 2,
    );
    expect(delivered.map(({ type }) => type).sort()).toEqual([
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
    ]);
    const { payments } = await payer.read(enquiry.id);
    expect(payments.filter(({ kind }) => kind === 'declined')).toHaveLength(1);
    expect(payments.filter(({ kind }) => kind === 'paid')).toHaveLength(1);
  });

  it('that comes twice, or ten times at once, is heard once', async () => {
    const { enquiry, intent } = await taken();
    const event = events.of(intent, { id: `evt_twice_${intent}` });
    const answers = await Promise.all(Array.from({ length: 10 }, () => events.post(event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await paidWithin(enquiry.id);
    expect(await events.post(event)).toEqual({ status: 200 });
    expect(await heard(intent)).toHaveLength(1);
  });

  it('that comes out of order changes nothing back: the provider is asked how it stands', async () => {
    const { enquiry, intent } = await taken();
    await events.post(events.of(intent, { created: 2 }));
    await events.post(events.of(intent, { created: 1, type: 'payment_intent.payment_failed' }));
    await events.post(events.of(intent, { created: 0, type: 'payment_intent.created' }));
    await paidWithin(enquiry.id);
    await looked();
    expect(await payer.paid(enquiry.id)).toBe('card');
  });

  it('that says paid is not believed while the provider does not say so', async () => {
    const enquiry = await payer.enquire();
    const payment = await payer.open(enquiry);
    expect(await events.post(events.of(intentOf(payment)))).toEqual({ status: 200 });
    await looked();
    expect(await payer.paid(enquiry.id)).toBe(false);
  });

  it('of a payment that is not ours, or of something else, is taken and changes nothing', async () => {
    expect(await events.post(events.of('pi_of_another_shop'))).toEqual({ status: 200 });
    const other = JSON.stringify({
      id: 'evt_other',
      object: 'event',
      type: 'payout.paid',
      data: { object: { object: 'payout' } },
    });
    expect(await events.post(other)).toEqual({ status: 200 });
    expect(await heard('pi_of_another_shop')).toEqual([]);
  });

  it('is answered before the provider is asked', async () => {
    const { enquiry, intent } = await taken();
    const { stripe } = server.app.cards ?? {};
    if (!stripe) throw new Error('no sandbox');
    const retrieve = stripe.paymentIntents.retrieve;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    stripe.paymentIntents.retrieve = (async (id: string) => {
      await held;
      return retrieve.call(stripe.paymentIntents, id);
    }) as typeof retrieve;
    expect(await events.post(events.of(intent))).toEqual({ status: 200 });
    stripe.paymentIntents.retrieve = retrieve;
    release();
    await paidWithin(enquiry.id);
  });

  describe('is refused', () => {
    let fresh: { enquiryId: string; payload: string; payment: CardPayment };
    beforeEach(async () => {
      const { enquiry, payment, intent } = await taken();
      fresh = { enquiryId: enquiry.id, payment, payload: events.of(intent) };
    });
    afterEach(async () => {
      expect(await heard(intentOf(fresh.payment))).toEqual([]);
      expect(await payer.paid(fresh.enquiryId)).toBe(false);
    });
    const refused = { status: 400, error: 'bad-signature' };

    it('unsigned', async () => {
      expect(await events.post(fresh.payload, null)).toEqual(refused);
    });

    it.each(['', 't=1', 'v1=00', 't=now,v1=zz', 'nonsense'])('with %j for a signature', async (signature) => {
      expect(await events.post(fresh.payload, signature)).toEqual(refused);
    });

    it('signed more than five minutes ago', async () => {
      expect(await events.post(fresh.payload, events.signature(fresh.payload, { secondsAgo: 302 }))).toEqual(refused);
    });

    it('altered by a byte after it was signed', async () => {
      const signature = events.signature(fresh.payload);
      expect(await events.post(fresh.payload.replace('succeeded', 'Succeeded'), signature)).toEqual(refused);
    });

    it('signed by somebody else', async () => {
      const signature = events.signature(fresh.payload, { secret: 'whsec_guess' });
      expect(await events.post(fresh.payload, signature)).toEqual(refused);
    });

    it('under another’s signature', async () => {
      expect(await events.post(fresh.payload, events.signature(events.of('pi_other')))).toEqual(refused);
    });
  });

  it('signed but no JSON, or too large, is refused', async () => {
    expect(await events.post('{"id":')).toEqual({ status: 400, error: 'bad-signature' });
    expect((await events.post(' '.repeat(2_000_000))).status).toBe(413);
  });
});

test('Without a webhook secret no event is believed, however it is signed.', async () => {
  const keys = { STRIPE_PUBLISHABLE_KEY: 'pk_test_x', STRIPE_SECRET_KEY: 'sk_test_x' };
  const server = await TestServer.start(keys);
  try {
    const events = new ProviderEvents(server);
    const payload = events.of('pi_any');
    for (const secret of ['', 'undefined', 'whsec_']) {
      expect(await events.post(payload, events.signature(payload, { secret: secret || 'x' }))).toEqual({
        status: 400,
        error: 'no-webhook-secret',
      });
    }
  } finally {
    await server.stop();
  }
});

test('With the provider’s own keys, events are believed by the secret of the settings alone.', async () => {
  const secret = 'whsec_of_the_settings';
  const keys = { STRIPE_PUBLISHABLE_KEY: 'pk_test_x', STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: secret };
  const server = await TestServer.start(keys);
  try {
    const events = new ProviderEvents(server);
    const payload = events.of('pi_any');
    expect(await events.post(payload, events.signature(payload, { secret }))).toEqual({ status: 200 });
    expect((await events.post(payload, events.signature(payload, { secret: 'whsec_other' }))).status).toBe(400);
  } finally {
    await server.stop();
  }
});
