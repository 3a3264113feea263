import { readDefinition } from './reading';

/** What is said of a text, each with the stretch that it is said of. */
const reported = (text: string) =>
  readDefinition(text).problems.map(({ from, to, severity, message }) => [severity, text.slice(from, to), message]);

const form = (fields: string) =>
  `{ "header": { "title": "T" }, "pages": [{ "name": "you", "title": "You", "fields": [${fields}] }] }`;

test.each([
  ['', '', 'There is nothing here yet: a form begins with {'],
  ['{ "header": ', ':', 'The text ends too early'],
  ['{ "a": 1, }', ',', 'There is a comma too many'],
  ['{ "a": 1 "b": 2 }', '"', 'A comma or colon is missing before this'],
  ['[1 2]', '2', 'A comma or colon is missing before this'],
  ['{ a: 1 }', 'a', 'This is not JSON: “a” can’t stand here. Names and words stand in "double quotes"'],
])('of %j the reader is told what keeps it from being JSON, at its place', (text, place, message) => {
  expect(reported(text)).toEqual([['error', place, message]]);
  expect(readDefinition(text).json).toBeUndefined();
});

test('an error of the schema stands at its place, a missing part at what it is missing in', () => {
  expect(reported(form('{ "name": "1st", "type": "input", "lable": "A" }, {\n "name": "b" }'))).toEqual([
    ['error', '"name": "1st"', 'A name begins with a letter and holds letters, digits, _ and -'],
    ['error', '"lable": "A"', 'There is no "lable" here. Did you mean “label”?'],
    ['error', '{', 'A field needs a type, as "input"'],
  ]);
});

test('what is large is marked by its name, not from end to end', () => {
  const conditional = form('{ "name": "a", "type": "input", "label": "A", "show": { "b": 1 } }');
  expect(reported(conditional)).toEqual([['error', '"show"', 'There is no field “b”']]);
  expect(readDefinition(conditional).json).toBeDefined();
});

test('a name that stands twice is told, since JSON forgets the first in silence', () => {
  expect(reported(form('{ "name": "a", "type": "input", "label": "A", "label": "B" }'))).toEqual([
    ['warning', '"label"', '“label” stands here twice: only the last one counts'],
  ]);
});
