import { type FormDefinition, paymentMessages, routes, SUBMISSION_FAILED } from '@forms/shared/contract';
import { journeys } from '../journeys/journey';
import { toPaymentMethods } from '../journeys/registration';
import { pageClock } from '../pageClock';
import type { Visitor } from '../visitor';

const visit: FormDefinition = {
  header: { title: 'Visit' },
  pages: [
    {
      name: 'you',
      title: 'About you',
      fields: [
        { name: 'firstName', type: 'input', label: 'First name', required: true },
        { name: 'email', type: 'email', label: 'Email address', required: true },
      ],
    },
    {
      name: 'day',
      title: 'The day',
      fields: [{ name: 'why', type: 'input', label: 'Why do you come?', required: true }],
    },
  ],
};

const here = journeys();
beforeAll(() => here.product.makes({ slug: 'visit', title: 'Visit', json: visit }));
afterEach(() => here.product.server.goesOn());

/** What waits to send forms, and what the page would report of it, come no further either. */
const UNHEARD = /Outbox|TimeoutError|signal timed out|net::ERR/;
const says = async (visitor: Visitor, phrase: string) => (await visitor.text()).includes(phrase);

/** Time passes for the page, a second after the other, until it says that. */
const passing = (visitor: Visitor, clock: Awaited<ReturnType<typeof pageClock>>) => (phrase: string) =>
  visitor.eventually(async () => {
    if (await says(visitor, phrase)) return true;
    await clock.passes(1_000);
    return false;
  }, `“${phrase}”`);

test('with a server that takes calls and answers none each step goes on, the page says what it waits for, and the form is sent once', async () => {
  const visitor = await here.visitor();
  const clock = await pageClock(visitor.page);
  visitor.forgives(UNHEARD);
  const waitsFor = passing(visitor, clock);

  await visitor.opens('/visit');
  await visitor.types('First name', 'Zoë');
  await visitor.types('Email address', 'zoe@example.org');
  // With what keeps the answers comes what they are read with.
  await visitor.sees('Your answers are saved on this device.');
  await visitor.hasItsFonts();
  here.product.server.hangs();
  await visitor.presses('Continue');
  await visitor.types('Why do you come?', 'For the library');
  await visitor.presses('Continue');
  await visitor.find('heading', 'Check your answers');
  await visitor.sees('For the library');
  await visitor.presses('Submit');
  await waitsFor('This is taking longer than usual');
  expect(await visitor.barriers()).toEqual([]);
  await visitor.pictures('hung-server-long');
  await waitsFor('The site cannot be reached');
  await visitor.sees('Your form is kept on this device');
  expect(await visitor.barriers()).toEqual([]);
  await visitor.pictures('hung-server-kept');

  // It takes the first call now, whose answer nobody waits for any more.
  here.product.server.goesOn();
  await waitsFor('Your reference is');
  await visitor.sees('For the library');
  const sent = (await here.product.listed(routes.enquiries)).filter(({ formSlug }) => formSlug === 'visit');
  expect(sent).toHaveLength(1);
});

/** What is stored of the candidate, and what was paid by each: what was sent once more is not there twice. */
async function applications() {
  const sent = await here.product.listed(routes.enquiries);
  const ofExams = sent.filter(({ formSlug }) => formSlug === 'exams-registration-v2');
  const payments = await Promise.all(
    ofExams.map(async ({ id }) => (await here.product.asStaff(routes.enquiry, { id })).payments),
  );
  return payments.map((steps) => steps.filter(({ kind }) => kind === 'paid').length);
}

test('a server that hangs as an application is booked and as its card is charged is waited for aloud, and it is stored and paid once', async () => {
  const visitor = await here.visitor();
  const clock = await pageClock(visitor.page);
  visitor.forgives(UNHEARD);
  const waitsFor = passing(visitor, clock);
  await toPaymentMethods(visitor);
  await visitor.settles();
  here.product.server.hangs();
  await visitor.presses('Pay by card');
  await waitsFor('This is taking longer than usual');
  expect(await visitor.barriers()).toEqual([]);
  await visitor.pictures('hung-server-booking');
  await waitsFor(SUBMISSION_FAILED.title);
  await visitor.presses('OK');
  here.product.server.goesOn();
  await visitor.presses('Pay by card');
  await visitor.sees('no money moves');
  await visitor.entersCard('4242424242424242');

  here.product.server.hangs();
  await visitor.pressesMatching(/^Pay £/);
  await visitor.sees('Paying… Please keep this page open.');
  await waitsFor('This is taking longer than usual');
  await visitor.pictures('hung-server-paying');
  await waitsFor('nothing was charged');
  expect(await visitor.barriers()).toEqual([]);
  await visitor.pictures('hung-server-not-paid');
  here.product.server.goesOn();
  await visitor.pressesMatching(/^Pay £/);
  await visitor.sees(paymentMessages.card);
  expect(await applications()).toEqual([1]);
}, 300_000);

test('a server that hangs once the card is charged records the payment when it goes on, once', async () => {
  const before = await applications();
  const visitor = await here.visitor();
  visitor.forgives(UNHEARD);
  await toPaymentMethods(visitor);
  await visitor.presses('Pay by card');
  await visitor.sees('no money moves');
  await visitor.entersCard('4242424242424242');
  await visitor.intercepts();
  const hung = new Promise<void>((resolve) => {
    visitor.page.on('request', (request) => {
      if (request.url().endsWith('/payment/success')) {
        here.product.server.hangs();
        resolve();
      }
      void request.continue();
    });
  });
  await visitor.pressesMatching(/^Pay £/);
  await hung;
  await visitor.sees('Your payment has been made. We are recording it');
  here.product.server.goesOn();
  await visitor.sees(paymentMessages.card);
  expect(await applications()).toEqual([...before, 1]);
}, 300_000);
