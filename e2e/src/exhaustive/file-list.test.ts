import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACCESS_DENIED, FILE_LOCKED, FILE_NOT_FOUND, REQUEST_HEADER, routes } from '@forms/shared/contract';
import type { ElementHandle } from 'puppeteer';
import { downloadsOf } from '../journeys/downloadsOf';
import { journeys } from '../journeys/journey';
import { openDay } from '../journeys/staffWork';
import { phone, type Visitor } from '../visitor';

const here = journeys();

const letter = readFileSync(join(__dirname, '../journeys/letter.pdf'));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forms-files-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file on the person's own disk; its path. */
function onDisk(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, letter);
  return path;
}

async function staff(viewport?: Parameters<typeof here.visitor>[0]): Promise<Visitor> {
  const member = await here.visitor(viewport);
  // What pdf.js says of the letter, whose directory of objects is broken.
  member.forgives(/Indexing all PDF objects/);
  await member.opens(await here.product.loginLink());
  await member.sees('What you can open');
  return member;
}

const item = (member: Visitor, name: string) => member.page.locator(`::-p-aria([name="${name}"][role="menuitem"])`);
const isOn = (member: Visitor, name: string) =>
  member.page.$eval(`[role="switch"][aria-label="${name}"]`, (found) => found.getAttribute('aria-checked') === 'true');
const turns = (member: Visitor, name: string) => member.presses(name, 'switch');

