import { paymentMessages, routes } from '@forms/shared/contract';
import { releaseTest } from '@forms/shared/testing/release-test';
import type { HTTPRequest } from 'puppeteer';
import { phone, type Visitor } from '../visitor';
import { journeys } from './journey';
import { toPaymentMethods } from './registration';

const here = journeys();

async function newestEnquiry() {
  const enquiries = await here.product.listed(routes.enquiries);
  const newest = enquiries.find(({ email }) => email === 'zoe@example.com');
  if (!newest) throw new Error('No enquiry was stored');
  return newest;
}
const historyOf = async (id: string) => {
  const { payments, mail } = await here.product.asStaff(routes.enquiry, { id });
  return { steps: payments.map(({ kind }) => kind), letters: mail.map(({ kind }) => kind) };
};
const noBarriers = async (visitor: Visitor) => expect(await visitor.barriers()).toEqual([]);
const pays = (visitor: Visitor) => visitor.pressesMatching(/^Pay £/);

/** Keeps the page's next call of that address waiting: looks at what is shown meanwhile, then lets it go. */
async function whileWaiting(visitor: Visitor, address: string, act: () => Promise<void>, look: () => Promise<void>) {
  const { page } = visitor;
  const held: HTTPRequest[] = [];
  const hold = (request: HTTPRequest) => {
    if (request.url().endsWith(address)) held.push(request);
    else void request.continue();
  };
  await visitor.intercepts();
  page.on('request', hold);
  await act();
  await visitor.eventually(async () => held.length > 0, `a call of ${address}`);
  await look();
  page.off('request', hold);
  await Promise.all(held.map((request) => request.continue()));
  await page.setRequestInterception(false);
}

releaseTest('a candidate registers and asks for a callback', async () => {
  const visitor = await here.visitor();
  await toPaymentMethods(visitor);
  await noBarriers(visitor);
  await visitor.presses('Request a callback');
  await visitor.sees(paymentMessages.callback);
  await noBarriers(visitor);
  const stored = await newestEnquiry();
  await visitor.sees(stored.reference);
  expect(stored).toMatchObject({ paymentMethod: 'callback', paid: false, name: 'Zoë O’Brien-Łukasz' });

  const member = await here.visitor();
  await member.opens(await here.product.loginLink());
  await member.follows('Enquiries');
  await member.follows(stored.reference);
  await member.sees('12 Broad Street');
  await member.sees('GCSE Mathematics');
  await member.pictures('staff-enquiry');
  await noBarriers(member);
});

releaseTest('a candidate registers on a phone and pays by bank transfer', async () => {
  const visitor = await here.visitor(phone);
  await toPaymentMethods(visitor);
  await visitor.presses('Pay by bank transfer');
  await visitor.sees(paymentMessages.bacs);
  await noBarriers(visitor);
  const stored = await newestEnquiry();
  expect(stored).toMatchObject({ paymentMethod: 'bacs', paid: false });
  expect((await historyOf(stored.id)).letters).toEqual(['invoice']);
});

test('a candidate is declined, then pays by another card', async () => {
  const visitor = await here.visitor();
  visitor.forgives(/402 \(Payment Required\)/);
  await toPaymentMethods(visitor);
  await visitor.presses('Pay by card');
  await visitor.sees('no money moves');
  await visitor.entersCard('4000000000000002');
  await noBarriers(visitor);
  await whileWaiting(
    visitor,
    '/my/invoice/pay/card',
    () => pays(visitor),
    async () => {
      await visitor.sees('Paying…');
      await noBarriers(visitor);
      await visitor.pictures('payment-paying');
    },
  );
  await visitor.sees('Your card was declined');
  await noBarriers(visitor);
  expect(await newestEnquiry()).toMatchObject({ paymentMethod: 'card', paid: false });

  await visitor.entersCard('4242424242424242');
  await whileWaiting(
    visitor,
    '/webforms/exams/payment/success',
    () => pays(visitor),
    async () => {
      await visitor.sees('We are recording it');
      await noBarriers(visitor);
    },
  );
  await visitor.sees(paymentMessages.card);
  await noBarriers(visitor);
  const stored = await newestEnquiry();
  expect(stored).toMatchObject({ paymentMethod: 'card', paid: true });
  const { steps, letters } = await historyOf(stored.id);
  const ofPayment = steps.filter((kind) => !kind.startsWith('mail'));
  expect(ofPayment.slice(0, 4)).toEqual(['chosen', 'begun', 'declined', 'paid']);
  expect(letters).toEqual(['submission', 'receipt']);
});

