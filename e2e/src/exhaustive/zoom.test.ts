import { readOnly, untouched } from '../journeys/everyField';
import { journeys } from '../journeys/journey';
import { type Visitor, zoomed } from '../visitor';

const here = journeys();
beforeAll(async () => {
  for (const [slug, json] of Object.entries({ untouched, 'read-only': readOnly })) {
    await here.product.makes({ slug, title: slug, json });
  }
});

async function fits(visitor: Visitor) {
  expect(await visitor.cutOff()).toEqual([]);
  expect(await visitor.overflows()).toBe(false);
}

/** Tabs through the page from its beginning; answers the names of all that it led to. */
async function tabsThrough(visitor: Visitor): Promise<string[]> {
  const names: string[] = [];
  const unseen: string[] = [];
  for (;;) {
    await visitor.page.keyboard.press('Tab');
    const name = await visitor.focused();
    if (await visitor.page.evaluate(() => document.activeElement === document.body)) break;
    names.push(name);
    if (!(await visitor.seesFocus())) unseen.push(name);
    if (names.length > 150) throw new Error(`Tab never came to an end: ${names.join(' | ')}`);
  }
  expect(unseen).toEqual([]);
  return names;
}

test('at 400 % every field is reached by Tab, is seen where it has the focus, and is cut nowhere', async () => {
  const visitor = await here.visitor(zoomed);
  await visitor.opens('/untouched');
  await visitor.find('button', 'Add exam');
  await visitor.find('textbox', 'Html');
  await visitor.find('combobox', 'Multi-select');
  await visitor.find('combobox', 'Origin');
  await visitor.sees('Choose files');
  await fits(visitor);
  const reached = await tabsThrough(visitor);
  for (const name of [
    ...['Close About you', 'Input', 'Textarea', 'Email', 'Date', 'Choose from a calendar: Date', 'Time', 'No'],
    ...['Checkbox', 'Select', 'Multi-select', 'Maths', 'Physics', 'Chemistry', 'Add to Form', 'Html', 'Add exam'],
    ...['Uploader Choose files', 'Origin', 'Terms', 'I agree to the terms', 'Clear', 'Submit', 'Finish later'],
  ]) {
    expect(reached).toContain(name);
  }

  await visitor.presses('Submit');
  await fits(visitor);
  await visitor.presses('OK');
  await visitor.sees('You must agree before submission');
  await fits(visitor);
  await visitor.pictures('fields-zoomed');
});

test('at 400 % dialogs and lists fit too', async () => {
  const visitor = await here.visitor(zoomed);
  await visitor.opens('/untouched');
  await visitor.presses('Add to Form');
  await visitor.find('dialog', 'Add: Form');
  await visitor.types('Code', 'X1');
  await fits(visitor);
  await visitor.presses('Add');
  await visitor.find('button', 'Edit entry 1');
  await visitor.picks('Multi-select', 'Chemistry');
  await visitor.page.keyboard.type('e');
  await fits(visitor);
  await visitor.page.keyboard.press('Tab');
  await visitor.presses('Add exam');
  await visitor.find('dialog', 'Add exam');
  await fits(visitor);
});

test('at 400 % read-only answers fit too', async () => {
  const visitor = await here.visitor(zoomed);
  await visitor.opens('/read-only');
  await visitor.sees('passport.pdf');
  await fits(visitor);
});
