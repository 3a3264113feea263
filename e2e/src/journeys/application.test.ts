import {
  LINK_DAYS_ALONE,
  NO_APPLICATION,
  paymentMessages,
  REQUEST_HEADER,
  routes,
  SUBMITTED,
} from '@forms/shared/contract';
import { phone, type Visitor } from '../visitor';
import { LINK, letterAbout, referenceOn } from './applicationLetters';
import { journeys } from './journey';
import { toPaymentMethods } from './registration';
import { openDay } from './staffWork';

const here = journeys();
beforeAll(() => here.product.makes(openDay));

const DAY_MS = 86_400_000;
const isAtApplication = (visitor: Visitor) => /\/application#[\w-]{43}$/.test(visitor.page.url());
const reloads = (visitor: Visitor) => visitor.page.reload({ waitUntil: 'domcontentloaded' });
const noBarriers = async (visitor: Visitor) => expect(await visitor.barriers()).toEqual([]);

async function fillsIn(visitor: Visitor): Promise<void> {
  await visitor.opens('/open-day');
  await visitor.types('First name', 'Zoë');
  await visitor.types('Email address', 'zoe@example.com');
}
test('what was sent stands at an address of its own, where refresh, Back and the letter lead', async () => {
  const visitor = await here.visitor();
  await fillsIn(visitor);
  await visitor.presses('Submit');
  await visitor.sees(SUBMITTED.message);
  expect(isAtApplication(visitor)).toBe(true);
  const address = visitor.page.url();
  const reference = await referenceOn(visitor);
  await visitor.sees('What happens next');
  await visitor.sees('Zoë');
  await noBarriers(visitor);
  await visitor.pictures('application-sent');

  await reloads(visitor);
  await visitor.sees(`Your reference is ${reference}`);
  await visitor.follows('Go to the home page');
  await visitor.find('heading', 'Examinations and tuition, arranged online');
  await visitor.page.goBack();
  await visitor.sees(`Your reference is ${reference}`);
  expect(visitor.page.url()).toBe(address);
  // By the keyboard to the content, the address stays what it is.
  await visitor.page.focus('a[href="#main"]');
  await visitor.page.keyboard.press('Enter');
  await visitor.eventually(async () => visitor.page.url() === address, 'the address to stay');

  const other = await here.visitor();
  await other.opens(await letterAbout(here.product, other, reference, LINK));
  await other.sees(`Your reference is ${reference}`);
  expect(other.page.url()).not.toBe(address);
  expect(here.product.printed).not.toContain(address.split('#')[1]);
  expect(await here.product.listed(routes.enquiries)).toHaveLength(1);
});

test('the link of a draft that was sent leads to what it became', async () => {
  const visitor = await here.visitor();
  visitor.forgives(/410/);
  const kept = await fetch(`${here.product.address}/api/webforms/draft`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [REQUEST_HEADER]: 'test' },
    body: JSON.stringify({
      slug: 'open-day',
      version: 1,
      journey: 'one',
      pages: [{ name: 'you', values: { firstName: 'Li', email: 'li@example.com' } }],
    }),
  });
  const { hash } = (await kept.json()) as { hash: string };
  await visitor.opens(`/open-day/${hash}`);
  await visitor.presses('Submit');
  await visitor.sees('Your reference is');
  const reference = await referenceOn(visitor);
  const later = await here.visitor();
  later.forgives(/410/);
  await later.opens(`/open-day/${hash}`);
  await later.sees(`Your reference is ${reference}`);
  expect(isAtApplication(later)).toBe(true);
});

