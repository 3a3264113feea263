import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Invoice, routes } from '@forms/shared/contract';
import type { ElementHandle } from 'puppeteer';
import { journeys } from '../journeys/journey';
import { looksAround } from '../journeys/looksAround';
import { toPaymentMethods } from '../journeys/registration';
import type { Visitor } from '../visitor';

const here = journeys();
/** Three applications and two files are gone through, and looked at on the way. */
const WALK_MS = 300_000;

/** An invoice that a visitor will pay by transfer. */
async function invoiceByTransfer(known: readonly Invoice[]): Promise<Invoice> {
  const visitor = await here.visitor();
  await toPaymentMethods(visitor);
  await visitor.presses('Pay by bank transfer');
  await visitor.eventually(
    async () => (await here.product.listed(routes.invoices)).length > known.length,
    'the invoice',
  );
  const made = (await here.product.listed(routes.invoices)).find(({ id }) => known.every((each) => each.id !== id));
  if (!made) throw new Error('No invoice was made');
  return here.product.asStaff(routes.invoice, { id: made.id });
}

const folder = mkdtempSync(join(tmpdir(), 'statements-'));
function fileOf(name: string, rows: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, ['Date,Description,Amount', ...rows].join('\r\n'));
  return path;
}
const pounds = (pence: number) => (pence / 100).toFixed(2);

async function chooses(member: Visitor, path: string): Promise<void> {
  const input = await member.page.waitForSelector('input[type=file]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
}

test(
  'staff import a statement in two files that overlap, split a transfer over two siblings, and book what they are shown, by keyboard',
  async () => {
    const one = await invoiceByTransfer([]);
    const two = await invoiceByTransfer([one]);
    const both = `26/01/2026,FAMILY MELO EXAMS,${pounds(one.amount + two.amount)}`;
    const first = fileOf('january.csv', ['25/01/2026,STRIPE PAYMENTS UK,1234.56', '25/01/2026,RENT,-5.00', both]);
    const second = fileOf('more.csv', [both, '26/01/2026,COFFEE,-2.00', '27/01/2026,COFFEE,-2.00']);

    const member = await here.visitor();
    await member.opens(await here.product.loginLink());
    await member.follows('Bank statements');
    await member.find('heading', 'Import a statement');
    await chooses(member, first);
    await member.sees('Which bank account is this statement of?');
    const wrong = await looksAround(member, 'staff-statement-asked');
    await member.types('Account', 'Current account');
    await member.page.keyboard.press('Enter');
    await member.find('button', 'Add 3 new rows');
    wrong.push(...(await looksAround(member, 'staff-statement-read')));
    await member.presses('Add 3 new rows');
    await member.sees('3 new rows added, 0 known already.');

    await chooses(member, second);
    await member.sees('1 known already');
    await member.presses('Add 2 new rows');
    await member.sees('2 new rows added, 1 known already.');
    await chooses(member, first);
    await member.sees('Nothing new to add');

    const invoices = await member.find(
      'button',
      `Choose invoices for ${`£${((one.amount + two.amount) / 100).toFixed(2)}`} of 26th January 2026`,
    );
    await invoices.focus();
    await member.page.keyboard.press('Enter');
    for (const { number } of [one, two]) {
      await member.types('Find an invoice (optional)', number);
      const add = await member.find('button', `Add ${number}`);
      await add.focus();
      await member.page.keyboard.press('Enter');
    }
    wrong.push(...(await looksAround(member, 'staff-statement-split')));
    const choose = await member.find('button', 'Choose');
    await choose.focus();
    await member.page.keyboard.press('Enter');
    await member.eventually(async () => !(await member.text()).includes('Find an invoice'), 'the dialog to close');
    wrong.push(...(await looksAround(member, 'staff-statement-rows')));
    const book = await member.find('button', 'Book 1 row');
    await book.focus();
    await member.page.keyboard.press('Enter');
    await member.sees('1 row booked');
    for (const { id, amount } of [one, two]) {
      const paid = await here.product.asStaff(routes.invoice, { id });
      expect(paid).toMatchObject({ status: 'paid', received: amount, owing: 0, surplus: 0 });
      expect(paid.entries).toHaveLength(1);
    }
    await member.presses('Card payouts 1');
    await member.sees('They are never matched to an invoice.');
    // The page is shorter now: what stands under the mouse has moved.
    await member.settles();
    await member.presses('Booked 1');
    await member.sees(two.number);
    wrong.push(...(await looksAround(member, 'staff-statement-booked')));
    await member.opens(`/staff/invoice/${one.id}`);
    await member.sees('FAMILY MELO EXAMS');
    expect(wrong).toEqual([]);
  },
  WALK_MS,
);
