import { cards, intentOf, Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { reconcilePayment } from './reconcile';

let server: TestServer;
let payer: Payer;
beforeAll(async () => {
  server = await TestServer.start();
  payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
});
afterAll(() => server.stop());

async function begun() {
  const enquiry = await payer.enquire();
  return { enquiry, payment: await payer.open(enquiry) };
}
const jobOf = (enquiryId: string, of = server) =>
  of.app.db
    .selectFrom('jobs')
    .selectAll()
    .where('kind', '=', 'reconcile')
    .where('enquiryId', '=', enquiryId)
    .executeTakeFirst();
/** Puts the next look at a payment to this time, hours from now. */
const due = (enquiryId: string, hours = -1) =>
  server.app.db
    .updateTable('jobs')
    .set({ runAt: hoursFromNow(hours) })
    .where('kind', '=', 'reconcile')
    .where('enquiryId', '=', enquiryId)
    .execute();
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const stepsOf = async (id: string) => (await payer.read(id)).payments.map(({ kind, detail }) => [kind, detail]);

it('A payment that nobody tells of is found a minute after it was begun.', async () => {
  const { enquiry, payment } = await begun();
  const job = await jobOf(enquiry.id);
  const wait = Date.parse(job?.runAt ?? '') - Date.now();
  expect(wait).toBeGreaterThan(50_000);
  expect(wait).toBeLessThanOrEqual(60_000);
  await payer.take(payment);
  await due(enquiry.id);
  await until(
    () => payer.paid(enquiry.id),
    (paid) => paid === 'card',
  );
  await until(
    () => jobOf(enquiry.id),
    (found) => found === undefined,
  );
});

it('A payment that is not finished is looked at again, later each time, and is no failure in the history.', async () => {
  const { enquiry } = await begun();
  await due(enquiry.id);
  const once = await until(
    () => jobOf(enquiry.id),
    (job) => job?.attempts === 1 && job.lockedUntil === null,
  );
  await due(enquiry.id);
  const twice = await until(
    () => jobOf(enquiry.id),
    (job) => job?.attempts === 2 && job.lockedUntil === null,
  );
  expect(Date.parse(once?.runAt ?? '')).toBeGreaterThan(Date.now());
  expect(Date.parse(twice?.runAt ?? '') - Date.now()).toBeGreaterThan(15_000);
  const ofPayment = (await stepsOf(enquiry.id)).map(([kind]) => kind).filter((kind) => !/^mail/.test(String(kind)));
  expect(ofPayment).toEqual(['chosen', 'begun']);
});

it('A payment that is never finished is withdrawn after most of a day, as staff read; the visitor may begin another.', async () => {
  const { enquiry, payment } = await begun();
  const { db } = server.app;
  await db
    .updateTable('cardPayments')
    .set({ madeAt: hoursFromNow(-21) })
    .where('enquiryId', '=', enquiry.id)
    .execute();
  await due(enquiry.id);
  await until(
    () => stepsOf(enquiry.id),
    (steps) => steps.some(([kind]) => kind === 'withdrawn'),
  );
  expect(await stepsOf(enquiry.id)).toContainEqual(['withdrawn', 'Never finished']);
  expect(await payer.confirm(payment, cards.good)).toMatchObject({ status: 400 });
  const next = await payer.open(enquiry);
  expect(next.invoicePaymentId).not.toBe(payment.invoicePaymentId);
  await payer.confirm(next, cards.good);
  expect((await payer.success(enquiry.id, next.invoicePaymentId)).status).toBe(200);
});

it('A payment that paid in the last moment before it is withdrawn is kept.', async () => {
  const { enquiry, payment } = await begun();
  const { db } = server.app;
  await db
    .updateTable('cardPayments')
    .set({ madeAt: hoursFromNow(-21) })
    .where('enquiryId', '=', enquiry.id)
    .execute();
  await payer.take(payment);
  await due(enquiry.id);
  await until(
    () => payer.paid(enquiry.id),
    (paid) => paid === 'card',
  );
});

it('Money that does not fit the invoice is never booked, and staff read of it at once.', async () => {
  const { enquiry, payment } = await begun();
  const { db } = server.app;
  await payer.take(payment);
  await db.updateTable('sandboxIntents').set({ amount: 1_000 }).where('id', '=', intentOf(payment)).execute();
  await due(enquiry.id);
  const steps = await until(
    () => stepsOf(enquiry.id),
    (found) => found.some(([kind]) => kind === 'work-failed'),
  );
  expect(steps).toContainEqual(['work-failed', 'This payment does not belong to this application.']);
  expect(await payer.paid(enquiry.id)).toBe(false);
});

it('A provider that cannot be reached is asked again, and after a day of that staff read that it was given up.', async () => {
  const { enquiry } = await begun();
  const failing = {
    ...server.app,
    cards: server.app.cards && {
      ...server.app.cards,
      stripe: Object.assign(Object.create(server.app.cards.stripe), {
        paymentIntents: { retrieve: () => Promise.reject(new Error('ECONNREFUSED')) },
      }),
    },
  };
  const { invoicePaymentId } = await payer.open(enquiry);
  await expect(reconcilePayment(failing, invoicePaymentId)).rejects.toMatchObject({ status: 502 });
  const { db } = server.app;
  await db.updateTable('cardPayments').set({ intentId: 'pi_unknown' }).where('enquiryId', '=', enquiry.id).execute();
  await db.updateTable('jobs').set({ attempts: 29 }).where('enquiryId', '=', enquiry.id).execute();
  await due(enquiry.id);
  await until(
    () => stepsOf(enquiry.id),
    (steps) => steps.some(([kind]) => kind === 'work-failed'),
  );
});

it('What was paid while no server ran is found when one starts, even if the looking had been given up.', async () => {
  const first = await TestServer.start();
  const before = new Payer(first, await examEntry(first, 'gcse', 'aqa', '8300'));
  const enquiries = [await before.enquire(), await before.enquire()] as const;
  for (const enquiry of enquiries) await before.take(await before.open(enquiry));
  const givenUp = { attempts: 30, deadAt: new Date().toISOString() };
  await first.app.db
    .updateTable('jobs')
    .set(givenUp)
    .where('kind', '=', 'reconcile')
    .where('enquiryId', '=', enquiries[0].id)
    .execute();
  await first.stop({ keepData: true });

  const second = await TestServer.start({}, { dataDir: first.dataDir });
  try {
    const after = new Payer(second, await examEntry(second, 'gcse', 'aqa', '8300'));
    for (const { id } of enquiries)
      await until(
        () => after.paid(id),
        (paid) => paid === 'card',
      );
  } finally {
    await second.stop();
  }
});
