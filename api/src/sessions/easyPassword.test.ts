import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEasy } from './easyPassword';

const owner = { name: 'Zoë Młyńska', email: 'z.mlynska@college.test' };
const listed = readFileSync(join(__dirname, 'commonPasswords.txt'), 'utf8').trim().split('\n');

it('Every one of the commonest that are long enough is easy, however it is written.', () => {
  expect(listed.length).toBeGreaterThan(300);
  expect(listed.filter((password) => !isEasy(password, owner))).toEqual([]);
  expect(isEasy('PasswordPassword', owner)).toBe(true);
});

it.each([
  'aaaaaaaaaaaa',
  '121212121212',
  'TutorialCollege1',
  'oxford college 2026',
  'Welcome to Oxford',
  'Młyńska-2026!',
  'zoë.mlynska.1',
  'password12345!',
])('So is %s.', (password) => {
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
