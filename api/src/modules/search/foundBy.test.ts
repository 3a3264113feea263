import { wordsIn } from '@forms/shared/contract';
import { foundBy, searchText } from './foundBy';

const pages = [
  {
    name: 'student',
    values: {
      firstName: 'Łukasz',
      lastName: 'O’Brien',
      filled_email: 'mum@example.org',
      phone: '07700 900123',
      guardian_phone: '+351 21 000 0000',
      address_postcode: 'OX1 2JD',
      supportNeeds: 'Dyslexia',
      dateOfBirth: '2009-01-01',
      uci: '71234123456A',
    },
  },
  { name: 'exams', values: { candidates: [{ firstName: 'Zoë', notes: 'Shy' }] } },
];
const text = searchText(foundBy(pages));

test.each([
  'lukasz',
  "o'brien",
  'MUM@example.org',
  '07700 900 123',
  '+44 7700 900123',
  '00351 21 000 0000',
  'ox1 2jd',
  '71234123456a',
  'zoe',
])('An enquiry is found by %s.', (typed) => {
  expect(wordsIn(typed).every((word) => text.includes(word))).toBe(true);
});

test('What else somebody answered stands in no index.', () => {
  for (const secret of ['dyslexia', '2009', 'shy']) expect(text).not.toContain(secret);
});
