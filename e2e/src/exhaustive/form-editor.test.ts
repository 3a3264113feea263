import { routes } from '@forms/shared/contract';
import { journeys } from '../journeys/journey';
import { openDay } from '../journeys/staffWork';
import { writesOver } from '../journeys/writesOver';

const here = journeys();

test('a form is edited beside its preview and saved; a visitor fills it in, and staff open the enquiry', async () => {
  await here.product.makes(openDay);
  const early = await here.visitor();
  await early.opens('/open-day');
  await early.types('First name', 'Ada');

  const admin = await here.visitor();
  await admin.opens(await here.product.loginLink());
  await admin.follows('Forms');
  await admin.follows('Open day');
  await admin.find('textbox', 'First name');
  expect(await admin.barriers()).toEqual([]);

  await writesOver(admin, '"First name"', '"Given name"');
  await admin.find('textbox', 'Given name');
  await writesOver(admin, '"type": "email"', '"type": 3');
  await admin.pressesMatching(/^Error, line \d+, in .* A field needs a type/);
  expect(await admin.focused()).toBe('Definition of the form');
  await writesOver(admin, '"type": 3', '"type": "email"');
  await admin.sees('No errors');
  await admin.presses('Save as version 2');
  await admin.sees('Saved as version 2');
  await admin.pictures('form-editor');
  expect(await admin.barriers()).toEqual([]);

  const visitor = await here.visitor();
  await visitor.opens('/open-day');
  await visitor.types('Given name', 'Zoë');
  await visitor.types('Email address', 'zoe@example.com');
  await visitor.presses('Submit');
  await visitor.find('heading', 'Thank you');

  // Whoever began with the older version finishes on it.
  await early.types('Email address', 'ada@example.com');
  await early.presses('Submit');
  await early.find('heading', 'Thank you');
  const enquiries = await here.product.listed(routes.enquiries);
  expect(enquiries.map(({ name }) => name).sort()).toEqual(['Ada', 'Zoë']);

  await admin.opens(`/staff/enquiry/${enquiries.find(({ name }) => name === 'Zoë')?.id}`);
  await admin.sees('Given name');
  await admin.opens(`/staff/enquiry/${enquiries.find(({ name }) => name === 'Ada')?.id}`);
  await admin.sees('First name');
});

test('an older version is looked at and brought back as the next', async () => {
  await here.product.makes({ ...openDay, slug: 'taster-day' });
  const [page] = openDay.json.pages;
  await here.product.changes('taster-day', {
    header: { title: 'Taster day' },
    pages: page ? [{ ...page, title: 'Who comes' }] : [],
  });
  const admin = await here.visitor();
  await admin.opens(await here.product.loginLink());
  await admin.find('link', 'Forms');
  await admin.opens('/staff/form/taster-day');
  await admin.presses('Versions');
  await admin.presses('Look at version 1');
  await admin.sees('Preview of version 1');
  expect(await admin.barriers()).toEqual([]);
  await admin.presses('Restore it as version 3');
  await admin.sees('Saved as version 3');
});

test('of two who write at once nobody loses anything, and unsaved text survives a reload', async () => {
  await here.product.makes({ ...openDay, slug: 'two-at-once' });
  const admin = await here.visitor();
  admin.forgives(/status of 409/);
  admin.page.on('dialog', (dialog) => void dialog.accept());
  await admin.opens(await here.product.loginLink());
  await admin.find('link', 'Forms');
  await admin.opens('/staff/form/two-at-once');
  await admin.find('textbox', 'First name');
  await writesOver(admin, '"First name"', '"Given name"');
  await admin.sees('Changed since version 1');
  await admin.page.reload();
  await admin.sees('What you wrote last time is here again');
  await admin.find('textbox', 'Given name');

  await here.product.changes('two-at-once', { ...openDay.json, header: { title: 'Theirs' } });
  await admin.presses('Save as version 2');
  await admin.sees('Version 2 was saved by Administrator while you were writing');
  await admin.find('textbox', 'Given name');
  expect(await admin.barriers()).toEqual([]);
  await admin.pictures('form-editor-meanwhile');
  await admin.presses('Save mine as version 3');
  await admin.sees('Saved as version 3');
  expect(await here.product.asStaff(routes.form, { slug: 'two-at-once' })).toMatchObject({
    version: 3,
    json: { header: { title: 'Open day' }, pages: [{ fields: [{ label: 'Given name' }, {}] }] },
  });
});

test('a form is made, written with what the schema offers, and left by keyboard alone', async () => {
  const admin = await here.visitor();
  await admin.opens(await here.product.loginLink());
  await admin.find('link', 'Forms');
  await admin.opens('/staff/new-form');
  await admin.types('Title', 'Taster evening');
  expect(await admin.valueOf('Address')).toBe('taster-evening');
  const { keyboard } = admin.page;
  await keyboard.press('Enter');
  await admin.find('textbox', 'First name');

  await writesOver(admin, '"required": true', '"capt');
  await admin.sees('The hint under the label.');
  // For a moment the list takes no key, in case it was meant for the text.
  await new Promise((resolve) => setTimeout(resolve, 150));
  await keyboard.press('Enter');
  await keyboard.type('As on the passport');
  await admin.sees('As on the passport');
  await admin.sees('page 1 › field 1 › caption');
  await keyboard.press('Escape');
  await keyboard.press('Tab');
  expect(await admin.focused()).not.toBe('Definition of the form');
  await admin.presses('Save as version 2');
  await admin.sees('Saved as version 2');
});

test('on a test site an Admin keeps the form that is shown as its next version', async () => {
  await here.product.makes({ ...openDay, slug: 'kept' });
  const admin = await here.visitor();
  await admin.opens(await here.product.loginLink());
  await admin.find('link', 'Forms');
  await admin.opens('/kept');
  await admin.presses('Save form');
  await admin.sees('Form saved as version 2');
  await admin.presses('Edit');
  await admin.find('textbox', 'Definition of the form');
});
