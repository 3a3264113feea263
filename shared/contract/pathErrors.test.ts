import fc from '@forms/shared/testing/fast-check';
import { formDefinition } from './forms/form';
import { checkedBy } from './pathErrors';

const comparisons = 'one of equals, not, any, all, exclude, includes, lessThan, age';
const scalar = 'A condition compares with text, a number, true, false or null';
const option = 'An option is text, a number, true or false, or { "value": …, "label": "…" }';
const path = 'A path under the API base, as "/webforms/options/countries"';

const reported = (form: unknown) => {
  const read = checkedBy(formDefinition, form);
  return 'errors' in read ? read.errors : [];
};

/** What a person is told of a form with one field, at `pages.0.fields.0`. */
const errors = (field: object) =>
  reported({
    header: { title: 'T' },
    pages: [{ name: 'page', title: 'Page', fields: [{ name: 'it', type: 'input', ...field }] }],
  }).map(({ path, message }) => [path.replace('pages.0.fields.0.', ''), message]);

test.each<[field: object, ...errors: [path: string, message: string][]]>([
  [{}],
  [{ show: { field: 'a', bigger: 1 } }, ['show', `Unknown comparison "bigger": it is ${comparisons}`]],
  [{ show: { field: 'a' } }, ['show', `A condition with "field" needs ${comparisons}`]],
  [{ show: { field: 'a', equals: 1, not: 2 } }, ['show', 'A condition compares its field once']],
  [{ show: { field: 'a b', equals: 1 } }, ['show.field', 'A field is a name or a dotted path']],
  [{ show: { field: 'a', equals: [1] } }, ['show.equals', scalar]],
  [{ show: { field: 'a', any: [1, {}] } }, ['show.any.1', scalar]],
  [{ show: { field: 'a', lessThan: '3' } }, ['show.lessThan', 'It must be a number']],
  [{ show: { field: 'a', age: 'old' } }, ['show.age', 'It must be one of "child", "adult"']],
  [
    { show: { all: [{ a: 1 }, { field: 'b', is: 1 }] } },
    ['show.all.1', `Unknown comparison "is": it is ${comparisons}`],
  ],
  [{ show: { not: { any: [{ a: [] }] } } }, ['show.not.any.0.a', scalar]],
  [{ show: [{ a: 1 }, 'b'] }, ['show.1', 'A condition is an object, or a list of conditions']],
  [{ show: { all: [], any: [] } }, ['show', '"all" stands alone in its condition']],
  [{ show: { needVisa: 'yes' } }, ['show.needVisa', 'It must be true or false']],
  [{ show: {} }, ['show', 'A condition names a field']],
  [{ show: { filledBy: ['other'] } }, ['show.filledBy', scalar]],
  [{ show: 'filledBy' }, ['show', 'A condition is an object, or a list of conditions']],

  [{ type: undefined }, ['type', 'A field needs a type, as "input"']],
  [{ name: '1st' }, ['name', 'A name begins with a letter and holds letters, digits, _ and -']],
  [
    { lable: 'x', colour: 'y' },
    ['lable', 'There is no "lable" here. Did you mean “label”?'],
    ['colour', 'There is no "colour" here'],
  ],
  [
    { uploadTypes: ['idDocs'] },
    ['uploadTypes.0', 'It must be one of "bundleDoc", "idDoc", "bd-extra", "other". Did you mean “idDoc”?'],
  ],
  [{ name: undefined }, ['name', 'It is missing']],
  [{ maxlength: 0 }, ['maxlength', 'It must be above 0']],
  [{ required: 'yes' }, ['required', 'It must be true or false']],
  [{ options: ['A', null] }, ['options.1', option]],
  [{ options: [{ value: 1 }] }, ['options.0', option]],
  [{ uploadTypes: ['cat'] }, ['uploadTypes.0', 'It must be one of "bundleDoc", "idDoc", "bd-extra", "other"']],
  [
    { validation: { minLength: 'x' } },
    ['validation.minLength', 'This rule takes a number, false, or { "value": …, "message": "…" }'],
  ],
  [
    { validation: { minLength: { value: 3 } } },
    ['validation.minLength', 'This rule takes a number, false, or { "value": …, "message": "…" }'],
  ],
  [{ validation: { minLength: { value: 'x', message: 'm' } } }, ['validation.minLength.value', 'It must be a number']],
  [
    { validation: { between: 5 } },
    ['validation.between', 'This rule takes two numbers, as [1, 5], false, or { "value": …, "message": "…" }'],
  ],
  [{ options: [{ id: 1, name: 'One', title: 'First' }] }],

  [{ fields: [{ name: 'column' }] }, ['fields.0.type', 'A field needs a type, as "input"']],

  [{ api: '/webforms/options/countries' }],
  [{ api: 'https://example.org/x' }, ['api', path]],
  [{ api: '//example.org/x' }, ['api', path]],
  [{ api: '/@example.org' }, ['api', path]],
  [{ api: '/../file/1' }, ['api', path]],
  [{ api: '/a\u0000b' }, ['api', path]],
  [{ getAPI: '/file/../x' }, ['getAPI', path]],
])('%j', (field, ...expected) => {
  expect(errors(field)).toEqual(expected);
});

test('A form without pages, and one that is no form at all', () => {
  expect(reported({ header: { title: 'T' }, pages: [] })).toEqual([
    { path: 'pages', message: 'A form has at least one page' },
  ]);
  expect(reported(null)).toEqual([{ path: '', message: 'It must be an object, as { … }' }]);
});

test('No error is told in the validator’s own words, whatever was written.', () => {
  const part = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(undefined, '', 0, -1, 1.5, [], {}));
  const keys = [...Object.keys(formDefinition.shape), 'name', 'type', 'fields', 'options', 'validation', 'show', 'api'];
  const field = fc.dictionary(fc.constantFrom(...keys, 'maxlength', 'uploadTypes', 'minLength', 'value'), part);
  const page = fc.record({ name: part, title: part, fields: fc.oneof(part, fc.array(field)) }, { requiredKeys: [] });
  const form = fc.record({ header: part, pages: fc.oneof(part, fc.array(page)), submit: part }, { requiredKeys: [] });
  fc.assert(
    fc.property(form, (given) => {
      for (const { message } of reported(given)) {
        expect(message).not.toMatch(/invalid|expected|received|unrecogni[sz]ed|too (big|small)/i);
      }
    }),
  );
});
