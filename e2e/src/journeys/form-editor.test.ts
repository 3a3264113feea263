import { routes } from '@forms/shared/contract';
import type { Visitor } from '../visitor';
import { journeys } from './journey';

const here = journeys();

const openDay = {
  slug: 'open-day',
  title: 'Open day',
  json: {
    header: { title: 'Open day' },
    pages: [
      {
        name: 'you',
        title: 'About you',
        fields: [
          { name: 'firstName', type: 'input' as const, label: 'First name', required: true },
          { name: 'email', type: 'email' as const, label: 'Email address', required: true },
        ],
      },
    ],
  },
};

/** Writes over the first such words in the definition, by keyboard alone. */
async function writesOver(member: Visitor, words: string, replacement: string): Promise<void> {
  await (await member.find('textbox', 'Definition of the form')).focus();
  const { keyboard } = member.page;
  await keyboard.down('Control');
  await keyboard.press('f');
  await keyboard.up('Control');
  await keyboard.type(words);
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await keyboard.type(replacement);
}

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
  await admin.pressesMatching(/^Error, line \d+ A field needs a type/);
  expect(await admin.focused()).toBe('Definition of the form');
  await writesOver(admin, '"type": 3', '"type": "email"');
  await admin.sees('No faults');
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
  const enquiries = await here.product.asStaff(routes.enquiries);
  expect(enquiries.map(({ name }) => name).sort()).toEqual(['Ada', 'Zoë']);

  await admin.opens(`/staff/enquiry/${enquiries.find(({ name }) => name === 'Zoë')?.id}`);
  await admin.sees('Given name');
  await admin.opens(`/staff/enquiry/${enquiries.find(({ name }) => name === 'Ada')?.id}`);
  await admin.sees('First name');
}, 120_000);

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
