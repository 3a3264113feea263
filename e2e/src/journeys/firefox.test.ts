import { createHash } from 'node:crypto';
import { paymentMessages, routes } from '@forms/shared/contract';
import { releaseTest } from '@forms/shared/testing/release-test';
import puppeteer, { type Browser } from 'puppeteer';
import { findFirefox } from '../../findFirefox';
import { Product } from '../product';
import { desktop, phone, Visitor } from '../visitor';
import { toPaymentMethods } from './registration';
import { smallPdf } from './smallPdf';

const HASH_OF_NOTHING = createHash('sha384').digest('base64').replaceAll('+', '\\+');

let product: Product;
let firefox: Browser;
beforeAll(async () => {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('Firefox is not installed (on Debian: apt-get install firefox-esr)');
  [product, firefox] = await Promise.all([Product.start(), puppeteer.launch({ browser: 'firefox', executablePath })]);
});
afterAll(async () => {
  await firefox?.close();
  await product?.stop();
});

/** Somebody with a Firefox, whose journey ends without a complaint of the page. */
async function inFirefox(journey: (visitor: Visitor) => Promise<void>, viewport = desktop): Promise<void> {
  const visitor = await Visitor.arrive(firefox, product.address, viewport);
  // Firefox knows no Trusted Types, and says so; what it was fetching when a page is left, it compares as empty.
  visitor.forgives(/require-trusted-types-for|trusted-types/, new RegExp(`computed hash is “${HASH_OF_NOTHING}`));
  await journey(visitor);
  expect(visitor.complaints).toEqual([]);
  await visitor.leaves();
}

test('in Firefox a candidate registers for an exam, up to a callback', async () => {
  await inFirefox(async (visitor) => {
    await toPaymentMethods(visitor);
    await visitor.presses('Request a callback');
    await visitor.sees(paymentMessages.callback);
  });
  expect(await product.listed(routes.enquiries)).toHaveLength(1);
});

releaseTest('in Firefox on a phone a message is sent from the contact form', () =>
  inFirefox(async (visitor) => {
    await visitor.opens('/');
    await visitor.find('heading', 'What we do');
    await visitor.opens('/contact-us/');
    await visitor.types('First name', 'Inês');
    await visitor.types('Last name', 'Sá');
    await visitor.types('Email address', 'ines@example.com');
    await visitor.types('Message', 'When can I sit the exam?');
    await visitor.presses('Submit');
    await visitor.sees('Thank you. Your information has been successfully submitted.');
  }, phone),
);

releaseTest('in Firefox a visitor reads a PDF that was shared', async () => {
  const id = await product.shares('timetable.pdf', smallPdf([{ text: 'Summer timetable' }]), 'application/pdf');
  await inFirefox(async (visitor) => {
    await visitor.opens(`/file/${id}`);
    await visitor.sees('Summer timetable');
  });
});

releaseTest(
  'in Firefox staff sign in, read an enquiry, the invoices, the files and the forms, and sign out',
  async () => {
    const [{ reference } = { reference: '' }] = await product.listed(routes.enquiries);
    await inFirefox(async (member) => {
      await member.opens(await product.loginLink());
      await member.find('heading', 'Home');
      await member.follows('Enquiries');
      await member.sees('Zoë');
      await member.follows(reference);
      await member.find('heading', 'Answers');
      for (const page of ['invoices', 'files', 'forms']) {
        await member.opens(`/staff/${page}`);
        await member.find('heading', page[0]?.toUpperCase() + page.slice(1));
      }
      await member.presses('Sign out');
      await member.sees('What we do');
    });
  },
);
