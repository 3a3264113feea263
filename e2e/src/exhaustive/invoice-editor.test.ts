import { MISSING_DUE_DATE, paymentMessages, routes } from '@forms/shared/contract';
import type { KeyInput } from 'puppeteer';
import { journeys } from '../journeys/journey';
import { looksAround } from '../journeys/looksAround';
import { toPaymentMethods } from '../journeys/registration';
import type { Visitor } from '../visitor';

const here = journeys();

async function signsIn(): Promise<Visitor> {
  const member = await here.visitor();
  await member.opens(await here.product.loginLink());
  return member;
}

const widths = [375, 768, 1440] as const;
/** Many screens are looked at on the way. */
const WALK_MS = 240_000;

/** The same in the order of every country, for the browser's own date field. */
const ELEVENTH_OF_NOVEMBER = '11112027';

async function entersDueDate(member: Visitor, keys: KeyInput[]): Promise<void> {
  await member.presses('Edit details');
  const field = await member.page.waitForSelector('::-p-aria([name="Due date (optional)"])');
  // Fingers are slower than a dialog opens: keys that come while it does find the year begun anew.
  await member.rests();
  await field?.focus();
  for (const key of keys) await member.page.keyboard.press(key);
  await member.presses('Save');
  await member.eventually(async () => !(await member.has('dialog', 'Edit details')), 'the dialog to close');
}

test(
  'staff credit an invoice, replace it by a draft with other lines, and book it when its transfer has arrived',
  async () => {
    const visitor = await here.visitor();
    await toPaymentMethods(visitor);
    await visitor.presses('Pay by bank transfer');
    await visitor.sees(paymentMessages.bacs);

    const member = await signsIn();
    member.forgives(/422/);
    await member.follows('Invoices');
    await member.find('heading', 'Invoices');
    const [stored] = await here.product.listed(routes.invoices);
    if (!stored) throw new Error('No invoice was made');
    const errors = await looksAround(member, 'staff-invoices', widths);
    await member.follows(stored.number);
    await member.find('heading', `Invoice ${stored.number}`);
    await member.sees('Certificate postage fee');
    errors.push(...(await looksAround(member, 'staff-invoice', widths)));

    await member.presses('Credit');
    await member.sees('What is taken off');
    await member.types('Certificate postage fee', '100');
    await member.types('Reason', 'Collects it');
    await member.sees('£100.00 is taken off');
    errors.push(...(await looksAround(member, 'staff-invoice-credit', widths)));
    await member.presses('Issue credit note');
    await member.sees('Collects it, ');
    errors.push(...(await looksAround(member, 'staff-invoice-credited', widths)));
    expect(await here.product.asStaff(routes.invoice, { id: stored.id })).toMatchObject({
      amount: stored.amount,
      owing: stored.amount - 10_000,
    });

    await member.presses('Replace');
    await member.sees('Nothing changes for who pays until you make that unpaid.');
    await member.presses('Yes');
    await member.find('heading', `Draft for ${stored.number}`);
    await member.sees('Certificate postage fee');
    await member.presses('Add item');
    await member.types('Description', 'Clerical re-check');
    await member.types('Cost', '£11.50');
    errors.push(...(await looksAround(member, 'staff-invoice-item', widths)));
    const dialog = await member.find('dialog', 'Add item');
    expect((await dialog.boundingBox())?.height).toBeLessThan(800);
    await member.presses('Add');
    await member.find('button', 'Edit Clerical re-check');
    const old = await here.product.asStaff(routes.invoice, { id: stored.id });
    const id = old.replacedBy?.id ?? '';
    expect((await here.product.asStaff(routes.invoice, { id })).amount).toBe(stored.amount - 10_000 + 1150);

    await member.presses('Delete Certificate postage fee');
    await member.sees('Are you sure you wish to delete this item?');
    await member.presses('Yes');
    await member.eventually(
      async () => !(await member.has('button', 'Delete Certificate postage fee')),
      'the fee to go',
    );
    const credited = `Delete ${old.creditNotes[0]?.number}: Certificate postage fee`;
    await member.presses(credited);
    await member.presses('Yes');
    await member.eventually(async () => !(await member.has('button', credited)), 'what was credited to go');
    await member.presses('Make final');
    await member.presses('Make unpaid');
    await member.sees('That one is credited wholly');
    errors.push(...(await member.barriers()));
    await member.presses('Yes');
    await member.sees('It replaced');
    const issued = await here.product.asStaff(routes.invoice, { id });
    expect(issued).toMatchObject({ status: 'unpaid', amount: stored.amount - 10_000 + 1150 });
    errors.push(...(await looksAround(member, 'staff-invoice-issued', widths)));

    await member.sees('I have read and accept the general terms and conditions.');
    await member.presses('Add instalment plan');
    await member.sees('Instalment 3');
    errors.push(...(await looksAround(member, 'staff-invoice-plan', widths)));
    await member.presses('Save');
    await member.sees('Clear plan');
    const { amount, instalmentPlan } = await here.product.asStaff(routes.invoice, { id });
    expect(instalmentPlan?.map((each) => each.amount).reduce((sum, each) => sum + each)).toBe(amount);
    errors.push(...(await looksAround(member, 'staff-invoice-planned', widths)));

    await entersDueDate(member, ['Backspace', 'ArrowRight', 'Backspace', 'ArrowRight', 'Backspace']);
    await member.presses('Generate PDF');
    await member.sees(MISSING_DUE_DATE.message);
    errors.push(...(await member.barriers()));
    await member.presses('OK');
    // Gone, it gives the focus back to where it was.
    await member.eventually(async () => !(await member.has('dialog', MISSING_DUE_DATE.title)), 'the popup to close');
    await entersDueDate(member, [...ELEVENTH_OF_NOVEMBER] as KeyInput[]);
    await member.sees('11th November 2027');
    await member.presses('Generate PDF');
    await member.find('link', `Open ${issued.number}.pdf`);
    errors.push(...(await looksAround(member, 'staff-invoice-pdf', widths)));

    await member.presses('Record payment');
    await member.sees('As it stands on the bank statement.');
    await member.types('Amount', '100');
    errors.push(...(await looksAround(member, 'staff-invoice-receipt', widths)));
    await member.presses('Record');
    await member.find('button', 'Undo Bank transfer, £100.00');
    expect(await here.product.asStaff(routes.invoice, { id })).toMatchObject({
      received: 10_000,
      owing: amount - 10_000,
      status: 'unpaid',
    });
    errors.push(...(await looksAround(member, 'staff-invoice-part-paid', widths)));

    await member.presses('Make booked');
    await member.sees('Its places are then taken');
    await member.presses('Yes');
    await member.eventually(
      async () => (await here.product.asStaff(routes.invoice, { id })).status === 'booked',
      'the booking',
    );
    errors.push(...(await looksAround(member, 'staff-invoice-closed', widths)));
    expect(errors).toEqual([]);
  },
  WALK_MS,
);

