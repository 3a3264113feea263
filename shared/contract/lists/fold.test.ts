import { fold, wordsIn } from './fold';

test.each([
  ['Łukasz Wałęsa', 'lukasz walesa'],
  ['Bjørn Groß', 'bjorn gross'],
  ['José Đorđe', 'jose dorde'],
  ['Þór Ægir Œuvre', 'thor aegir oeuvre'],
  ['Yılmaz İpek', 'yilmaz ipek'],
  ["O'Brien Smith-Jones", 'obrien smithjones'],
  ['O’Brien', 'obrien'],
  ['Ｚｏë', 'zoe'],
  ['EX-7K2M9Q', 'ex7k2m9q'],
])('%s is found by %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['  Zoë   Hall ', ['zoe', 'hall']],
  ['', []],
  ['020 7946 0000', ['2079460000']],
  ['+44 20 7946 0000', ['442079460000']],
  ['0', ['0']],
  ['Ana 2026', ['ana', '2026']],
])('of what is typed, %j, each word is looked for, and a number by its digits: %j', (typed, words) => {
  expect(wordsIn(typed)).toEqual(words);
});
