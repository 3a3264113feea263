import { isApiPath, readOption } from './options';

test.each([
  ['A', { value: 'A', label: 'A' }],
  [2, { value: 2, label: '2' }],
  [
    { value: 'x', label: 'X' },
    { value: 'x', label: 'X' },
  ],
  [
    { id: 'gb', name: 'Britain' },
    { value: 'gb', label: 'Britain' },
  ],
  [
    { id: 7, title: 'Seven' },
    { value: 7, label: 'Seven' },
  ],
  [
    { id: 'dr', label: 'Dr' },
    { value: 'dr', label: 'Dr' },
  ],
])('%j reads as an option', (input, option) => {
  expect(readOption(input)).toEqual(option);
});

test.each(['/webforms/titles', '/system/titles?all=1', '/a/b-c.d'])('%s stays under the API base', (path) => {
  expect(isApiPath(path)).toBe(true);
});

test.each([
  'https://example.org/x',
  '//example.org/x',
  '/../file/1',
  '/a/../b',
  'titles',
  '/a//b',
  '/a\\b',
  '/a b',
  '',
])('"%s" is no path under the API base', (path) => {
  expect(isApiPath(path)).toBe(false);
});
