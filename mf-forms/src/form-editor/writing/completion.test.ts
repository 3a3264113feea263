import { CompletionContext } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { formSchema } from '@forms/shared/contract/definitions';
import { completeFrom } from './completion';

const references = {
  terms: [{ slug: 'exam-terms', title: 'Terms' }],
  lists: [{ path: '/system/titles', title: 'Titles' }],
};
const complete = completeFrom(() => formSchema(references));

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
  expect(offered(`{ "pages": [{ "name": "you", ${fields} }] }`)).toEqual(['age', 'email']);
});

const field = (written: string, before = '') => `{ "pages": [{ "name": "you", "fields": [${before}{ ${written} }] }] }`;

test('of a field’s properties and rules those are offered that fit its type', () => {
  const ofUploader = offered(field('"type": "uploader", |'));
  expect(ofUploader).toEqual(expect.arrayContaining(['uploadTypes', 'getAPI', 'required', 'label']));
  expect(ofUploader.filter((name) => ['options', 'api', 'slug', 'maxlength', 'fields'].includes(name))).toEqual([]);
  const ofHeading = offered(field('"type": "header", |'));
  expect(ofHeading).toEqual(expect.arrayContaining(['title', 'html', 'close', 'show']));
  expect(ofHeading).not.toContain('required');
  expect(offered(field('"type": "bool", "validation": { | }'))).toEqual(['required']);
  expect(offered(field('"type": "date", "validation": { | }'))).toEqual([
    'required',
    'date',
    'dob',
    'minValue',
    'maxValue',
    'sameAs',
  ]);
});

test('of the terms, lists and autocomplete values those are offered that there are', () => {
  expect(offered(field('"type": "privacy", "slug": "|"'))).toEqual(['exam-terms']);
  expect(offered(field('"type": "select", "api": "|"'))).toEqual(['/system/titles']);
  expect(offered(field('"type": "input", "autocomplete": "|"'))).toEqual(expect.arrayContaining(['given-name', 'tel']));
});

test('a condition is offered fields that have an answer, and the answers that they can have', () => {
  const others = `{ "name": "part", "type": "section" }, { "name": "sent", "type": "uploader" },
    { "name": "day", "type": "select", "options": ["Monday", { "value": 2, "label": "Tuesday" }] }, `;
  expect(offered(field('"name": "a", "type": "input", "show": { "field": "|" }', others))).toEqual([
    'sent',
    'day',
    'a',
  ]);
  expect(offered(field('"name": "a", "validation": { "sameAs": "|" }', others))).toEqual(['day']);
  const asked = (condition: string) => offered(field(`"name": "a", "show": { "field": "day", ${condition} }`, others));
  expect(asked('"equals": "|"')).toEqual(['Monday', '2']);
  expect(asked('"any": ["|"]')).toEqual(['Monday', '2']);
  expect(asked('|')).not.toContain('age');
});

test('nothing is offered where nobody asked and nothing is being written', () => {
  expect(offered('{ "header": { | } }', false)).toEqual([]);
});
