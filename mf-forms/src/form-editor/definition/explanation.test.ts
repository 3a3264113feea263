import { formSchema } from '@forms/shared/contract/definitions';
import { explanationAt } from './explanation';
import { treeOf } from './places';

/** What is explained at the `|` in a text. */
function explained(marked: string) {
  const at = marked.indexOf('|');
  const text = marked.replace('|', '');
  const found = explanationAt(text, treeOf(text), formSchema(), at);
  return found && [found.where, found.description];
}

test('a property is explained at its name and at its value, with its place in words', () => {
  const description = ['page 1 › field 1 › label', 'The question. “(optional)” is added by itself.'];
  expect(explained('{ "pages": [{ "fields": [{ "la|bel": "Name" }] }] }')).toEqual(description);
  expect(explained('{ "pages": [{ "fields": [{ "label": "Na|me" }] }] }')).toEqual(description);
});

test('a field’s type says what it asks for', () => {
  expect(explained('{ "pages": [{ "fields": [{}, { "type": "bo|ol" }] }] }')).toEqual([
    'page 1 › field 2 › type',
    'bool: No or Yes. What the field asks for, and so how it is drawn.',
  ]);
});

test('a condition is explained within a condition', () => {
  expect(explained('{ "pages": [{ "show": { "all": [{ "field": "a", "less|Than": 3 }] } }] }')?.[1]).toBe(
    'The answer is a smaller number.',
  );
});

test('what the schema does not know is named without words', () => {
  expect(explained('{ "nonse|nse": 1 }')).toEqual(['nonsense', '']);
});