test('who asked for a call pays by card from the page, by the letter’s link', async () => {
  const visitor = await here.visitor();
  await toPaymentMethods(visitor);
  await visitor.presses('Request a callback');
  await visitor.sees(paymentMessages.callback);
  expect(isAtApplication(visitor)).toBe(true);
  await visitor.find('heading', 'Your exams');
  await visitor.presses('Change this exam');
  await visitor.find('combobox', 'Becomes');
  await noBarriers(visitor);
  await visitor.pictures('application-callback');
  await visitor.presses('Change it');
  await visitor.sees('is changed.');
  const reference = await referenceOn(visitor);

  const later = await here.visitor();
  await later.opens(await letterAbout(here.product, later, reference, LINK));
  await later.presses('Pay now');
  for (const text of ['given in good faith', 'general terms', 'public examinations']) await later.ticksMatching(text);
  await later.presses('Payment methods');
  await noBarriers(later);
  await later.presses('Pay by card');
  await later.entersCard('4242424242424242');
  await later.pressesMatching(/^Pay £/);
  await later.sees(paymentMessages.card);
  await later.sees('was received');
  await noBarriers(later);
  await later.pictures('application-paid');
  const stored = (await here.product.listed(routes.enquiries)).filter((each) => each.reference === reference);
  expect(stored).toMatchObject([{ paid: true, paymentMethod: 'card' }]);
});

test('after a month a link takes a code by mail, and one that staff revoked opens nothing', async () => {
  const visitor = await here.visitor();
  // What the page asks for once it stands may find the server away.
  visitor.forgives(/404/, /422/, /ERR_CONNECTION_REFUSED/);
  await fillsIn(visitor);
  await visitor.presses('Submit');
  await visitor.sees('Your reference is');
  const reference = await referenceOn(visitor);
  const address = visitor.page.url();
  const longAgo = new Date(Date.now() - (LINK_DAYS_ALONE + 1) * DAY_MS).toISOString();
  await here.product.alters(`update application_links set made_at = '${longAgo}'`);
  await reloads(visitor);
  await visitor.find('heading', `Open ${reference} with a code`);
  expect(await visitor.text()).not.toContain('Zoë');
  await noBarriers(visitor);
  await visitor.presses('Email me a code');
  await visitor.types('Code', 'WRONG2');
  await visitor.presses('Open my application');
  await visitor.sees('This is not the code that we sent last');
  await noBarriers(visitor);
  await visitor.pictures('application-code');
  await visitor.types('Code', await letterAbout(here.product, visitor, reference, /application is ([A-Z2-9]{6})\./));
  await visitor.presses('Open my application');
  await visitor.sees('Zoë');
  expect(visitor.page.url()).not.toBe(address);

  const member = await here.visitor();
  await member.opens(await here.product.loginLink());
  await member.follows('Enquiries');
  await member.follows(reference);
  await member.presses('Revoke private links');
  await member.presses('Revoke the links');
  await member.sees('The private links open nothing any more.');
  await member.sees('Private links revoked');
  await reloads(visitor);
  await visitor.sees(NO_APPLICATION);
  await noBarriers(visitor);
  await visitor.presses('Email me a new link');
  await visitor.sees('a new one is on its way');
  await visitor.pictures('application-not-found');
});

test('a candidate with an account finds what they have sent, and opens it', async () => {
  const visitor = await here.visitor();
  await fillsIn(visitor);
  await visitor.presses('Submit');
  await visitor.sees(SUBMITTED.message);
  const reference = await referenceOn(visitor);

  const candidate = await here.visitor();
  const person = { name: 'Zoë Hall', email: 'zoe@example.com', roles: ['Candidate' as const] };
  await candidate.opens(await here.product.linkFor(person));
  await candidate.follows('My applications');
  await candidate.sees(`${reference}, sent on`);
  await noBarriers(candidate);
  await candidate.pictures('own-applications-1440');
  await candidate.page.setViewport(phone);
  expect(await candidate.overflows()).toBe(false);
  await noBarriers(candidate);
  await candidate.pictures('own-applications-375');
  await candidate.presses(`Open ${reference}`);
  await candidate.sees(`Your reference is ${reference}`);
  expect(isAtApplication(candidate)).toBe(true);
});
