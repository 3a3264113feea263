import { CompletionContext } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { formSchema } from '@forms/shared/contract/definitions';
import { completeFrom } from './completion';

const complete = completeFrom(() => formSchema());

/** What is offered at the `|` of a text, asked for or while a word is typed. */
function offered(marked: string, explicit = true): string[] {
  const state = EditorState.create({ doc: marked.replace('|', ''), extensions: [json()] });
  const found = complete(new CompletionContext(state, marked.indexOf('|'), explicit));
  return found?.options.map(({ displayLabel, label }) => displayLabel ?? label) ?? [];
}

test('in an object the names that it does not have yet are offered', () => {
  expect(offered('{ "header": { "title": "T", | } }')).toEqual(['caption']);
  expect(offered('{ "header": {}, "pa|" }')).toEqual(expect.arrayContaining(['pages', 'submit']));
  expect(offered('{ "header": {}, "pa|" }')).not.toContain('header');
});

test('a condition’s and a rule’s names are offered where they belong', () => {
  expect(offered('{ "pages": [{ "show": { "|" } }] }')).toEqual(
    expect.arrayContaining(['field', 'lessThan', 'needVisa']),
  );
  expect(offered('{ "pages": [{ "fields": [{ "validation": { | } }] }] }')).toEqual(
    expect.arrayContaining(['minLength', 'sameAs', 'phone']),
  );
});

test('a value is one that the schema names', () => {
  expect(offered('{ "pages": [{ "fields": [{ "type": "|" }] }] }')).toEqual(
    expect.arrayContaining(['input', 'multi-checkbox', 'privacy']),
  );
  expect(offered('{ "pages": [{ "fields": [{ "required": | }] }] }')).toEqual(['true', 'false']);
  expect(offered('{ "pages": [{ "fields": [{ "uploadTypes": ["|"] }] }] }')).toEqual([
    'bundleDoc',
    'idDoc',
    'bd-extra',
    'other',
  ]);
});

test('where a field is named, the form’s own names are offered', () => {
  const fields =
    '"fields": [{ "name": "age" }, { "name": "email" }, { "name": "again", "validation": { "sameAs": "|" } }]';
  expect(offered(`{ "pages": [{ ${fields} }] }`)).toEqual(['age', 'email', 'again']);
});

test('nothing is offered where nobody asked and nothing is being written', () => {
  expect(offered('{ "header": { | } }', false)).toEqual([]);
});
