import { CONTACT_FASTEST_MS, CONTACT_THANKS, paymentMessages } from '@forms/shared/contract';
import { measureFirstLoad } from '../first-load/firstLoad';
import { journeys } from './journey';
import { toPaymentMethods } from './registration';
import { smallPdf } from './smallPdf';

// The same contract, linked into one build: nobody who uses it can tell, but that nothing comes from a remote.
const here = journeys({ ONE_BUNDLE: 'true' });

test('a candidate registers for exams, up to a callback about the invoice', async () => {
  const visitor = await here.visitor();
  await toPaymentMethods(visitor);
  await visitor.presses('Request a callback');
  await visitor.sees(paymentMessages.callback);
  expect(await visitor.barriers()).toEqual([]);
});

test('a message is sent from the contact form', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/contact-us/');
  await visitor.types('First name', 'Inês');
  await visitor.types('Last name', 'Sá');
  await visitor.types('Email address', 'ines@example.com');
  await visitor.types('Message', 'When can I sit the exam?');
  await new Promise((resolve) => setTimeout(resolve, CONTACT_FASTEST_MS));
  await visitor.presses('Submit');
  await visitor.sees(CONTACT_THANKS);
});

test('a PDF is read in the viewer, and staff see the list of files', async () => {
  const id = await here.product.upload('paper.pdf', smallPdf([{ text: 'A certificate' }]), 'application/pdf');
  const member = await here.visitor();
  await member.opens(await here.product.loginLink());
  await member.find('heading', 'Home');
  await member.opens(`/file/${id}`);
  await member.sees('A certificate');
  await member.opens('/staff/files');
  await member.sees('paper');
});

test('nothing of federation comes along, and no remote is asked for', async () => {
  const { scripts } = await measureFirstLoad(here.browser, here.product.address);
  for (const [address] of scripts) {
    expect(address).not.toMatch(/remote/i);
    const code = await (await fetch(here.product.address + address)).text();
    expect(code).not.toMatch(/__FEDERATION__|RUNTIME-00\d/);
  }
});
