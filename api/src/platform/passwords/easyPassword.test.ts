import { isEasy } from './easyPassword';

const owner = { name: 'Zoë Młyńska', email: 'z.mlynska@college.test' };

it.each([
  'abcd12345678',
  'Summer2026!!',
  'Football2026',
  'PasswordPassword',
  'password12345!',
  'qwertyuiop12',
  '1qaz2wsx3edc',
  'Liverpool2026!',
  'iloveyou1234',
  '123456789012',
  'aaaaaaaaaaaa',
  '121212121212',
  'TutorialCollege1',
  'oxford college 2026',
  'Welcome to Oxford',
  'Młyńska-2026!',
  'zoë.mlynska.1',
])('%s is guessed soon.', (password) => {
  expect(isEasy(password, owner)).toBe(true);
});

it.each([
  'correct horse battery',
  'a dozen letters',
  'my oxford has a river',
  '7Gx!2pQz#9Lm',
  '日本語の長い合言葉です今日は',
  '8403915527164',
])('%s is not.', (password) => {
  expect(isEasy(password, owner)).toBe(false);
});

it('The longest password that may be given is looked at by its beginning alone.', () => {
  expect(isEasy('a'.repeat(200), owner)).toBe(true);
  expect(isEasy('four words of mine, then '.padEnd(200, 'a'), owner)).toBe(false);
});
