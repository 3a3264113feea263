import { isApiPath } from './apiPath';

test.each(['/webforms/titles', '/system/titles?all=1', '/a/b-c.d'])('%s stays under the API base', (path) => {
  expect(isApiPath(path)).toBe(true);
});

test.each([
  'https://example.org/x',
  '//example.org/x',
  '/@example.org/x',
  '/a@b',
  '/../file/1',
  '/a/../b',
  '/a/%2e%2e/b',
  'titles',
  '/a//b',
  '/a\\b',
  '/a\nb',
  '/a\u0000b',
  '/a b',
  '/a#b',
  '',
])('%j is no path under the API base', (path) => {
  expect(isApiPath(path)).toBe(false);
});
