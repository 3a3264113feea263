import { retiredIn } from './retired';

it.each([
  ['a variable', 'const told = 1;', 'told'],
  ['a part of a name', 'function candidatesTold() {}', 'candidatesTold'],
  ['a constant', 'const MOST_TOLD = 20;', 'MOST_TOLD'],
  ['a property', 'const a = { isKept: true };', 'isKept'],
  ['a component', '<Kept />', 'Kept'],
  ['two words', 'const looksAfter = () => 1;', 'looksAfter'],
])('finds a retired word that %s is called by', (_, source, name) => {
  expect(retiredIn('a.tsx', source)).toEqual([`a.tsx:1 is called ${name}`]);
});

it.each([
  ['in a sentence', '// Nobody was told.\nconst text = "kept";'],
  ['between tags', '<p>What is kept</p>'],
  ['within another word', 'const default_ = "", desktop = 1, tasks = 2;'],
  ['as it is stored', 'const a = { keptUntil: "" };'],
])('lets the word stand %s', (_, source) => {
  expect(retiredIn('a.tsx', source)).toEqual([]);
});
