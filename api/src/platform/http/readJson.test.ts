import { refusalOf } from './readJson';

const most = { items: 3, values: 10 };
const reason = (text: string) => refusalOf(text, most)?.message;

it.each([
  ['a list of as many entries as it may have', '[1,2,3]'],
  ['brackets, commas and escaped quotes in a text', '["[[[[,,,,,,,,,,,,,,\\"]]\\\\","\\\\\\"{"]'],
  ['what is no JSON, which the parser says', '}]],"'],
  ['an escaped backslash before u0000', '["\\\\u0000"]'],
])('It lets pass %s.', (_what, text) => {
  expect(reason(text)).toBeUndefined();
});

it.each([
  ['a list of too many', '{"a":[1,2,3,4]}', 'A list here has more than 3 entries.'],
  ['too many values in all', '[[1,2,3],[1,2,3],[1,2,3]]', 'More than 10 values are sent.'],
  ['an object of too many', `{${Array(11).fill('"a":1').join()}}`, 'More than 10 values are sent.'],
  ['NUL', '["\\\\\\u0000"]', 'Text must not hold the sign NUL.'],
])('It refuses %s.', (_what, text, message) => {
  expect(reason(text)).toBe(message);
});

it('It refuses nesting, however deep.', () => {
  expect(refusalOf('['.repeat(1_000_000), { items: 3, values: 100 }, 422)).toMatchObject({
    status: 422,
    message: 'This is nested more than 64 deep.',
  });
});
