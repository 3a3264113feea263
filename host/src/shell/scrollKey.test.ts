import { scrollKey } from './scrollKey';

const at = (pathname: string, key = 'default') => scrollKey({ pathname, key, search: '', hash: '', state: null });

test('a page that is opened at its address does not open where another was left', () => {
  expect(at('/tutor-application')).not.toBe(at('/exams-registration-v2'));
});

test('a page that was opened at its address is found again where it was left, after a reload as well', () => {
  expect(at('/tutor-application')).toBe(at('/tutor-application'));
});

test('each visit of a page within the site has its own position', () => {
  expect(at('/fees', 'a1')).not.toBe(at('/fees', 'b2'));
});
