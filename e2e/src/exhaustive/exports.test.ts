import { routes } from '@forms/shared/contract';
import { journeys } from '../journeys/journey';
import { looksAround } from '../journeys/looksAround';
import { toPaymentMethods } from '../journeys/registration';

const here = journeys();
/** An application is gone through, and screens are looked at on the way. */
const WALK_MS = 240_000;

test(
  'staff see what a month holds, export it once, and download what an accounting program imports',
  async () => {
    const visitor = await here.visitor();
    await toPaymentMethods(visitor);
    await visitor.presses('Pay by bank transfer');
    await visitor.eventually(async () => (await here.product.listed(routes.invoices)).length > 0, 'the invoice');
    const [stored] = await here.product.listed(routes.invoices);
    if (!stored) throw new Error('No invoice was made');

    const member = await here.visitor();
    await member.opens(await here.product.loginLink());
    await member.follows('Exports');
    await member.find('heading', 'New to export');
    await member.sees('There is nothing to export in this period.');
    const day = stored.date;
    // This month: the one that is over is shown first.
    await member.page.select('select', `${day.slice(0, 7)}-01`);
    await member.sees('Trade debtors');
    const wrong = await looksAround(member, 'staff-exports-new');
    await member.presses('Export these');
    await member.sees('Batch 1 is exported. Its files stand below.');
    await member.sees('Everything of this period is exported already:');
    wrong.push(...(await looksAround(member, 'staff-exports-batch')));
    const url = (await member.addressesOf('link')).find((address) => address.endsWith('/exports/1/xero-sales/1')) ?? '';
    const csv = await member.page.evaluate(async (address) => (await fetch(address)).text(), url);
    expect(csv).toContain(stored.number);

    await member.presses('Edit codes');
    await member.find('dialog', 'Account codes');
    await member.rests();
    await member.presses('Usual codes of Sage 50');
    await member.types('Sage customer account', ' =1');
    await member.presses('Save');
    await member.sees('A code has 1 to 8 letters and digits');
    wrong.push(...(await looksAround(member, 'staff-exports-codes')));
    expect(wrong).toEqual([]);
  },
  WALK_MS,
);
