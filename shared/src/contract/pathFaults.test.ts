import { newDefinition } from './forms/newForm';
import { pathFaults } from './pathFaults';

const comparisons = 'one of equals, not, any, all, exclude, includes, lessThan, age';
const scalar = 'A condition compares with text, a number, true, false or null';
const option = 'An option is text, a number, true or false, or { "value": …, "label": "…" }';
const optionKey = (key: string) => `There is no "${key}" in an option: it has value or id, and label, name or title`;
const rule = (name: string) =>
  `There is no rule "${name}": it is one of required, email, date, time, dob, minLength, maxLength, between, minValue, maxValue, sameAs, alpha, alphaSpace, alphaNum, alphaNumSpace, numeric, integer, decimal, currency, phone`;
const path = 'A path under the API base, as "/webforms/options/countries"';

const told = (form: unknown) => pathFaults(newDefinition.safeParse(form).error?.issues ?? [], form);

/** What a person is told of a form with one field, at `pages.0.fields.0`. */
const faults = (field: object) =>
  told({
    header: { title: 'T' },
    pages: [{ name: 'page', title: 'Page', fields: [{ name: 'it', type: 'input', ...field }] }],
  }).map(({ path, message }) => [path.replace('pages.0.fields.0.', ''), message]);

test.each<[field: object, ...faults: [path: string, message: string][]]>([
  [{}],
  [{ show: { field: 'a', bigger: 1 } }, ['show', `Unknown comparison "bigger": it is ${comparisons}`]],
  [{ show: { field: 'a' } }, ['show', `A condition with "field" needs ${comparisons}`]],
  [{ show: { field: 'a', equals: 1, not: 2 } }, ['show', 'A condition compares its field once']],
  [{ show: { field: 'a b', equals: 1 } }, ['show.field', 'A field is a name or a dotted path']],
  [{ show: { field: 'a', equals: [1] } }, ['show.equals', scalar]],
  [{ show: { field: 'a', any: [1, {}] } }, ['show.any.1', scalar]],
  [{ show: { field: 'a', lessThan: '3' } }, ['show.lessThan', 'Invalid input: expected number, received string']],
  [{ show: { field: 'a', age: 'old' } }, ['show.age', 'Invalid option: expected one of "child"|"adult"']],
  [
    { show: { all: [{ a: 1 }, { field: 'b', is: 1 }] } },
    ['show.all.1', `Unknown comparison "is": it is ${comparisons}`],
  ],
  [{ show: { not: { any: [{ a: [] }] } } }, ['show.not.any.0.a', scalar]],
  [{ show: [{ a: 1 }, 'b'] }, ['show.1', 'A condition is an object, or a list of conditions']],
  [{ show: { all: [], any: [] } }, ['show', '"all" stands alone in its condition']],
  [{ show: { needVisa: 'yes' } }, ['show.needVisa', 'Invalid input: expected boolean, received string']],
  [{ show: {} }, ['show', 'A condition names a field']],
  [{ show: { filledBy: ['other'] } }, ['show.filledBy', scalar]],
  [{ show: 'filledBy' }, ['show', 'A condition is an object, or a list of conditions']],

  [{ type: undefined }, ['type', 'A field needs a type, as "input"']],
  [{ name: '1st' }, ['name', 'A name begins with a letter and holds letters, digits, _ and -']],
  [{ lable: 'x', captoin: 'y' }, ['lable', 'There is no "lable" here'], ['captoin', 'There is no "captoin" here']],
  [{ required: 'yes' }, ['required', 'Invalid input: expected boolean, received string']],
  [{ options: ['A', null] }, ['options.1', option]],
  [{ options: [{ value: 1 }] }, ['options.0', option]],
  [
    { uploadTypes: ['cat'] },
    ['uploadTypes.0', 'Invalid option: expected one of "bundleDoc"|"idDoc"|"bd-extra"|"other"'],
  ],
  [
    { validation: { minLength: 'x' } },
    ['validation.minLength', 'This rule takes a number, false, or { "value": …, "message": "…" }'],
  ],
  [
    { validation: { minLength: { value: 3 } } },
    ['validation.minLength', 'This rule takes a number, false, or { "value": …, "message": "…" }'],
  ],
  [
    { validation: { minLength: { value: 'x', message: 'm' } } },
    ['validation.minLength.value', 'Invalid input: expected number, received string'],
  ],
  [
    { validation: { between: 5 } },
    ['validation.between', 'This rule takes two numbers, as [1, 5], false, or { "value": …, "message": "…" }'],
  ],
  [{ validation: { shoeSize: true, phone: true } }, ['validation.shoeSize', rule('shoeSize')]],
  [{ validation: { shoeSize: false } }, ['validation.shoeSize', rule('shoeSize')]],
  [{ validation: { offered: true } }, ['validation.offered', rule('offered')]],
  [
    { type: 'form', fields: [{ name: 'b', type: 'input', validation: { toString: true } }] },
    ['fields.0.validation.toString', rule('toString')],
  ],
  [{ options: ['A', { value: 1, label: 'One', hint: 'x' }] }, ['options.1.hint', optionKey('hint')]],
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
  expect(faults(field)).toEqual(expected);
});

test('A form without pages, and one that is no form at all', () => {
  expect(told({ header: { title: 'T' }, pages: [] })).toEqual([
    { path: 'pages', message: 'A form has at least one page' },
  ]);
  expect(told(null)).toEqual([{ path: '', message: 'Invalid input: expected object, received null' }]);
});
