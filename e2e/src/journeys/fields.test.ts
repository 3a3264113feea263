import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer';
import { smallest, type Visitor } from '../visitor';
import { readOnly, toFillIn, untouched } from './everyField';
import { journeys } from './journey';

const here = journeys();
beforeAll(async () => {
  for (const [slug, json] of Object.entries({ untouched, 'read-only': readOnly, 'to-fill-in': toFillIn })) {
    await here.product.makes({ slug, title: slug, json });
  }
});

/** Opens a form of every field and waits for the parts that come from elsewhere. */
async function opens(visitor: Visitor, slug: string) {
  await visitor.opens(`/${slug}`);
  await visitor.find('heading', 'All of them');
  if (slug === 'read-only') return visitor.sees('passport.pdf');
  await visitor.find('button', 'Add exam');
  await visitor.find('combobox', 'Origin');
  await visitor.find('combobox', 'Multi-select');
  await visitor.find('textbox', 'Html');
  await visitor.sees('Choose files');
}

/** Submits the form as it is, with everything still to be answered. */
async function refuses(visitor: Visitor) {
  await visitor.presses('Submit');
  await visitor.sees('Please check for errors in the form');
  await visitor.presses('OK');
  await visitor.sees('You must agree before submission');
}

describe.each(['light', 'dark'])('in %s', (scheme) => {
  const arrives = async () => {
    const visitor = await here.visitor();
    await visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    return visitor;
  };

  test('no field has a barrier, untouched or in error', async () => {
    const visitor = await arrives();
    await opens(visitor, 'untouched');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures(`fields-untouched-${scheme}`);
    await refuses(visitor);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures(`fields-in-error-${scheme}`);
  });

  test('no read-only field has a barrier', async () => {
    const visitor = await arrives();
    await opens(visitor, 'read-only');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures(`fields-read-only-${scheme}`);
  });
});

// 320 px is also what is left of 1280 px at 400 % zoom.
test.each(['untouched', 'read-only'])('the form %s fits 320 px, which is 400 %% zoom', async (slug) => {
  const visitor = await here.visitor({ ...smallest, deviceScaleFactor: 2 });
  await opens(visitor, slug);
  expect(await visitor.overflows()).toBe(false);
  await visitor.pictures(`fields-${slug}-320`);
  if (slug === 'read-only') return;
  await refuses(visitor);
  expect(await visitor.overflows()).toBe(false);
});

test('after a refused submit the focus is on the summary; a field’s error is said when it is left', async () => {
  const visitor = await here.visitor();
  await opens(visitor, 'untouched');
  await visitor.types('Email', 'a@b');
  await visitor.page.keyboard.press('Tab');
  await visitor.eventually(
    async () => /Please enter a valid email address/.test(await said(visitor)),
    'the error to be said',
  );
  await refuses(visitor);
  await visitor.eventually(
    async () => (await visitor.focused()) === 'Please check for errors in the form',
    'the focus on the summary',
  );
});

const said = (visitor: Visitor) =>
  visitor.page.$eval('[role="status"][aria-label="News of this form"]', (news) => news.textContent ?? '');

test('a form of every field is filled in and sent by the keyboard alone', async () => {
  const visitor = await here.visitor();
  await opens(visitor, 'to-fill-in');
  const { keyboard } = visitor.page;
  const reach = (name: string) => tabTo(visitor, name);
  const type = async (name: string, text: string) => {
    await reach(name);
    await keyboard.type(text);
  };

  await type('Input', 'Ada');
  await type('Textarea', 'Two lines');
  await type('Email', 'ada@example.com');
  await type('Date', '31st July 2001');
  await reach('Choose from a calendar: Date');
  await type('Hour', '14');
  await type('Minutes', '35');
  await reach('No');
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  await reach('Checkbox');
  await keyboard.press('Space');
  await type('Select', 'Phy');
  await type('Multi-select', 'Chem');
  await visitor.eventually(
    () =>
      visitor.page.evaluate(
        () => document.querySelector('.ant-select-item-option-active')?.textContent === 'Chemistry',
      ),
    'the search to find it',
  );
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await visitor.eventually(
    () => visitor.page.evaluate(() => document.activeElement?.getAttribute('aria-expanded') === 'false'),
    'the list to close, since Tab in an open one chooses',
  );
  for (const option of ['Maths', 'Physics']) {
    await reach(option);
    await keyboard.press('Space');
  }
  await reach('Maths');
  await keyboard.press('Space');
  await reach('Physics');
  await keyboard.press('Enter');
  await reach('Add to Form');
  await keyboard.press('Enter');
  await visitor.find('dialog', 'Add: Form');
  await type('Code', 'X1');
  await reach('Add');
  await keyboard.press('Enter');
  await visitor.find('button', 'Edit entry 1');
  await reach('Edit entry 1');
  await type('Html', 'Words');
  await reach('Add exam');
  await reach('Uploader (optional) Choose files');
  await type('Origin', 'Education agent');
  await reach('Terms');
  await keyboard.press('End');
  await reach('I agree to the terms');
  await visitor.eventually(
    () => visitor.page.evaluate(() => document.activeElement?.getAttribute('aria-disabled') === 'false'),
    'the terms to count as read',
  );
  await keyboard.press('Space');
  await reach('Submit');
  await keyboard.press('Enter');
  await visitor.sees('Thank you');
});

/** Presses Tab until the control of that name has the focus, as somebody without a pointer. */
async function tabTo(visitor: Visitor, name: string) {
  const passed: string[] = [];
  for (let presses = 0; presses < 40; presses++) {
    await visitor.page.keyboard.press('Tab');
    const focused = await visitor.focused();
    if (focused === name) return;
    passed.push(focused);
  }
  throw new Error(`Tab never led to “${name}” but past ${passed.join(' | ')}`);
}

test('files are uploaded with the form; one that is not what its name says is refused where it stands', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forms-upload-'));
  const paths = ['passport.pdf', 'fake.png', 'run.exe'].map((name) => join(folder, name));
  for (const path of paths) writeFileSync(path, '%PDF-1.4\n%%EOF\n');
  const visitor = await here.visitor();
  visitor.forgives(/status of 422/);
  try {
    await opens(visitor, 'untouched');
    const input = await visitor.page.$('input[type=file]');
    await (input as ElementHandle<HTMLInputElement>).uploadFile(...paths);
    await visitor.find('button', 'Delete passport.pdf');
    await visitor.sees('File type does not match extension');
    await visitor.sees('run.exe is not a standard image, pdf, or document file.');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures('fields-uploader');
    await visitor.presses('Remove fake.png');
    await visitor.presses('Delete passport.pdf');
    await visitor.sees('Are you sure you wish to delete this item?');
    await visitor.presses('Yes');
    await visitor.eventually(async () => !(await visitor.has('button', 'Delete passport.pdf')), 'the file to go');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
