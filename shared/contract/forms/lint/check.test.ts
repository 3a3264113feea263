import fc from '@forms/shared/testing/fast-check';
import { formDefinition } from '../form';
import { checkDefinition } from './check';

const input = (name: string, more: object = {}) => ({ name, type: 'input', label: name, ...more });
const form = (fields: unknown[], more: object = {}) => ({
  header: { title: 'Form' },
  pages: [{ name: 'you', title: 'You', fields }],
  ...more,
});
const reported = (given: unknown) => checkDefinition(given).findings.map(({ path, message }) => `${path}: ${message}`);

test('One error hides no other: what the schema refuses and what the linter finds are told in one go.', () => {
  const fields = [
    input('a', { lable: 'x' }),
    input('b', { show: { gone: 1 } }),
    input('c', { show: { a: 1 }, validation: { alpha: true, numeric: true } }),
    input('c'),
    { type: 'date', label: 'Nameless', validation: { shoeSize: true } },
  ];
  const definition = form(fields, { header: { title: 3 }, colour: 'red', submit: { path: '/x' } });
  expect(checkDefinition(definition).form).toBeUndefined();
  expect(reported(definition)).toEqual([
    'header.title: It must be text',
    'pages.0.fields.0.lable: There is no "lable" here. Did you mean “label”?',
    'pages.0.fields.4.name: It is missing',
    'colour: There is no "colour" here',
    'pages.0.fields.3.name: There is another field “c”',
    'submit.path: There is no “path” here: it has success',
    'pages.0.fields.2.validation.numeric: No answer can pass “alpha” and “numeric” together: take one away',
    'pages.0.fields.1.show: There is no field “gone”',
    'pages.0.fields.3: Another question is labelled “c” too: nobody can tell them apart',
  ]);
});

test('What is broken itself is told once, and names still lead to it.', () => {
  const table = {
    name: 'rows',
    type: 'form',
    label: 'Rows',
    fields: [input('x', { maxlength: 'y' }), input('z', { show: { x: 1 } })],
  };
  expect(reported(form([{ name: 'a', label: 'A' }, input('b', { show: { a: 1 } }), table]))).toEqual([
    'pages.0.fields.0.type: A field needs a type, as "input"',
    'pages.0.fields.2.fields.0.maxlength: It must be a number',
  ]);
});

test('A definition that is one is given back with what is odd in it.', () => {
  const odd = form([input('a', { autocomplete: 'nam' })]);
  expect(checkDefinition(odd)).toEqual({
    form: formDefinition.parse(odd),
    findings: [
      {
        path: 'pages.0.fields.0.autocomplete',
        severity: 'warning',
        message: 'No browser fills in “nam”. Did you mean “name”?',
      },
    ],
  });
});

test('Whatever was written is checked without an exception, and is a form or has an error.', () => {
  const any = fc.jsonValue({ maxDepth: 3 });
  const field = fc.record(
    { name: any, type: any, fields: any, options: any, validation: any, show: any },
    { requiredKeys: [] },
  );
  const page = fc.record({ name: any, title: any, fields: fc.oneof(any, fc.array(field)) }, { requiredKeys: [] });
  fc.assert(
    fc.property(fc.oneof(any, fc.record({ header: any, pages: fc.oneof(any, fc.array(page)) })), (given) => {
      const { form, findings } = checkDefinition(given);
      expect(form !== undefined || findings.some(({ severity }) => severity === 'error')).toBe(true);
    }),
  );
});
