import { type FormDefinition, paymentMessages, routes, WAITING_SUBMISSION } from '@forms/shared/contract';
import { releaseTest } from '@forms/shared/testing/release-test';
import { phone, type Visitor } from '../visitor';
import { letteredLink } from './applicationLetters';
import { journeys } from './journey';
import { declarations, declares, fillRegistration, pages } from './registration';
import { savedHere } from './savedHere';

const here = journeys();

const openDay = (question: string): FormDefinition => ({
  header: { title: 'Open day' },
  pages: [
    {
      name: 'you',
      title: 'About you',
      fields: [{ name: 'firstName', type: 'input', label: 'First name', required: true }],
    },
    { name: 'day', title: 'The day', fields: [{ name: 'why', type: 'input', label: question, required: true }] },
  ],
});
beforeAll(async () => {
  for (const slug of ['open-day', 'changing', 'two-tabs']) {
    await here.product.makes({ slug, title: slug, json: openDay('Why do you come?') });
  }
});

/** What the pages have stored; the site's own files, which the worker keeps, hold such words too. */
const entered = (visitor: Visitor) => visitor.stored({ withFiles: false });
/** Waits until the browser holds neither draft nor answer; the router's scroll positions may stay. */
const holdsNothing = (visitor: Visitor) =>
  visitor.eventually(async () => {
    // A database that is being deleted refuses to be read.
    const stored = await entered(visitor).catch(() => 'forms-drafts');
    return !/forms-drafts|Zoë|Łódź|private|firstName/.test(stored);
  }, 'the browser to hold nothing');

/** Fills in the first page of the open day's form and reaches the second. */
async function begins(visitor: Visitor, slug = 'open-day', firstName = 'Zoë-of-Łódź') {
  await visitor.opens(`/${slug}`);
  await visitor.types('First name', firstName);
  await visitor.presses('Continue');
  await visitor.find('heading', 'The day');
  await savedHere(visitor);
}

test('after a reload one goes on where one left off, in a form of many kinds of fields', async () => {
  const visitor = await here.visitor();
  await fillRegistration(visitor, 'Arrangements and terms');
  await savedHere(visitor);
  await visitor.reloads();
  await visitor.sees('Continue where you left off?');
  expect(await visitor.barriers()).toEqual([]);
  await visitor.pictures('draft-offer');
  await visitor.presses('Continue');
  await pages['Arrangements and terms'](visitor);
  await visitor.sees('Total payable');
  await visitor.sees('O’Brien-Łukasz');
  await visitor.sees('Mathematics');
});

releaseTest('an application that was stored before a reload is not stored again', async () => {
  const visitor = await here.visitor();
  await fillRegistration(visitor);
  const toCard = async () => {
    await declares(visitor, declarations.ofExams);
    await visitor.presses('Pay by card');
    await visitor.sees('no money moves');
  };
  await toCard();
  await visitor.reloads();
  await visitor.presses('Continue');
  await visitor.find('heading', 'Invoice');
  await toCard();
  await visitor.entersCard('4242424242424242');
  await visitor.pressesMatching(/^Pay £/);
  await visitor.sees(paymentMessages.card);
  const applications = (await here.product.listed(routes.enquiries)).filter(({ reference }) => /^EX/.test(reference));
  expect(applications).toMatchObject([{ paid: true }]);
  await holdsNothing(visitor);
});

releaseTest('a closed tab loses nothing, even what was typed last', async () => {
  const visitor = await here.visitor();
  await begins(visitor);
  await visitor.types('Why do you come?', 'To see the library');
  await savedHere(visitor);
  const next = await visitor.opensTab();
  await visitor.page.close();
  await next.opens('/open-day');
  await next.presses('Continue');
  await next.find('heading', 'The day');
  expect(await next.valueOf('Why do you come?')).toBe('To see the library');
  await next.presses('Back');
  expect(await next.valueOf('First name')).toBe('Zoë-of-Łódź');
  expect(next.complaints).toEqual([]);
});

releaseTest('a server that dies while one types loses nothing', async () => {
  const visitor = await here.visitor();
  visitor.forgives(/ERR_CONNECTION_REFUSED/, /Failed to load resource/);
  await begins(visitor);
  await here.product.kill();
  await visitor.types('Why do you come?', 'The server was down');
  await savedHere(visitor);
  await here.product.restart();
  await visitor.reloads();
  await visitor.presses('Continue');
  await visitor.find('heading', 'The day');
  expect(await visitor.valueOf('Why do you come?')).toBe('The server was down');
  await here.product.kill();
  await visitor.presses('Continue');
  await visitor.presses('Submit');
  await visitor.sees(WAITING_SUBMISSION.message);
  await here.product.restart();
  const isSent = async () => (await visitor.text()).includes('Your reference is');
  await visitor.eventually(isSent, 'the form to be sent', 40_000);
});

