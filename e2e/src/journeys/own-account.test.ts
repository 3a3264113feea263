import { SUBMITTED } from '@forms/shared/contract';
import { phone } from '../visitor';
import { referenceOn } from './applicationLetters';
import { journeys } from './journey';
import { toPaymentMethods } from './registration';
import { openDay } from './staffWork';

const here = journeys();
beforeAll(() => here.product.makes(openDay));

test('a candidate with an account finds what they have sent, and opens it', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/open-day');
  await visitor.types('First name', 'Zoë');
  await visitor.types('Email address', 'zoe.hall@example.com');
  await visitor.presses('Submit');
  await visitor.sees(SUBMITTED.message);
  const reference = await referenceOn(visitor);

  const candidate = await here.visitor();
  const person = { name: 'Zoë Hall', email: 'zoe.hall@example.com', roles: ['Candidate' as const] };
  await candidate.opens(await here.product.linkFor(person));
  await candidate.follows('My applications');
  await candidate.sees(`${reference}, sent on`);
  expect(await candidate.barriers()).toEqual([]);
  await candidate.pictures('own-applications-1440');
  await candidate.page.setViewport(phone);
  expect(await candidate.overflows()).toBe(false);
  expect(await candidate.barriers()).toEqual([]);
  await candidate.pictures('own-applications-375');
  await candidate.presses(`Open ${reference}`);
  await candidate.sees(`Your reference is ${reference}`);
  expect(/\/application#[\w-]{43}$/.test(candidate.page.url())).toBe(true);
});

test('a payer with an account sees the invoice of what they sent without opening it, and what the college shared, in both languages', async () => {
  const visitor = await here.visitor();
  await toPaymentMethods(visitor);
  await visitor.presses('Pay by bank transfer');
  await visitor.sees('Your reference is');
  const reference = await referenceOn(visitor);
  const link = new URL(visitor.page.url()).hash.slice(1);
  const document = await here.product.sendsDocument(link, 'photo-id');
  await here.product.shows(document);

  const payer = await here.visitor();
  const person = { name: 'Ana Hall', email: 'zoe@example.com', roles: ['User' as const] };
  await payer.opens(await here.product.linkFor(person));
  await payer.follows('My applications');
  await payer.sees(`${reference}, sent on`);
  await payer.sees('Invoice INV-');
  await payer.follows('My files');
  await payer.sees('passport.pdf');
  expect(await payer.text()).not.toMatch(/\b(Locked|Visible)\b/);
  expect(await payer.barriers()).toEqual([]);

  await payer.opens('/staff/my-applications?campus=lisbon');
  await payer.find('heading', 'As minhas candidaturas');
  await payer.sees(`${reference}, enviada em`);
  await payer.sees('Pedido de pagamento INV-');
  await payer.sees('a pagar até');
  expect(await payer.barriers()).toEqual([]);
  await payer.pictures('own-applications-portuguese');
  await payer.presses(`Abrir ${reference}`);
  await payer.sees(`A sua referência é ${reference}`);
});
