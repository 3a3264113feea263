import { type FieldDefinition, routes } from '@forms/shared/contract';
import { journeys } from '../journeys/journey';
import { desktop, smallest, type Visitor } from '../visitor';
import { payloads } from './payloads';
import { insteadOf, watched } from './watched';

const here = journeys();
const formOf = (slug: string, fields: FieldDefinition[]) => ({
  slug,
  title: slug,
  json: { header: { title: slug }, pages: [{ name: 'page', title: 'The page', fields }] },
});
const makes = (slug: string, fields: FieldDefinition[]) => here.product.makes(formOf(slug, fields));

/** The HTML that staff get of the newest enquiry's only field. */
async function received(): Promise<unknown> {
  const [newest] = await here.product.listed(routes.enquiries);
  const { pages } = await here.product.asStaff(routes.enquiry, { id: newest?.id ?? '' });
  return pages[0]?.values.letter;
}

const letter: FieldDefinition = { name: 'letter', type: 'html', label: 'Your letter', required: true };

/** Types into what has the focus: `*text*` with Ctrl+B around, other keys by their names in brackets. */
async function types({ page: { keyboard } }: Visitor, ...parts: string[]): Promise<void> {
  for (const part of parts) {
    const keys = /^\[(.+)\]$/.exec(part)?.[1]?.split('+');
    if (!keys) {
      await keyboard.type(part);
      continue;
    }
    const [last, ...held] = keys.reverse();
    for (const key of held) await keyboard.down(key as 'Control');
    await keyboard.press(last as 'Enter');
    for (const key of held) await keyboard.up(key as 'Control');
  }
}

/** Pastes as the clipboard of another program would. */
const pastes = ({ page }: Visitor, html: string) =>
  page.evaluate((markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', markup);
    clipboardData.setData('text/plain', 'plain words');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);

const sends = async (visitor: Visitor) => {
  await visitor.presses('Submit');
  await visitor.sees('Thank you');
};

test('a letter is written by keyboard: looks, lists in lists, a heading, a link and a table', async () => {
  await makes('by-keyboard', [letter]);
  const visitor = await here.visitor();
  await visitor.opens('/by-keyboard');
  await (await visitor.find('textbox', 'Your letter')).focus();
  await types(visitor, 'I am ', '[Control+b]', 'very', '[Control+b]', ' keen', '[Enter]');
  await types(visitor, '[Control+Shift+Digit8]', 'Maths', '[Enter]', '[Tab]', 'Algebra', '[Enter]');
  await types(visitor, '[Shift+Tab]', 'Physics', '[Enter]', '[Enter]');
  await types(visitor, 'See ', '[Control+k]');
  await visitor.types('Address', 'example.org/me');
  await visitor.presses('Add');
  await visitor.sees('https://example.org/me');
  await types(visitor, '[Enter]', 'Marks');
  await visitor.presses('Heading 2');
  await types(visitor, '[Enter]');
  await visitor.presses('Table');
  await (await visitor.find('textbox', 'Row 1, column 1')).focus();
  await types(visitor, 'Exam', '[Tab]', 'Mark', '[Tab]', '[Control+b]', 'Maths', '[Control+b]', '[Tab]', 'A');
  await visitor.presses('Remove row 2');
  await (await visitor.find('textbox', 'Row 2, column 1')).focus();
  await types(visitor, 'Physics', '[Escape]', 'Yours', '[Control+z]');
  await visitor.eventually(async () => !(await visitor.text()).includes('Yours'), 'the last word to be taken back');
  await types(visitor, '[Control+y]');
  await visitor.sees('Yours');
  expect(await visitor.barriers()).toEqual([]);
  await sends(visitor);
  expect(await received()).toBe(
    '<p>I am <strong>very</strong> keen</p><ul><li>Maths<ul><li>Algebra</li></ul></li><li>Physics</li></ul>' +
      '<p>See <a href="https://example.org/me">https://example.org/me</a></p><h2>Marks</h2>' +
      '<table><thead><tr><th scope="col">Exam</th><th scope="col">Mark</th></tr></thead>' +
      '<tbody><tr><td>Physics</td><td></td></tr></tbody></table><p>Yours</p>',
  );
});

test('a list does not hold the keyboard: Esc, then Tab, goes on to the next control', async () => {
  await makes('way-out', [letter, { name: 'more', type: 'input', label: 'More' }]);
  const visitor = await here.visitor();
  await visitor.opens('/way-out');
  await (await visitor.find('textbox', 'Your letter')).focus();
  await types(visitor, '[Control+Shift+Digit8]', 'one', '[Enter]', 'two');
  await visitor.sees('To leave the list by keyboard, press Esc, then Tab.');
  await types(visitor, '[Escape]', '[Tab]');
  expect(await visitor.focused()).toBe('More (optional)');
  await types(visitor, '[Shift+Tab]', '[Shift+Tab]');
  expect(await visitor.focused()).toBe('Heading 1');
});

test('what is pasted is cleaned; what is copied in the box is pasted as it was, in a cell too', async () => {
  await makes('pasted', [letter]);
  const visitor = await here.visitor();
  await visitor.opens('/pasted');
  await (await visitor.find('textbox', 'Your letter')).focus();
  await pastes(
    visitor,
    '<h1 style="color:red">Plan</h1><ul><li>a<ul><li>b</li></ul></li></ul><p>c<script>ran=1</script></p>',
  );
  await types(visitor, '[Control+a]');
  const copied = await visitor.page.evaluate(() => {
    const clipboardData = new DataTransfer();
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    );
    return clipboardData.getData('text/html');
  });
  expect(copied).toBe('<h1>Plan</h1><ul><li>a<ul><li>b</li></ul></li></ul><p>c</p>');
  await visitor.presses('Undo');
  await visitor.presses('Table');
  await (await visitor.find('textbox', 'Row 2, column 2')).focus();
  await pastes(visitor, '<p>one <b class="x">two</b></p><p>three</p>');
  await sends(visitor);
  expect(await received()).toContain('<td>one <strong>two</strong><br>three</td>');
});

