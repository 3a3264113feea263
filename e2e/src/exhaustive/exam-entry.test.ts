import { EXAM_ENTERED_ALREADY, PAPERS_NOT_FOUND } from '@forms/shared/contract';
import type { HTTPRequest } from 'puppeteer';
import { entersOn, tabsTo } from '../journeys/byKeyboard';
import { journeys } from '../journeys/journey';
import { fillRegistration } from '../journeys/registration';
import { phone, type Visitor } from '../visitor';

const here = journeys();

/** Types the beginning of a choice into the select of that label, once it offers it. */
async function choosesByKeys(visitor: Visitor, label: string, beginning: string): Promise<void> {
  const select = await visitor.find('combobox', label);
  const offers = () =>
    select.evaluate(
      (element, wanted) => [...(element as HTMLSelectElement).options].some(({ text }) => text.startsWith(wanted)),
      beginning,
    );
  await visitor.eventually(offers, `“${label}” to offer ${beginning}`);
  await tabsTo(visitor, label);
  await visitor.page.keyboard.type(beginning);
}

async function choosesMaths(visitor: Visitor): Promise<void> {
  await entersOn(visitor, 'Add exam');
  await visitor.find('dialog', 'Add exam');
  await choosesByKeys(visitor, 'Series', 'Summer');
  await choosesByKeys(visitor, 'Level', 'GCSE');
  await choosesByKeys(visitor, 'Board', 'AQA');
  await choosesByKeys(visitor, 'Subject', 'Mathematics');
  await visitor.find('button', 'Select papers');
}

/** Ticks the papers of the higher tier, those that are not ticked yet. */
async function ticksHigherTier(visitor: Visitor): Promise<void> {
  for (const paper of [/8300\/1H/, /8300\/2H/, /8300\/3H/]) await ticks(visitor, paper);
  await entersOn(visitor, 'Select');
  // Until the dialog has closed it may still take the focus back to where it was opened from.
  await visitor.eventually(async () => (await visitor.focused()) === 'Change papers', 'the focus to come back');
}

/** A dialog that is still opening takes the focus once more: then the key has not reached the box. */
async function ticks(visitor: Visitor, paper: RegExp): Promise<void> {
  const isTicked = () => visitor.page.evaluate(() => (document.activeElement as HTMLInputElement).checked === true);
  await visitor.eventually(async () => {
    await tabsTo(visitor, paper);
    if (!(await isTicked())) await visitor.page.keyboard.press('Space');
    return isTicked();
  }, `${paper} to be ticked`);
}

async function showsNoBarrier(visitor: Visitor, picture: string): Promise<void> {
  await visitor.pictures(picture);
  expect(await visitor.barriers()).toEqual([]);
}

test('by keyboard alone an exam is added, refused a second time, changed and deleted', async () => {
  const visitor = await here.visitor();
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await fillRegistration(visitor, 'Exams');
  await visitor.chooses('Exams only');

  await choosesMaths(visitor);
  await showsNoBarrier(visitor, 'exam-dialog');
  await entersOn(visitor, 'Select papers');
  await visitor.sees('Tick all of the papers');
  await ticks(visitor, /8300\/1H/);
  await showsNoBarrier(visitor, 'exam-papers');
  await entersOn(visitor, 'Select');
  await visitor.sees(PAPERS_NOT_FOUND.message);
  await showsNoBarrier(visitor, 'exam-papers-not-found');
  await entersOn(visitor, 'OK');
  await visitor.sees('Tick all of the papers');
  await ticksHigherTier(visitor);
  await entersOn(visitor, 'Add');
  await visitor.find('button', 'Edit Mathematics, GCSE');
  await visitor.eventually(async () => (await visitor.focused()) === 'Add exam', 'the focus to come back');
  await showsNoBarrier(visitor, 'exam-added');

  await choosesMaths(visitor);
  await entersOn(visitor, 'Select papers');
  await visitor.sees('Tick all of the papers');
  await ticksHigherTier(visitor);
  await entersOn(visitor, 'Add');
  await visitor.sees(EXAM_ENTERED_ALREADY);
  await showsNoBarrier(visitor, 'exam-refused');
  await entersOn(visitor, 'Cancel');

  await visitor.eventually(async () => !(await visitor.has('dialog', 'Add exam')), 'the dialog to close');
  await entersOn(visitor, 'Edit Mathematics, GCSE');
  await visitor.find('button', 'Save');
  await choosesByKeys(visitor, 'Subject', 'Biology');
  await visitor.eventually(async () => !(await visitor.has('button', 'Change papers')), 'the papers to be cleared');
  await visitor.page.keyboard.press('Escape');
  await visitor.eventually(async () => !(await visitor.has('dialog', 'Edit exam')), 'the dialog to close');

  await entersOn(visitor, 'Delete Mathematics, GCSE');
  await visitor.sees('Are you sure you wish to delete this item?');
  await entersOn(visitor, 'Yes');
  await visitor.sees('No entries');
  expect(await visitor.focused()).toBe('Add exam');
});

test('calls that hang, break or answer a page of HTML leave the dialog usable', async () => {
  const visitor = await here.visitor(phone);
  visitor.forgives(/500|502/);
  await fillRegistration(visitor, 'Exams');
  await visitor.presses('Add exam');
  const answers: ((call: HTTPRequest) => unknown)[] = [
    (call) => call.respond({ status: 500, contentType: 'application/json', body: '{"error":"broken"}' }),
    (call) => call.respond({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    (call) => call.respond({ status: 200, contentType: 'text/html', body: '<h1>Maintenance</h1>' }),
    () => undefined,
  ];
  await visitor.intercepts();
  visitor.page.on('request', (call) => {
    if (!call.url().endsWith('/webforms/exams/data')) return call.continue();
    const answer = answers.shift();
    return answer ? answer(call) : call.continue();
  });

  await visitor.picksFirst('Series', /Summer/);
  await visitor.sees('This list could not be loaded.');
  await showsNoBarrier(visitor, 'exam-list-failed');
  for (const left of [2, 1]) {
    await visitor.presses('Try again');
    await visitor.eventually(async () => answers.length === left, 'the call to be made again');
    await visitor.sees('This list could not be loaded.');
  }
  await visitor.presses('Try again');
  await visitor.eventually(async () => answers.length === 0, 'the call to hang');
  // Another choice does not wait for the call that hangs.
  await visitor.picksFirst('Series', /Autumn/);
  await visitor.picksFirst('Level', /GCSE|level/);
  await visitor.presses('Cancel');
  await visitor.sees('No entries');
});
