import { paymentMessages, routes } from '@forms/shared/contract';
import { phone, type Visitor } from '../visitor';
import { journeys } from './journey';
import { fillRegistration } from './registration';

const here = journeys();

const declarations = ['given in good faith', 'general terms', 'public examinations'];

async function toPaymentMethods(visitor: Visitor) {
  await fillRegistration(visitor);
  await visitor.sees('Total payable');
  await visitor.presses('Book and pay now');
  for (const words of declarations) await visitor.ticksMatching(words);
  await visitor.presses('Payment methods');
}

async function onlyEnquiry() {
  const enquiries = await here.product.asStaff(routes.enquiries);
  const newest = enquiries.find(({ email }) => email === 'zoe@example.com');
  if (!newest) throw new Error('No enquiry was stored');
  return newest;
}

test('a candidate registers and asks for a callback', async () => {
  const visitor = await here.visitor();
  await toPaymentMethods(visitor);
  await visitor.presses('Request a callback');
  await visitor.sees(paymentMessages.callback);
  const stored = await onlyEnquiry();
  await visitor.sees(stored.reference);
  expect(stored).toMatchObject({ paymentMethod: 'callback', paid: false, name: 'Zoë O’Brien-Łukasz' });

  const member = await here.visitor();
  await member.opens(await here.product.loginLink());
  await member.follows('Enquiries');
  await member.follows(stored.reference);
  await member.sees('12 Broad Street');
  await member.sees('GCSE Mathematics');
  await member.pictures('staff-enquiry');
  expect(await member.barriers()).toEqual([]);
});

test('a candidate registers on a phone and pays by bank transfer', async () => {
  const visitor = await here.visitor(phone);
  await toPaymentMethods(visitor);
  await visitor.presses('Pay by bank transfer');
  await visitor.sees(paymentMessages.bacs);
  expect(await onlyEnquiry()).toMatchObject({ paymentMethod: 'bacs', paid: false });
});

test('a candidate is declined, then pays by another card', async () => {
  const visitor = await here.visitor();
  visitor.forgives(/402 \(Payment Required\)/);
  await toPaymentMethods(visitor);
  await visitor.presses('Pay by card');
  await visitor.sees('no money moves');
  await visitor.entersCard('4000000000000002');
  await visitor.pressesMatching(/^Pay £/);
  await visitor.sees('Your card was declined');
  expect(await onlyEnquiry()).toMatchObject({ paymentMethod: 'card', paid: false });

  await visitor.entersCard('4242424242424242');
  await visitor.pressesMatching(/^Pay £/);
  await visitor.sees(paymentMessages.card);
  expect(await onlyEnquiry()).toMatchObject({ paymentMethod: 'card', paid: true });
});
