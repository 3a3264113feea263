import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer';
import { journeys } from '../journeys/journey';
import { looksAround } from '../journeys/looksAround';
import { fillRegistration } from '../journeys/registration';
import type { Visitor } from '../visitor';

const here = journeys();
/** A form is gone through, and screens are looked at on the way. */
const WALK_MS = 180_000;

const head = 'Board,Level,Specification,Subject,Code,Option,Papers,Board fee,Centre charge';
const higher = (fee: string) => `AQA,GCSE,8300,Mathematics,8300H,Higher tier,8300/1H 8300/2H 8300/3H,${fee},180.00`;
const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));

async function chooses(member: Visitor, name: string, rows: readonly string[]): Promise<void> {
  const path = join(folder, name);
  writeFileSync(path, [head, ...rows].join('\r\n'));
  const input = await member.page.waitForSelector('input[type=file]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
}

test(
  'staff import the new fees after they have seen what changes, mend one by hand, and the next candidate sees the new price',
  async () => {
    const member = await here.visitor();
    await member.opens(await here.product.loginLink());
    await member.follows('Exam catalogue');
    await member.sees('J247F');
    const wrong = await looksAround(member, 'staff-catalogue-full');

    await member.presses('Import a file');
    await chooses(member, 'wrong.csv', [higher('-5'), higher('52.50')]);
    await member.sees('Line 2, Board fee: At least £0.00.');
    wrong.push(...(await looksAround(member, 'staff-catalogue-wrong')));
    await chooses(member, 'fees.csv', [higher('52.50')]);
    await member.find('button', 'Make this change');
    wrong.push(...(await looksAround(member, 'staff-catalogue-import')));
    await member.presses('Make this change');
    await member.sees('0 added, 1 changed, 0 retired.');

    await member.presses('Close');
    await member.page.locator('::-p-aria([role="searchbox"])').fill('8300H');
    await member.sees('1 to 1 of 1');
    await member.presses('Actions for Mathematics');
    await member.presses('Edit', 'menuitem');
    await member.sees('A candidate pays £232.50.');
    await member.rests();
    await member.types('Centre charge', '190');
    wrong.push(...(await looksAround(member, 'staff-catalogue-edit')));
    await member.presses('Save');
    await member.sees('£242.50');
    await member.presses('Actions for Mathematics');
    await member.presses('History', 'menuitem');
    await member.sees('from fees.csv');
    await member.rests();
    wrong.push(...(await looksAround(member, 'staff-catalogue-history')));

    const candidate = await here.visitor();
    await candidate.opens('/exam-fees');
    await candidate.sees('£242.50');
    wrong.push(...(await looksAround(candidate, 'exam-fees')));
    await fillRegistration(candidate, 'Exams');
    await candidate.chooses('Exams only');
    await candidate.presses('Add exam');
    await candidate.eventually(async () => (await candidate.focused()) === 'Search for an exam', 'the search');
    await candidate.page.keyboard.type('maths higher aqa summer');
    await candidate.sees('£242.50');
    expect(wrong).toEqual([]);
  },
  WALK_MS,
);
