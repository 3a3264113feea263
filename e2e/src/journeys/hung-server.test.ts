import { type FormDefinition, routes } from '@forms/shared/contract';
import { pageClock } from '../pageClock';
import type { Visitor } from '../visitor';
import { journeys } from './journey';

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

const says = async (visitor: Visitor, phrase: string) => (await visitor.text()).includes(phrase);

test('with a server that takes calls and answers none each step goes on, the page says what it waits for, and the form is sent once', async () => {
  const visitor = await here.visitor();
  const clock = await pageClock(visitor.page);
  // What waits to send forms, and what the page would report of it, come no further either.
  visitor.forgives(/Outbox|TimeoutError|signal timed out|net::ERR/);
  /** Time passes for the page, a second after the other, until it says that. */
  const waitsFor = (phrase: string) =>
    visitor.eventually(async () => {
      if (await says(visitor, phrase)) return true;
      await clock.passes(1_000);
      return false;
    }, `“${phrase}”`);

  await visitor.opens('/visit');
  await visitor.types('First name', 'Zoë');
  await visitor.types('Email address', 'zoe@example.org');
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
