import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@forms/shared/contract';
import readWorkbook from 'read-excel-file/node';
import { downloadsOf } from '../journeys/downloadsOf';
import { journeys } from '../journeys/journey';
import { looksAround } from '../journeys/looksAround';
import { toPaymentMethods } from '../journeys/registration';
import type { Visitor } from '../visitor';

const here = journeys();
/** An application is gone through, and screens are looked at on the way. */
const WALK_MS = 240_000;

const folder = mkdtempSync(join(tmpdir(), 'owed-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The same in the order of every country, for the browser's own date field. */
const NEW_YEAR = '01012026';

async function isDueSinceNewYear(member: Visitor): Promise<void> {
  await member.presses('Edit details');
  const field = await member.page.waitForSelector('::-p-aria([name="Due date (optional)"])');
  await member.rests();
  await field?.focus();
  await member.page.keyboard.type(NEW_YEAR);
  await member.presses('Save');
  await member.eventually(async () => !(await member.has('dialog', 'Edit details')), 'the dialog to close');
}

/** Saves the list as Excel, and reads the first of its rows by a library of another make. */
async function firstInWorkbook(member: Visitor): Promise<unknown[]> {
  const downloaded = await downloadsOf(member, folder);
  await member.presses('Export');
  await member.page.locator('::-p-aria([name="Excel (.xlsx)"][role="menuitem"])').click();
  const [name, bytes] = await downloaded();
  expect(name).toBe('owed.xlsx');
  const [sheet] = await readWorkbook(bytes);
  return sheet?.data[1] ?? [];
}

const letterSaying = (words: string) => here.product.letters().filter((letter) => letter.includes(words));

test(
  'staff see who owes how much and since when, save it as Excel, pause a reminder by keyboard, send a statement, and record what comes',
  async () => {
    const visitor = await here.visitor();
    await toPaymentMethods(visitor);
    await visitor.presses('Pay by bank transfer');
    await visitor.eventually(async () => (await here.product.listed(routes.invoices)).length > 0, 'the invoice');
    const [stored] = await here.product.listed(routes.invoices);
    if (!stored) throw new Error('No invoice was made');

    const member = await here.visitor();
    await member.opens(await here.product.loginLink());
    await member.follows('Invoices');
    await member.follows(stored.number);
    await member.find('heading', `Invoice ${stored.number}`);
    await isDueSinceNewYear(member);
    await member.follows('What is owed');
    await member.find('heading', 'What is owed');
    await member.sees(stored.name);
    // On a usual screen nobody scrolls to see since when what is owed.
    await member.settles();
    expect(await member.has('group', 'Columns of Who pays')).toBe(false);
    const wrong = await looksAround(member, 'staff-owed');
    expect((await firstInWorkbook(member)).slice(0, 5)).toEqual([
      ...[stored.name, expect.stringContaining('@'), 1, stored.amount / 100, new Date('2026-01-01')],
    ]);

    await member.follows(stored.name);
    await member.find('heading', `Account of ${stored.name}`);
    await member.sees('1 Jan 2026');
    wrong.push(...(await looksAround(member, 'staff-payer')));
    const pause = await member.find('button', `Pause reminders for ${stored.number}`);
    await pause.focus();
    await member.page.keyboard.press('Enter');
    await member.find('dialog', `Pause reminders for ${stored.number}`);
    await member.presses('Pause');
    await member.sees('A reason is needed');
    wrong.push(...(await looksAround(member, 'staff-payer-pause')));
    await member.types('Reason', 'The grant comes in May');
    await member.page.keyboard.press('Tab');
    await member.presses('Pause');
    await member.sees('Paused for good');
    wrong.push(...(await looksAround(member, 'staff-payer-paused')));
    await member.presses(`Resume reminders for ${stored.number}`);
    await member.find('button', `Pause reminders for ${stored.number}`);

    await member.presses('Send what is open');
    await member.presses('Send');
    await member.sees('The letter is on its way.');
    await member.eventually(async () => letterSaying('open on your account').length === 1, 'the letter');
    expect(letterSaying('open on your account')[0]).toContain(stored.number);

    await member.follows('Statement for a period');
    await member.find('heading', `Statement of ${stored.name}`);
    await member.find('link', stored.number);
    wrong.push(...(await looksAround(member, 'staff-payer-statement')));
    await member.presses('Send by email');
    await member.presses('Send');
    await member.sees('The statement is on its way.');
    await member.eventually(async () => letterSaying('Your statement of account').length === 1, 'the statement');
    await member.page.goBack();

    await member.follows(`Record payment for ${stored.number}`);
    await member.find('dialog', 'Record a payment');
    // Fingers are slower than a dialog opens.
    await member.rests();
    await member.presses('Record');
    await member.eventually(
      async () => (await here.product.asStaff(routes.invoice, { id: stored.id })).owing === 0,
      'the payment',
    );
    await member.follows('What is owed');
    await member.sees('Nobody owes anything.');
    await member.follows('Reminders');
    await member.types('Days after it', '5, 20');
    await member.presses('Save days');
    await member.sees('Saved: reminders go on these days from now on');
    expect(wrong).toEqual([]);
  },
  WALK_MS,
);
