import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TERMS_FIRST } from '@forms/shared/contract';
import { releaseTest } from '@forms/shared/testing/release-test';
import type { ElementHandle } from 'puppeteer';
import { phone, smallest, type Visitor } from '../visitor';
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

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  const arrives = async () => {
    const visitor = await here.visitor();
    await visitor.prefers(scheme);
    return visitor;
  };

  releaseTest('no field has a barrier, untouched or in error', async () => {
    const visitor = await arrives();
    await opens(visitor, 'untouched');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures(`fields-untouched-${scheme}`);
    await refuses(visitor);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures(`fields-in-error-${scheme}`);
  });

  releaseTest('no read-only field has a barrier', async () => {
    const visitor = await arrives();
    await opens(visitor, 'read-only');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures(`fields-read-only-${scheme}`);
  });
});

releaseTest.each(['untouched', 'read-only'])('the form %s fits 320 px', async (slug) => {
  const visitor = await here.visitor({ ...smallest, deviceScaleFactor: 2 });
  await opens(visitor, slug);
  await visitor.settles();
  expect(await visitor.overflows()).toBe(false);
  await visitor.pictures(`fields-${slug}-320`);
  if (slug === 'read-only') return;
  await refuses(visitor);
  expect(await visitor.overflows()).toBe(false);
});

