import { journeys } from '../journeys/journey';
import { wireOf } from '../journeys/wire';
import { desktop, phone } from '../visitor';

const here = journeys();
const fields = [
  { name: 'born', type: 'date', label: 'Date of birth', required: true, validation: { dob: true } },
  { name: 'start', type: 'date', label: 'First day', required: true, validation: { minValue: true } },
  { name: 'mail', type: 'email', label: 'Email address', required: true },
  { name: 'phone', type: 'input', label: 'Telephone number', required: true, validation: { phone: true } },
  { name: 'nickname', type: 'input', label: 'Nickname', maxlength: 20 },
  { name: 'about', type: 'textarea', label: 'About you', maxlength: 60 },
];
const nextYear = new Date().getFullYear() + 1;

beforeAll(() =>
  here.product.makes({
    slug: 'meant',
    title: 'Meant',
    json: { header: { title: 'Meant' }, pages: [{ name: 'page', title: 'About you', fields }] },
  }),
);

test.each([
  ['desk', desktop],
  ['phone', phone],
])('at a %s what is typed is understood, asked back where it could be two, and counted', async (screen, viewport) => {
  const visitor = await here.visitor(viewport);
  const leaves = () => visitor.page.keyboard.press('Tab');
  await visitor.opens('/meant');
  await visitor.types('First day', `1 de setembro de ${nextYear}`);
  await leaves();
  await visitor.eventually(
    async () => (await visitor.valueOf('First day')) === `1st September ${nextYear}`,
    'the day to be shown as it is understood',
  );
  await visitor.types('Date of birth', '7/8/2005');
  await leaves();
  await visitor.sees('Did you mean 7th August 2005 or 8th July 2005?');
  await visitor.types('Email address', 'zoe@gmial.com');
  await leaves();
  await visitor.sees('Did you mean zoe@gmail.com?');
  await visitor.types('Telephone number', '(07700) 900-123');
  await visitor.types('Nickname (optional)', 'The one with the hat');
  await visitor.sees('You have 0 characters remaining');
  await visitor.types('About you (optional)', 'I like small groups, long walks and hard questions of any kind.');
  await visitor.sees('You have 3 characters too many');
  await leaves();
  await visitor.sees('Field must have at most 60 characters');
  expect(await visitor.barriers()).toEqual([]);
  await visitor.pictures(`meant-asked-${screen}`);

  await visitor.presses('Submit');
  await visitor.sees('Please check for errors in the form');
  await visitor.presses('OK');
  await visitor.sees('Please enter a valid date of the format: 31st July 2020');
  await visitor.pictures(`meant-refused-${screen}`);
  await visitor.types('About you (optional)', 'I like small groups, long walks and hard questions.');
  await visitor.presses('Use zoe@gmail.com');
  expect(await visitor.valueOf('Email address')).toBe('zoe@gmail.com');
  await (await visitor.find('button', 'Use 8th July 2005')).focus();
  await visitor.page.keyboard.press('Enter');
  expect(await visitor.focused()).toBe('Date of birth');
  expect(await visitor.valueOf('Date of birth')).toBe('8th July 2005');
  expect(await visitor.valueOf('Telephone number')).toBe('(07700) 900-123');
  expect(await visitor.barriers()).toEqual([]);

  const wire = await wireOf(visitor.page);
  await visitor.presses('Submit');
  await visitor.sees('Thank you');
  const sent = wire.find(({ url }) => url.endsWith('/form/meant/data'));
  expect(JSON.parse(sent?.body ?? '')).toEqual([
    {
      name: 'page',
      values: {
        born: '2005-07-08',
        start: `${nextYear}-09-01`,
        mail: 'zoe@gmail.com',
        phone: '+447700900123',
        nickname: 'The one with the hat',
        about: 'I like small groups, long walks and hard questions.',
      },
    },
  ]);
});
