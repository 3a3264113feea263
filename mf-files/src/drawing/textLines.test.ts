import { linesOf } from './textLines';

/** Every letter one wide. */
const width = (text: string) => text.length;

test.each([
  ['one two three', 8, ['one two', 'three']],
  ['one\ntwo', 20, ['one', 'two']],
  ['one\r\n\r\ntwo', 20, ['one', '', 'two']],
  ['abcdefgh', 3, ['abc', 'def', 'gh']],
  ['a abcdefgh b', 4, ['a', 'abcd', 'efgh', 'b']],
  ['', 5, ['']],
])('%j in a box %i wide is set as %j', (text, available, lines) => {
  expect(linesOf(text, available, width)).toEqual(lines);
});

test('a box too narrow for a letter still shows every letter', () => {
  expect(linesOf('abc', 0, width)).toEqual(['a', 'b', 'c']);
});