releaseTest('after a refused submit the focus is on the summary; a field’s error is said when it is left', async () => {
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

releaseTest('in forced colours every choice is seen to be made', async () => {
  const visitor = await here.visitor();
  // Of the browser itself: puppeteer knows no forced colours.
  const browser = await visitor.page.createCDPSession();
  await browser.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: 'active' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
  await opens(visitor, 'untouched');
  const choices = [
    ['radio', 'Yes', 'label'],
    ['radio', 'Physics', 'label'],
    ['checkbox', 'Checkbox', 'label'],
    ['checkbox', 'Physics', 'label'],
    ['button', 'Physics', 'button'],
  ] as const;
  for (const [role, name, part] of choices) {
    const looks = async () => {
      const control = await visitor.find(role, name);
      // Without the ring of the focus and the border of the pointer, which are there either way.
      await visitor.page.mouse.move(0, 0);
      await control.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      const drawn = (await control.evaluateHandle((each, of) => each.closest(of), part)).asElement();
      if (!drawn) throw new Error(`No ${part} about the ${role} ${name}`);
      return Buffer.from(await (drawn as ElementHandle<Element>).screenshot()).toString('base64');
    };
    const before = await looks();
    await visitor.presses(name, role);
    expect([role, name, (await looks()) === before]).toEqual([role, name, false]);
  }
  await visitor.pictures('fields-forced-colours');
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
  await type('Time', '14:35');
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
  await visitor.eventually(async () => (await visitor.focused()) === 'Add to Form', 'the focus back where it was');
  await keyboard.down('Shift');
  for (const name of ['Delete entry 1', 'Edit entry 1']) {
    await keyboard.press('Tab');
    expect(await visitor.focused()).toBe(name);
  }
  await keyboard.up('Shift');
  await keyboard.press('Enter');
  await visitor.find('dialog', 'Edit: Form');
  await type('Code', '2');
  await reach('Save');
  await keyboard.press('Enter');
  await visitor.eventually(async () => (await visitor.focused()) === 'Edit entry 1', 'the focus back where it was');
  await reach('Delete entry 1');
  await keyboard.press('Enter');
  await visitor.sees('Are you sure you wish to delete this item?');
  await reach('No');
  await keyboard.press('Enter');
  await visitor.eventually(async () => (await visitor.focused()) === 'Delete entry 1', 'the focus back where it was');
  await type('Html', 'Words');
  await reach('Add exam');
  await keyboard.press('Enter');
  await visitor.find('dialog', 'Add exam');
  await visitor.eventually(
    () => visitor.page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null),
    'the focus in the dialog, from where it goes back as the dialog has closed',
  );
  await keyboard.press('Escape');
  await visitor.eventually(async () => (await visitor.focused()) === 'Add exam', 'the focus back where it was');
  await reach('Uploader (optional) Choose files');
  const chooser = visitor.page.waitForFileChooser();
  // The browser waits for it once it answers what it was asked later; before, it would open one of its own.
  await visitor.focused();
  await keyboard.press('Enter');
  await (await chooser).accept([`${__dirname}/letter.pdf`]);
  await visitor.find('button', 'Delete letter.pdf');
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

releaseTest(
  'an open list has no barrier, finding something or nothing; arrow keys keep their option in sight',
  async () => {
    const countries = Array.from({ length: 60 }, (_, at) => `Country ${at + 1}`);
    const field = { name: 'country', type: 'select', label: 'Country', options: countries };
    await here.product.makes({
      slug: 'long-list',
      title: 'Long list',
      json: { header: { title: 'Long list' }, pages: [{ name: 'page', title: 'The page', fields: [field] }] },
    });
    const visitor = await here.visitor(phone);
    const { keyboard } = visitor.page;
    await visitor.opens('/long-list');
    await (await visitor.find('combobox', 'Country (optional)')).focus();
    await keyboard.press('ArrowDown');
    await visitor.find('listbox', 'Country (optional)');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures('fields-list-open');
    for (let at = 0; at < 40; at++) await keyboard.press('ArrowDown');
    const active = await visitor.page.waitForSelector('.ant-select-item-option-active');
    expect(await active?.isIntersectingViewport({ threshold: 1 })).toBe(true);
    const text = await active?.evaluate((option) => option.textContent);
    await keyboard.type('zzz');
    await visitor.sees('Nothing found');
    expect(await visitor.barriers()).toEqual([]);
    for (const _ of 'zzz') await keyboard.press('Backspace');
    await keyboard.type('Country 41');
    await visitor.eventually(
      () => visitor.page.evaluate(() => document.querySelectorAll('[role="option"]').length === 1),
      'the search to find it',
    );
    await keyboard.press('Enter');
    expect(text).toMatch(/^Country 4\d$/);
    await visitor.sees('Country 41');
  },
);

describe('a date', () => {
  releaseTest.each(['mouse', 'keyboard'])('is picked from the calendar by %s', async (by) => {
    const visitor = await here.visitor();
    const { keyboard } = visitor.page;
    await opens(visitor, 'untouched');
    await visitor.types('Date', '31st July 2020');
    const button = await visitor.find('button', 'Choose from a calendar: Date');
    if (by === 'mouse') await button.click();
    else {
      await keyboard.press('Tab');
      await keyboard.press('Enter');
    }
    await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    await visitor.eventually(async () => (await visitor.valueOf('Date')) === '24th July 2020', 'the day a week before');
    expect(await visitor.focused()).toBe('Choose from a calendar: Date');
  });
});

describe('terms', () => {
  const box = (visitor: Visitor) => visitor.find('checkbox', 'I agree to the terms');
  const isLocked = async (visitor: Visitor) =>
    (await box(visitor)).evaluate((element) => element.getAttribute('aria-disabled') === 'true');
  const isTicked = async (visitor: Visitor) =>
    (await box(visitor)).evaluate((element) => (element as HTMLInputElement).checked);

  /** Opens the form with a clock whose long waits end only by `letPass`. */
  const opensInStoppedTime = async (visitor: Visitor) => {
    await visitor.page.evaluateOnNewDocument((long) => {
      const { setTimeout } = window;
      const waits: (() => void)[] = [];
      window.setTimeout = ((run: () => void, wait = 0, ...rest: []) =>
        wait < long ? setTimeout(run, wait, ...rest) : waits.push(run)) as typeof window.setTimeout;
      Object.assign(window, { letPass: () => waits.splice(0).map((run) => run()) });
    }, 30_000);
    await opens(visitor, 'untouched');
  };
  const letPass = (visitor: Visitor) =>
    visitor.page.evaluate(() => {
      (window as unknown as { letPass: () => void }).letPass();
    });

  releaseTest('wait until four fifths were scrolled past, and say so to who tries before', async () => {
    const visitor = await here.visitor();
    await opensInStoppedTime(visitor);
    await (await box(visitor)).focus();
    await visitor.page.keyboard.press('Space');
    await visitor.sees(TERMS_FIRST);
    expect(await isTicked(visitor)).toBe(false);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures('fields-terms-waiting');

    const terms = await visitor.find('region', 'Terms');
    const scroll = (share: number) =>
      terms.evaluate((element, to) => element.scrollTo(0, to * (element.scrollHeight - element.clientHeight)), share);
    await scroll(0.75);
    await visitor.rests();
    expect(await isLocked(visitor)).toBe(true);
    await scroll(0.81);
    await visitor.eventually(async () => !(await isLocked(visitor)), 'the box to be free');
    await visitor.presses('I agree to the terms', 'checkbox');
    expect(await isTicked(visitor)).toBe(true);
  });

  releaseTest('count as read after 30 seconds', async () => {
    const visitor = await here.visitor();
    await opensInStoppedTime(visitor);
    expect(await isLocked(visitor)).toBe(true);
    await letPass(visitor);
    await visitor.eventually(async () => !(await isLocked(visitor)), 'the box to be free');
    await (await box(visitor)).focus();
    await visitor.page.keyboard.press('Space');
    expect(await isTicked(visitor)).toBe(true);
  });
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

releaseTest(
  'files are uploaded with the form; one that is not what its name says is refused where it stands',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'forms-upload-'));
    const paths = ['passport.pdf', 'fake.png', 'run.exe'].map((name) => join(folder, name));
    for (const path of paths) writeFileSync(path, '%PDF-1.4\n%%EOF\n');
    const visitor = await here.visitor();
    visitor.forgives(/status of 422/);
    try {
      await opens(visitor, 'untouched');
      const input = await visitor.page.waitForSelector('input[type=file]');
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
  },
);