async function opensUploads(member: Visitor, type: string): Promise<void> {
  await member.presses('Upload');
  await item(member, type).click();
  await member.find('dialog', `Upload: ${type}`);
  await member.sees('or drop or paste them here');
}
async function chooses(member: Visitor, ...names: string[]): Promise<void> {
  const input = await member.page.$('input[type=file][aria-labelledby]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(...names.map(onDisk));
}
const listed = async (name: string) => (await here.product.listed(routes.allFiles)).find((file) => file.name === name);
const names = (member: Visitor) =>
  member.page.$$eval('::-p-aria([role="rowheader"])', (cells) => cells.map((cell) => cell.textContent));

test('an enquiry’s files: several uploaded at once, locked, shown, read one after the other, downloaded and deleted', async () => {
  await here.product.makes(openDay);
  const visitor = await here.visitor();
  await visitor.opens('/open-day');
  await visitor.types('First name', 'Zoë');
  await visitor.types('Email address', 'zoe@example.com');
  await visitor.presses('Submit');
  await visitor.find('heading', 'Thank you');

  const member = await staff();
  await member.follows('Zoë');
  await member.sees('No entries');
  expect(await member.barriers()).toEqual([]);
  await opensUploads(member, 'Identity document');
  expect(await member.barriers()).toEqual([]);
  await chooses(member, 'passport.pdf', 'visa.pdf');
  await member.find('button', 'Delete passport.pdf');
  await member.find('button', 'Delete visa.pdf');
  await member.pictures('files-upload');
  await member.presses('Done');
  await member.sees('1 to 2 of 2');
  const first = await listed('passport.pdf');
  expect(first).toMatchObject({ contentType: 'idDoc', locked: false, visible: false });

  await turns(member, 'Locked: passport.pdf');
  await turns(member, 'Visible: passport.pdf');
  await member.eventually(async () => {
    const file = await listed('passport.pdf');
    return file?.locked === true && file.visible;
  }, 'the server to know');
  await member.presses('Actions for passport.pdf');
  await member.sees(FILE_LOCKED);
  expect(await member.barriers()).toEqual([]);
  const downloaded = await downloadsOf(member, folder);
  await item(member, 'Download').click();
  const [name, bytes] = await downloaded();
  expect([name, bytes.equals(letter)]).toEqual(['passport.pdf', true]);

  const [top = '', bottom = ''] = await names(member);
  await member.presses(top ?? '');
  await member.find('dialog', top ?? '');
  await member.presses('Previous file');
  await member.sees('This is the first file in the list');
  await member.presses('OK');
  await member.presses('Next file');
  await member.find('dialog', bottom ?? '');
  expect(await member.barriers()).toEqual([]);
  await member.pictures('files-preview');
  await member.presses('Next file');
  await member.sees('This is the last file in the list');
  await member.presses('OK');
  await member.presses('Close');

  await member.presses('Actions for visa.pdf');
  await item(member, 'Delete').click();
  await member.sees('Are you sure you wish to delete this item?');
  await member.presses('Yes');
  await member.sees('1 to 1 of 1');
  expect(await listed('visa.pdf')).toBeUndefined();
});

test('all files, exam entries and debts have views, which a colleague opens once they are shared', async () => {
  const member = await staff();
  const colleague = await staff();
  for (const [page, heading, filter, choice] of [
    ['files', 'Files', 'Content type', 'Identity document'],
    ['entries', 'Exam entries', 'Clashes', 'With a clash'],
    ['owed', 'What is owed', 'Reminders', 'Paused'],
  ] as const) {
    await member.opens(`/staff/${page}`);
    await member.find('heading', heading);
    await member.picks(filter, choice);
    await member.presses('Save as…');
    await member.find('textbox', 'Name');
    await member.page.keyboard.type('Ours');
    await member.page.keyboard.press('Enter');
    await member.presses('Share with colleagues');
    await member.find('button', 'Stop sharing');
    expect(await member.barriers()).toEqual([]);
    await member.pictures(`views-${page}`);
    const ours = new URL(member.page.url()).searchParams;
    await colleague.opens(`/staff/${page}?view=${ours.get('view')}`);
    await colleague.eventually(async () => {
      const looked = new URL(colleague.page.url()).searchParams;
      looked.sort();
      ours.sort();
      return `${looked}` === `${ours}`;
    }, 'the filter of the view');
  }
});

test('what is not taken is refused aloud; a broken connection loses nothing', async () => {
  const member = await staff();
  member.forgives(/net::ERR_INTERNET_DISCONNECTED/, /status of 422/);
  await member.opens('/staff/files');
  await opensUploads(member, 'Other document');
  await chooses(member, 'talk.mp4');
  await member.sees('talk.mp4 is not a standard image, pdf, or document file.');
  expect(await member.barriers()).toEqual([]);
  await member.presses('Details');
  await member.sees('Word: doc, docx, rtf, odt');
  expect(await member.text()).not.toContain('Video');
  await member.presses('OK');

  await member.losesNetwork();
  await chooses(member, 'house rules.pdf', 'timetable.png');
  await member.sees('Waiting for the connection. It then goes on by itself.');
  await member.presses('Done');
  await member.sees('Some files have not been uploaded');
  await member.presses('Go on uploading');
  expect(await member.barriers()).toEqual([]);
  await member.pictures('files-without-a-line');
  await member.findsNetwork();
  await member.find('button', 'Delete house rules.pdf');
  await member.sees('File type does not match extension');
  await member.presses('Remove timetable.png');
  await member.presses('Done');
  await member.sees('house rules.pdf');
  expect(await listed('house rules.pdf')).toMatchObject({ contentType: 'other' });
});

test('by keyboard alone: to a file, its switches, what it holds, and back to it', async () => {
  const member = await staff();
  const { keyboard } = member.page;
  await member.opens('/staff/files');
  await member.sees('house rules.pdf');
  await (await member.find('button', 'Size')).focus();
  await keyboard.press('Tab');
  await member.eventually(async () => (await member.focused()).includes('house rules.pdf'), 'the first row');
  await keyboard.press('Tab');
  expect(await member.focused()).toBe('Locked: house rules.pdf');
  await keyboard.press('Tab');
  expect(await member.focused()).toBe('Visible: house rules.pdf');
  await keyboard.press('Space');
  await member.eventually(() => isOn(member, 'Visible: house rules.pdf'), 'the switch to turn');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await member.find('dialog', 'house rules.pdf');
  await member.find('button', 'Next file');
  expect(await member.seesFocus()).toBe(true);
  await keyboard.press('Escape');
  await member.eventually(async () => !(await member.has('dialog', 'house rules.pdf')), 'the preview to close');
  await member.eventually(async () => (await member.focused()).includes('house rules.pdf'), 'the row again');
});

test('a switch that the server refuses turns back and says why; a file that has gone is said to be gone', async () => {
  const member = await staff();
  member.forgives(/status of 40[0-9]/);
  await member.opens('/staff/files');
  await member.sees('house rules.pdf');
  const file = await listed('house rules.pdf');
  await member.page.evaluate(
    (path, header) => fetch(path, { method: 'POST', headers: { [header]: 'test' } }).then(() => undefined),
    `/api/file/delete/${file?.id}`,
    REQUEST_HEADER,
  );
  await turns(member, 'Locked: house rules.pdf');
  await member.sees('404:');
  expect(await isOn(member, 'Locked: house rules.pdf')).toBe(false);
  await member.presses('house rules.pdf');
  await member.sees(FILE_NOT_FOUND.message);
  expect(await member.text()).not.toContain(ACCESS_DENIED.message);
  await member.presses('OK');
  await member.sees(FILE_NOT_FOUND.view);
  expect(await member.barriers()).toEqual([]);
  await member.pictures('files-not-found');
});

test('on a phone a file is a card with its name at the head, and nothing is cut off', async () => {
  const member = await staff(phone);
  await member.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  await member.opens('/staff/files');
  await member.sees('passport.pdf');
  expect(await member.overflows()).toBe(false);
  expect(await member.cutOff()).toEqual([]);
  expect(await member.barriers()).toEqual([]);
  await member.pictures('files-phone');
});