test('no payload runs as a value or from the clipboard, in the text or in a cell, with the content policy off', async () => {
  const fields = payloads.map((payload, at) => ({
    ...letter,
    name: `letter${at}`,
    label: `Letter ${at}`,
    value: `<p>x</p>${payload}`,
  }));
  await makes('hostile-letter', fields);
  const visitor = await here.visitor();
  const form = { ...formOf('hostile-letter', fields), version: 1 };
  const called = await watched(visitor, insteadOf({ '/api/v2/form/hostile-letter': form }));
  await visitor.opens('/hostile-letter');
  const box = await visitor.find('textbox', 'Letter 0');
  await box.focus();
  for (const payload of payloads) await pastes(visitor, `<p>y</p>${payload}`);
  await (await visitor.find('textbox', 'Letter 1')).focus();
  await visitor.page.evaluate(() => document.querySelectorAll<HTMLElement>('[aria-label="Table"]')[1]?.click());
  await (await visitor.find('textbox', 'Row 2, column 1')).focus();
  for (const payload of payloads) await pastes(visitor, `z${payload}`);
  await visitor.page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('[contenteditable] a')) link.click();
  });
  await visitor.settles();
  expect(await visitor.page.evaluate(() => 'ran' in window)).toBe(false);
  expect(called).toEqual([]);
  expect(
    await visitor.page.$$eval(
      'main :is(script, img, iframe, object, embed, [contenteditable] :is(svg, math, form, input[type="text"]))',
      (all) => all.map(({ outerHTML }) => outerHTML),
    ),
  ).toEqual([]);
});

test('the box fits a small phone and is barrier-free in error', async () => {
  await makes('small-letter', [
    { ...letter, value: '<table><tr><td>a</td><td>b</td><td>c</td><td>d</td></tr></table>' },
  ]);
  for (const viewport of [smallest, desktop]) {
    const visitor = await here.visitor(viewport);
    await visitor.opens('/small-letter');
    await (await visitor.find('textbox', 'Row 1, column 1')).focus();
    expect(await visitor.overflows()).toBe(false);
    await visitor.presses('Remove table');
    await visitor.presses('Submit');
    await visitor.presses('OK');
    await visitor.sees('Field is required');
    await visitor.follows('Your letter: Field is required');
    expect(await visitor.focused()).toBe('Your letter');
    expect(await visitor.barriers()).toEqual([]);
  }
});
