import { likest } from './likest';

const pages = [
  ['fees', 'Fees'],
  ['study-online', 'Study online'],
  ['examinations', 'Examinations'],
  ['exams-registration-v2', 'Exams registration'],
  ['tuition-services-v2', 'Tuition services'],
  ['access-arrangements', 'Access arrangements'],
  ['study.php', 'Estudar em Lisboa'],
].map(([slug = '', title = '']) => ({ slug, title }));

const first = (asked: string) => likest(asked, pages)[0]?.slug;

test.each([
  ['feees', 'fees'],
  ['online-study', 'study-online'],
  ['exam-registration', 'exams-registration-v2'],
  ['tution', 'tuition-services-v2'],
  ['Acces arangements', 'access-arrangements'],
  ['estudar-lisboa.php', 'study.php'],
  ['examination/boards', 'examinations'],
])('who asks for %s is led to %s', (asked, slug) => {
  expect(first(asked)).toBe(slug);
});

test.each(['zzz', '..', '', 'wp-login', '%00'])('nothing is like “%s”', (asked) => {
  expect(first(asked)).toBeUndefined();
});

test('at most three are offered', () => {
  expect(likest('study examinations fees online', [...pages, ...pages]).length).toBeLessThanOrEqual(3);
});