releaseTest('a card that asks for 3-D Secure is paid once the bank has been answered', async () => {
  const visitor = await here.visitor();
  await toPaymentMethods(visitor);
  await visitor.presses('Pay by card');
  await visitor.entersCard('4000002760003184');
  await pays(visitor);
  await visitor.sees('Your bank asks: is it you?');
  await noBarriers(visitor);
  await visitor.pictures('payment-3ds');
  await visitor.presses('Fail');
  await visitor.sees('unable to authenticate your payment method');
  expect(await newestEnquiry()).toMatchObject({ paid: false });

  await pays(visitor);
  await visitor.presses('Complete');
  await visitor.sees(paymentMessages.card);
  expect(await newestEnquiry()).toMatchObject({ paymentMethod: 'card', paid: true });
});

releaseTest(
  'whoever leaves the card and changes an answer has one application to pay for, the changed one',
  async () => {
    const visitor = await here.visitor();
    await toPaymentMethods(visitor);
    await visitor.presses('Pay by card');
    await visitor.sees('no money moves');
    const first = await newestEnquiry();
    await visitor.presses('Close');
    await visitor.presses('Change Candidate');
    await visitor.types('First name', 'Zora');
    await visitor.presses('Continue');
    await visitor.sees(`Your application ${first.reference} has not been paid. What you submit now takes its place.`);
    await noBarriers(visitor);
    await visitor.pictures('payment-changed');
    await visitor.presses('Submit application');
    await visitor.sees(paymentMessages.callback);

    const second = await newestEnquiry();
    expect(second.id).not.toBe(first.id);
    expect(second).toMatchObject({ name: 'Zora O’Brien-Łukasz', status: 'new', invoiceStatus: 'unpaid' });
    const replaced = await here.product.asStaff(routes.enquiry, { id: first.id });
    expect(replaced).toMatchObject({ status: 'completed', invoiceStatus: 'cancelled' });
  },
);

releaseTest(
  'a tab that is closed once the card is charged leaves the application paid, as its visitor sees on coming back',
  async () => {
    const visitor = await here.visitor();
    visitor.forgives(/ERR_FAILED/);
    await toPaymentMethods(visitor);
    await visitor.presses('Pay by card');
    await visitor.entersCard('4242424242424242');
    const later = await visitor.opensTab();
    await visitor.page.bringToFront();

    await visitor.intercepts();
    const charged = new Promise<void>((resolve) => {
      visitor.page.on('request', (request) => {
        if (!request.url().endsWith('/payment/success')) return void request.continue();
        void request.abort();
        resolve();
      });
    });
    await pays(visitor);
    await charged;
    await visitor.page.close();
    await later.page.bringToFront();
    await later.eventually(async () => (await newestEnquiry()).paid, 'the payment to be heard of');

    await later.opens('/exams-registration-v2');
    await later.presses('Continue');
    await later.find('heading', 'Invoice');
    await later.sees(paymentMessages.card);
    await noBarriers(later);
    const stored = await newestEnquiry();
    await later.sees(stored.reference);
    const { steps, letters } = await historyOf(stored.id);
    expect(steps.filter((kind) => kind === 'paid')).toHaveLength(1);
    expect(letters).toEqual(['submission', 'receipt']);
    expect(later.complaints).toEqual([]);
  },
);