releaseTest('the browser holds ciphertext only, and nothing once the form is sent', async () => {
  const visitor = await here.visitor();
  await begins(visitor);
  await visitor.types('Why do you come?', 'Something private');
  await savedHere(visitor);
  await visitor.reloads();
  const before = await entered(visitor);
  expect(before).toContain('forms-drafts');
  expect(before).not.toMatch(/Zoë|Łódź|private|firstName/);
  await visitor.presses('Continue');
  await visitor.types('Why do you come?', 'Something private');
  await visitor.presses('Continue');
  await visitor.presses('Submit');
  await visitor.sees('Your reference is');
  await holdsNothing(visitor);
  await visitor.opens('/open-day');
  await visitor.find('heading', 'About you');
  expect(await visitor.valueOf('First name')).toBe('');
});

releaseTest('nothing is left in the browser once the form is cleared, nor after starting again', async () => {
  const visitor = await here.visitor();
  await begins(visitor);
  await visitor.presses('Clear');
  await visitor.presses('Yes');
  await visitor.find('heading', 'About you');
  await holdsNothing(visitor);
  await begins(visitor);
  await visitor.reloads();
  await visitor.presses('Start again');
  await visitor.find('heading', 'About you');
  await holdsNothing(visitor);
});

releaseTest('signing out takes unfinished forms with it', async () => {
  const visitor = await here.visitor();
  await begins(visitor);
  await visitor.opens(await here.product.loginLink());
  await visitor.find('heading', 'Enquiries');
  expect(await entered(visitor)).toContain('forms-drafts');
  visitor.forgives(/401/);
  await visitor.presses('Sign out');
  await holdsNothing(visitor);
});

releaseTest('a link goes on with the answers on another device, and works until the form is sent', async () => {
  const visitor = await here.visitor(phone);
  await begins(visitor);
  await visitor.types('Why do you come?', 'On the way');
  await visitor.presses('Finish later');
  const link = await visitor.valueOf('Your link');
  expect(link).toMatch(new RegExp(`^${here.product.address}/open-day/[\\w-]{22}$`));
  await visitor.types('Email address', 'zoe@example.org');
  await visitor.presses('Email me the link');
  await visitor.sees('The link is on its way to zoe@example.org.');
  const mailed = await letteredLink(here.product, visitor, 'zoe@example.org');
  expect(mailed).toBe(link);
  expect(await visitor.barriers()).toEqual([]);
  expect(await visitor.overflows()).toBe(false);
  await visitor.pictures('finish-later');
  await visitor.presses('Done');
  await visitor.eventually(async () => (await visitor.focused()) === 'Finish later', 'the focus to be where it was');

  const elsewhere = await here.visitor();
  await elsewhere.opens(mailed);
  await elsewhere.find('heading', 'The day');
  expect(await elsewhere.valueOf('Why do you come?')).toBe('On the way');
  await elsewhere.types('Why do you come?', 'At home');
  await elsewhere.presses('Continue');
  await elsewhere.presses('Submit');
  await elsewhere.sees('Your reference is');
  await holdsNothing(elsewhere);

  const late = await here.visitor();
  late.forgives(/404/, /410/);
  await late.opens(link);
  await late.sees('Your reference is');
  await late.opens(`/open-day/${'A'.repeat(22)}`);
  await late.sees('There are no answers behind this link.');
  expect(await late.barriers()).toEqual([]);
  await late.pictures('draft-lost');
  await late.presses('Ask for help');
  await late.sees('A link without answers');
  await late.find('textbox', 'Message');
  await late.presses('Go back');
  await late.presses('Open the form');
  await late.find('heading', 'About you');
});

releaseTest('a form that an Admin changes meanwhile is finished as it was begun', async () => {
  const visitor = await here.visitor();
  await begins(visitor, 'changing', 'Version one');
  await here.product.changes('changing', openDay('What brings you here?'));
  await visitor.reloads();
  await visitor.presses('Continue');
  await visitor.types('Why do you come?', 'The old question');
  await visitor.presses('Continue');
  await visitor.presses('Submit');
  await visitor.sees('Your reference is');

  const [enquiry] = (await here.product.listed(routes.enquiries)).filter(({ formSlug }) => formSlug === 'changing');
  expect(await here.product.asStaff(routes.enquiry, { id: enquiry?.id ?? '' })).toMatchObject({
    formVersion: 1,
    pages: [{ values: { firstName: 'Version one' } }, { values: { why: 'The old question' } }],
  });
  await visitor.opens('/changing');
  await visitor.types('First name', 'Version two');
  await visitor.presses('Continue');
  await visitor.find('textbox', 'What brings you here?');
});

releaseTest('of two tabs the newest answers are kept, and the other’s can be taken over', async () => {
  const first = await here.visitor();
  const second = await first.opensTab();
  await second.opens('/two-tabs');
  await second.find('textbox', 'First name');
  await first.page.bringToFront();
  await begins(first, 'two-tabs', 'From the first');
  await second.page.bringToFront();
  await second.types('First name', 'From the second');
  await second.sees('You are filling in this form in another tab, too.');
  expect(await second.barriers()).toEqual([]);
  await second.pictures('draft-two-tabs');
  await second.presses('Take the other tab’s answers');
  await second.find('heading', 'The day');
  await second.presses('Back');
  expect(await second.valueOf('First name')).toBe('From the first');
  expect(second.complaints).toEqual([]);
});
