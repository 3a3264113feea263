import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILE_EMPTY, type FormDefinition, MAX_FILE_BYTES } from '@forms/shared/contract';
import type { ElementHandle } from 'puppeteer';
import { journeys } from '../journeys/journey';
import { savedHere } from '../journeys/savedHere';
import { phone, type Visitor } from '../visitor';

const report: FormDefinition = {
  header: { title: 'Report' },
  pages: [
    {
      name: 'report',
      title: 'Your report',
      fields: [
        { name: 'firstName', type: 'input', label: 'First name', required: true },
        { name: 'email', type: 'email', label: 'Email address', required: true },
        { name: 'reports', type: 'uploader', label: 'School reports' },
      ],
    },
    { name: 'more', title: 'More', fields: [{ name: 'more', type: 'input', label: 'Anything else?' }] },
  ],
  documents: [{ name: 'photo-id', title: 'Photo identification' }],
};

const here = journeys();
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forms-refused-'));
  await here.product.makes({ slug: 'report', title: 'Report', json: report });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MB = 1024 * 1024;
/** The longest that a file system takes. */
const longName = `${'a very long name '.repeat(14)}of it.pdf`;
/** Files that are refused, by name: how large each is, and why. */
const refused: Readonly<Record<string, { size: number; why: string }>> = {
  'run.exe': { size: 10, why: 'run.exe is not a standard image, pdf, or document file.' },
  'film.pdf': { size: MAX_FILE_BYTES + MB, why: 'film.pdf is 101 mb, and maximum file size is 100 mb.' },
  'nothing.pdf': { size: 0, why: FILE_EMPTY },
  'picture.png': { size: 10, why: 'File type does not match extension' },
};
function onDisk(name: string, size: number): string {
  const path = join(folder, name);
  writeFileSync(path, size > 0 ? '%PDF-1.7\n' : '');
  if (size > 0) truncateSync(path, size);
  return path;
}

/** Chooses all of those at once, and one with a very long name, which is taken. */
async function choosesAll(visitor: Visitor): Promise<void> {
  const input = (await visitor.page.waitForSelector('input[type=file][multiple]')) as ElementHandle<HTMLInputElement>;
  const all = Object.entries(refused).map(([name, { size }]) => onDisk(name, size));
  await input.uploadFile(...all, onDisk(longName, 10));
}
/** The server may shorten such a name. */
const hasTheLong = (visitor: Visitor) =>
  visitor.eventually(async () => /Delete\s+a very long name/.test(await visitor.text()), 'the file to be there');
async function seesWhy(visitor: Visitor): Promise<void> {
  for (const { why } of Object.values(refused)) await visitor.sees(why);
}

/** Sees every refusal at the question above the toasts that say the same, the server's too, while those stand. */
async function seesAboveToasts(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const whys = Object.values(refused).map(({ why }) => why);
  const missing = () =>
    page.evaluate((asked: string[]) => {
      const toasts = document.querySelector('[aria-label="Notifications"]');
      if (!toasts?.querySelector('p')) return ['no toast stands'];
      const edge = toasts.getBoundingClientRect().top;
      const seen = [...document.querySelectorAll('main li, main li p')]
        .filter((line) => line.getBoundingClientRect().top >= 0 && line.getBoundingClientRect().bottom <= edge)
        .map(({ textContent }) => textContent);
      return asked.filter((why) => !seen.includes(why));
    }, whys);
  let under: string[] = [];
  await visitor.eventually(
    async () => {
      under = await missing();
      return under.length === 0;
    },
    () => `above the toasts: ${under.join(' | ')}`,
  );
}

test('why each file is refused stands at the question for as long as it is open, and on the private page after a reload too', async () => {
  const visitor = await here.visitor(phone);
  visitor.forgives(/status of 422/);
  await visitor.opens('/report');
  await visitor.types('First name', 'Zoë');
  await visitor.types('Email address', 'zoe@example.com');
  await choosesAll(visitor);
  await seesAboveToasts(visitor);
  await seesWhy(visitor);
  await hasTheLong(visitor);
  expect([await visitor.overflows(), ...(await visitor.cutOff()), ...(await visitor.barriers())]).toEqual([false]);
  await visitor.pictures('refused-files-375');

  // What stands in the answer holds the form until it is taken out; what never came into it holds nothing.
  await visitor.presses('Continue');
  await visitor.presses('OK');
  await seesWhy(visitor);
  await savedHere(visitor);
  await visitor.reloads();
  await visitor.presses('Continue');
  for (const name of ['nothing.pdf', 'picture.png']) await visitor.presses(`Remove ${name}`);
  await hasTheLong(visitor);
  await visitor.presses('Continue');
  await visitor.find('heading', 'More');
  await visitor.presses('Continue');
  await visitor.find('heading', 'Check your answers');
  await visitor.sees('a very long name');
  await visitor.presses('Submit');
  await visitor.sees('Your reference is');

  await choosesAll(visitor);
  await seesAboveToasts(visitor);
  await seesWhy(visitor);
  await hasTheLong(visitor);
  await visitor.settles();
  await visitor.reloads();
  await hasTheLong(visitor);
  await seesWhy(visitor);
  expect([await visitor.overflows(), ...(await visitor.cutOff()), ...(await visitor.barriers())]).toEqual([false]);
  await visitor.pictures('refused-documents-375');
});