test(
  'staff give part of a card payment back and cancel the invoice; the card’s bank sends the refund back, and that is work for them',
  async () => {
    const visitor = await here.visitor();
    await toPaymentMethods(visitor);
    await visitor.presses('Pay by card');
    await visitor.sees('no money moves');
    // A card whose bank sends refunds back.
    await visitor.entersCard('4000000000005126');
    await visitor.pressesMatching(/^Pay £/);
    await visitor.sees(paymentMessages.card);

    const member = await signsIn();
    await member.follows('Enquiries');
    const paid = (await here.product.listed(routes.enquiries)).find((enquiry) => enquiry.paid);
    if (!paid) throw new Error('No enquiry was paid');
    await member.follows(paid.reference);
    await member.sees('Paid by card');
    const errors = await looksAround(member, 'staff-enquiry-payment', widths);

    await member.presses('Refund');
    await member.types('Amount', '75');
    await member.types('Reason', 'One exam fewer');
    errors.push(...(await looksAround(member, 'staff-refund', widths)));
    await member.presses('Make refund');
    await member.sees('Refund £75.00 to');
    await member.presses('Yes');
    await member.sees('Refunded');

    await member.presses('Cancel invoice');
    await member.types('Reason', 'Withdrawn by the candidate');
    errors.push(...(await looksAround(member, 'staff-cancellation', widths)));
    await member.presses('Cancel the invoice');
    await member.sees('This can’t be undone.');
    await member.presses('Yes');
    await member.sees('Withdrawn by the candidate');
    await member.eventually(
      async () => (await here.product.asStaff(routes.enquiry, { id: paid.id })).refunded === 0,
      'the refund to fail',
    );
    await member.opens('/staff/home');
    await member.sees('Refund failed');
    errors.push(...(await looksAround(member, 'staff-home-refund-failed', widths)));
    await member.follows(paid.name);
    await member.sees('Refund of £75.00: failed');
    errors.push(...(await looksAround(member, 'staff-invoice-refund-failed', widths)));
    expect(errors).toEqual([]);
  },
  WALK_MS,
);
