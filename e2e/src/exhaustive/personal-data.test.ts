import { REQUEST_HEADER, routes } from '@forms/shared/contract';
import { journeys } from '../journeys/journey';
import { looksAround } from '../journeys/looksAround';
import { toPaymentMethods } from '../journeys/registration';

const here = journeys();
/** An application is gone through, and screens are looked at on the way. */
const WALK_MS = 240_000;
const EMAIL = 'zoe@example.com';

test(
  'an administrator finds what is held of somebody, is told what goes and what the accounts keep, and erases it with a certificate',
  async () => {
    const visitor = await here.visitor();
    await toPaymentMethods(visitor);
    await visitor.presses('Pay by bank transfer');
    await visitor.eventually(async () => (await here.product.listed(routes.invoices)).length > 0, 'the invoice');
    const message = { firstName: 'Zoë', lastName: 'O’Brien', email: EMAIL, message: 'When?', page: '/' };
    await fetch(new URL('/content/contacts', here.product.address), {
      method: 'POST',
      headers: { [REQUEST_HEADER]: 'test', 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    const [enquiry] = await here.product.listed(routes.enquiries);
    const [invoice] = await here.product.listed(routes.invoices);
    if (!enquiry || !invoice) throw new Error('No application was made');

    const member = await here.visitor();
    await member.opens(await here.product.loginLink());
    await member.follows('Personal data');
    await member.find('heading', 'Personal data');
    await member.sees('Nothing has been erased yet.');
    await member.sees('Enquiries are kept for ever so far');
    const wrong = await looksAround(member, 'staff-personal-data');
    await member.presses('Preview and confirm');
    await member.find('dialog', 'How long are enquiries kept? All other forms');
    await member.rests();
    await member.presses('Show what goes');
    await member.sees('Nothing goes today');
    wrong.push(...(await looksAround(member, 'staff-retention')));
    await member.presses('Keep for 2 years');
    await member.sees('2 years after the last event');
    await member.presses('Find');
    await member.sees('Please enter an email address');
    await member.types('Email address', 'nobody@example.com');
    await member.presses('Find');
    await member.sees('Nothing is held of nobody@example.com');
    await member.types('Email address', EMAIL);
    await member.presses('Find');
    await member.sees(`The accounts keep ${invoice.number}`);
    await member.find('link', enquiry.reference);
    wrong.push(...(await looksAround(member, 'staff-personal-data-held')));

    await member.presses('Erase all of it');
    await member.find('dialog', `Erase what is held of ${EMAIL}?`);
    await member.rests();
    await member.presses('Erase');
    await member.sees(`Please type ${EMAIL}`);
    wrong.push(...(await looksAround(member, 'staff-personal-data-erase')));
    await member.types(`To erase it for good, type ${EMAIL}`, EMAIL);
    await member.presses('Erase');
    await member.sees('It is erased');
    await member.eventually(async () => !(await member.has('link', enquiry.reference)), 'the page to be empty');
    wrong.push(...(await looksAround(member, 'staff-personal-data-erased')));
    await member.follows('The certificate');
    await member.find('heading', 'Certificate of erasure');
    await member.sees(invoice.number);
    wrong.push(...(await looksAround(member, 'staff-erasure')));
    expect(wrong).toEqual([]);

    expect(await here.product.asStaff(routes.enquiry, { id: enquiry.id })).toMatchObject({ name: 'Erased', email: '' });
    expect(await here.product.asStaff(routes.invoice, { id: invoice.id })).toMatchObject({
      number: invoice.number,
      amount: invoice.amount,
    });
    expect(await here.product.listed(routes.contacts)).toEqual([]);
  },
  WALK_MS,
);
