import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseTest } from '@forms/shared/testing/release-test';
import { phone, type Visitor } from '../visitor';
import { journeys } from './journey';
import { smallPdf } from './smallPdf';

const here = journeys();
const PDF = 'application/pdf';
const papers = (count: number) =>
  smallPdf(Array.from({ length: count }, (_, at) => ({ text: `Certifica\xe7\xe3o ${at + 1}` })));

/** A staff member at a file that was uploaded. */
async function opensFile(name: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Visitor> {
  const id = await here.product.upload(name, bytes, type);
  const member = await here.visitor();
  await member.opens(await here.product.loginLink());
  await member.find('heading', 'Home');
  await member.opens(`/file/${id}`);
  return member;
}

/** Goes on with the tab key until that control has the focus. */
async function tabsTo(visitor: Visitor, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await visitor.page.keyboard.press('Tab');
    if ((await visitor.focused()) === name) return;
  }
  throw new Error(`The tab key never led to “${name}”`);
}

const pressWithControl = async ({ page }: Visitor, key: 'f' | '+' | '-') => {
  await page.keyboard.down('Control');
  await page.keyboard.press(key);
  await page.keyboard.up('Control');
};
const widthOf = ({ page }: Visitor, number: number) =>
  page.$eval(`[data-page="${number}"]`, (sheet) => Math.round(sheet.getBoundingClientRect().width));

test('a long PDF is read by the keyboard alone: to a page, searched, zoomed, turned; without barriers, on a phone too', async () => {
  const reader = await opensFile('papers.pdf', papers(60), PDF);
  await reader.sees('Certificação 1');

  await tabsTo(reader, 'Page, of 60');
  await reader.page.keyboard.type('40');
  await reader.page.keyboard.press('Enter');
  await reader.sees('Certificação 40');
  expect((await reader.text()).includes('Certificação 1\n')).toBe(false);

  await pressWithControl(reader, 'f');
  await reader.page.keyboard.type('certificacao 57');
  await reader.sees('1 of 1');
  await reader.sees('Certificação 57');
  const marked = () => reader.page.evaluate(() => [...(CSS.highlights.get('pdf-found-now') ?? [])].map(String));
  await reader.eventually(async () => (await marked()).join() === 'Certificação 57', 'what was found to be marked');
  await tabsTo(reader, 'Match case');
  await reader.page.keyboard.press('Space');
  await reader.sees('Nothing found');
  expect(await reader.barriers()).toEqual([]);
  await reader.page.keyboard.press('Escape');
  expect(await reader.focused()).toBe('Document');

  const before = await widthOf(reader, 57);
  await pressWithControl(reader, '-');
  await reader.eventually(async () => (await widthOf(reader, 57)) < before, 'the page to be smaller');
  await tabsTo(reader, 'Contents');
  await reader.page.keyboard.press('Enter');
  await tabsTo(reader, 'Thumbnails');
  await reader.page.keyboard.press('Home');
  await reader.eventually(async () => /Certificação 1\s/.test(await reader.text()), 'the first page');
  expect(await reader.barriers()).toEqual([]);

  await reader.page.setViewport(phone);
  await reader.presses('Contents');
  await reader.presses('Search');
  await reader.sees('Certificação 1');
  expect(await reader.overflows()).toBe(false);
  expect(await reader.cutOff()).toEqual([]);
  expect(await reader.barriers()).toEqual([]);
});

releaseTest('all pages are printed, each on paper of its own size, and nothing else', async () => {
  const reader = await opensFile('papers.pdf', papers(3), PDF);
  await reader.sees('Certificação 1');
  await reader.page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await reader.presses('Print');
  await reader.page.waitForSelector('html[data-printed]');
  const printed = Buffer.from(await reader.page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
  expect(printed).toMatch(/\/MediaBox\s*\[0 0 4(19|20)[\d.]* 59[45]/);
  await reader.page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await reader.eventually(
    async () => (await reader.page.$('img[alt="Page 3"]')) === null,
    'the printed pages to be put away',
  );
});

releaseTest(
  'a protected PDF opens with its password, says when that was the wrong one, and why no annotated copy of it is made',
  async () => {
    const locked = Uint8Array.from(readFileSync(join(__dirname, 'locked.pdf')));
    const reader = await opensFile('locked.pdf', locked, PDF);
    await reader.sees('This PDF is protected');
    expect(await reader.page.$eval('dialog input', (input) => input.getAttribute('type'))).toBe('password');
    await reader.types('Password', 'guess');
    await reader.presses('Open');
    await reader.sees('That password does not open it');
    expect(await reader.barriers()).toEqual([]);
    await reader.types('Password', 'open sesame');
    await reader.presses('Open');
    await reader.sees('For your eyes only');

    await reader.presses('Export');
    await reader.page.locator('::-p-aria([name="PDF with annotations"][role="menuitem"])').click();
    await reader.sees('This PDF opens only with its password');
    await reader.sees('A copy with annotations would have to do without it');
    await reader.presses('OK');
  },
);

/** It says how wide and high it would be, and ends. */
const png = Uint8Array.from(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\x09\0\0\0\x09 no more.', 'latin1'));
releaseTest.each([
  ['cut off', papers(20).slice(0, 900), 'pdf', PDF, 'This PDF is damaged'],
  ['without pages', smallPdf([]), 'pdf', PDF, 'This PDF is empty'],
  ['no picture', png, 'png', 'image/png', 'This picture could not be shown'],
])(
  'a file that is %s says so where it would stand, and can still be downloaded',
  async (_, bytes, ending, type, text) => {
    const reader = await opensFile(`strange.${ending}`, bytes, type);
    await reader.sees(text);
    await reader.find('link', 'Download');
    expect(await reader.barriers()).toEqual([]);
  },
);
