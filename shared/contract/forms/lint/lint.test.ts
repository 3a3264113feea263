import type { FieldDefinition } from '../field';
import { type FormDefinition, formDefinition } from '../form';
import { lintForm } from './lint';

type Fields = (Partial<FieldDefinition> & { type: string })[];
/** Fields with names and labels where the case gives none: the first is `a`, then `b`, `c` and so on. */
const named = (fields: Fields): FieldDefinition[] =>
  fields.map((field, at) => ({ name: String.fromCharCode(97 + at), label: `Label ${at}`, ...field }));
const page = (fields: Fields, more: object = {}, name = 'one') => ({
  name,
  title: `Page ${name}`,
  fields: named(fields),
  ...more,
});
const form = (...pages: FormDefinition['pages']): FormDefinition =>
  formDefinition.parse({ header: { title: 'Form' }, pages });
const reported = (definition: FormDefinition) =>
  lintForm(definition).map(({ path, severity, message }) => `${severity} ${path}: ${message}`);

const select = { type: 'select', options: ['x', 'y'] };
const rules =
  'required, email, date, time, dob, minLength, maxLength, between, minValue, maxValue, sameAs, alpha, alphaSpace, alphaNum, alphaNumSpace, numeric, integer, decimal, currency, phone';
const never = (at: string) => `error ${at}.show: No answers can ever make it show`;

describe('On one page, the linter tells of', () => {
  test.each<[what: string, fields: Fields, ...findings: string[]]>([
    ['nothing', [{ type: 'input' }, { type: 'date', show: { a: 'x' } }]],

    ['an unknown type', [{ type: 'colour' }], 'error pages.0.fields.0.type: Unknown field type "colour"'],
    [
      'a name twice',
      [{ type: 'input', name: 'b' }, { type: 'input' }],
      'error pages.0.fields.1.name: There is another field “b”',
    ],
    [
      'a column’s name twice',
      [{ type: 'form', fields: [...named([{ type: 'input' }]), ...named([{ type: 'date', label: 'Day' }])] }],
      'error pages.0.fields.0.fields.1.name: There is another field “a”',
    ],
    [
      'a property out of place',
      [{ type: 'select', options: ['x'], maxlength: 5 }],
      'warning pages.0.fields.0.maxlength: “maxlength” does nothing on a field of type select',
    ],
    [
      'options that nobody chooses',
      [{ type: 'input', options: ['x'] }],
      'warning pages.0.fields.0.options: “options” does nothing on a field of type input',
    ],
    ['a missing label', [{ type: 'input', label: '' }], 'warning pages.0.fields.0: A question without a label'],
    ['a heading without words', [{ type: 'header', label: '' }], 'warning pages.0.fields.0: A heading without words'],
    [
      'nothing to choose from',
      [{ type: 'select' }],
      'error pages.0.fields.0: There is nothing to choose from: it needs options or an api',
    ],
    [
      'an api that is never asked',
      [{ ...select, api: '/x' }],
      'warning pages.0.fields.0.api: It is never asked: the options are written already',
    ],
    [
      'an option twice',
      [{ type: 'multi-radio', options: [1, { value: '1', label: 'One' }] }],
      'error pages.0.fields.0.options.1: There is another option “1”',
    ],
    [
      'a value that is no option',
      [{ ...select, value: 'z' }],
      'warning pages.0.fields.0.value: It is none of the options',
    ],
    [
      'a value of a campus that is no option',
      [{ ...select, valueAt: { lisbon: 'z' } }],
      'warning pages.0.fields.0.valueAt.lisbon: It is none of the options',
    ],
    ['a value that is one', [{ type: 'multi-select', options: [1, 2], value: ['1'] }]],
    [
      'terms that are nowhere',
      [{ type: 'privacy' }],
      'error pages.0.fields.0: There are no terms to agree to: it needs a slug or html',
    ],
    [
      'a sub-table without columns',
      [{ type: 'form' }],
      'error pages.0.fields.0: A sub-table without columns: it needs fields',
    ],
    [
      'a sub-table in a sub-table',
      [{ type: 'form', fields: named([{ type: 'form', fields: named([{ type: 'input' }]) }]) }],
      'error pages.0.fields.0.fields.0: A sub-table can’t stand in another one',
    ],

    [
      'an unknown rule',
      [{ type: 'input', validation: { shiny: true } }],
      `error pages.0.fields.0.validation.shiny: There is no rule “shiny”: it is one of ${rules}`,
    ],
    [
      'an unknown rule turned off',
      [{ type: 'input', validation: { requierd: false } }],
      'error pages.0.fields.0.validation.requierd: There is no rule “requierd”. Did you mean “required”?',
    ],
    [
      'a rule that does not fit',
      [{ type: 'bool', validation: { phone: true } }],
      'error pages.0.fields.0.validation.phone: The rule “phone” does not fit a field of type bool',
    ],
    [
      'a rule on a heading',
      [{ type: 'section', required: true }],
      'warning pages.0.fields.0.required: A heading asks nothing, so no rule is applied',
    ],
    [
      'a number on a date',
      [{ type: 'date', validation: { minValue: 3 } }],
      'error pages.0.fields.0.validation.minValue: On a date “minValue” is true',
    ],
    [
      'a date’s flag on a number',
      [{ type: 'input', validation: { maxValue: true } }],
      'error pages.0.fields.0.validation.maxValue: “maxValue” needs a number here: true is for dates',
    ],
    [
      'bounds the wrong way round',
      [{ type: 'input', validation: { between: [5, 1] } }],
      'error pages.0.fields.0.validation.between: No answer can pass: the first number is above the second',
    ],
    [
      'a least above the most',
      [{ type: 'input', maxlength: 3, validation: { minLength: { value: 4, message: 'm' } } }],
      'error pages.0.fields.0.validation.minLength: No answer can pass: “minLength” is above “maxLength”',
    ],

    [
      'a name that leads nowhere',
      [{ type: 'input', show: { z: 1 } }],
      'error pages.0.fields.0.show: There is no field “z”',
    ],
    [
      'a heading that is read',
      [{ type: 'header' }, { type: 'input', show: { a: 1 } }],
      'error pages.0.fields.1.show: “a” has no answer to read',
      never('pages.0.fields.1'),
    ],
    [
      'a part that no answer has',
      [{ type: 'bool' }, { type: 'input', show: { field: 'a.length', lessThan: 3 } }],
      'error pages.0.fields.1.show: The answer of “a” has no part “length”',
      never('pages.0.fields.1'),
    ],
    [
      'parts that answers have',
      [
        { type: 'leadOrigins' },
        { type: 'form', fields: named([{ type: 'input' }]) },
        {
          type: 'input',
          show: {
            all: [
              { field: 'a.leadOrigin', equals: 'other' },
              { field: 'b.length', lessThan: 3 },
            ],
          },
        },
      ],
    ],
    [
      'a comparison with no field',
      [{ type: 'input', validation: { sameAs: 'z' } }],
      'error pages.0.fields.0.validation.sameAs: There is no field “z”',
    ],
    [
      'a comparison with itself',
      [{ type: 'input', validation: { sameAs: 'a' } }],
      'error pages.0.fields.0.validation.sameAs: A field is always the same as itself: name another one',
    ],
    [
      'a comparison with what may be hidden meanwhile',
      [select, { type: 'input', show: { a: 'x' } }, { type: 'input', validation: { sameAs: 'b' } }],
      'warning pages.0.fields.2.validation.sameAs: It is not compared while “b” is hidden',
    ],
    [
      'no comparison with what shows whenever it does',
      [
        select,
        { type: 'input', show: { field: 'a', any: ['x', 'y'] } },
        { type: 'input', show: { a: 'x' }, validation: { sameAs: 'b' } },
        { type: 'form', fields: named([select, ...[1, 2].map(() => ({ type: 'input', show: { a: 'x' } }))]) },
      ],
    ],
    [
      'a comparison in a row with what may be hidden in it',
      [
        {
          type: 'form',
          name: 't',
          fields: named([
            select,
            { type: 'input', show: { a: 'x' } },
            { type: 'input', validation: { sameAs: { field: 'b', label: 'it' } } },
          ]),
        },
      ],
      'warning pages.0.fields.0.fields.2.validation.sameAs: It is not compared while “b” is hidden',
    ],
    [
      'a value that is no answer',
      [select, { type: 'input', show: { field: 'a', any: ['x', 'z'] } }],
      'warning pages.0.fields.1.show: "z" is no answer that “a” can have',
    ],
    [
      'an answer that is neither Yes nor No',
      [{ type: 'bool' }, { type: 'input', show: { field: 'a', not: 'maybe' } }],
      'warning pages.0.fields.1.show: "maybe" is no answer that “a” can have',
    ],

    [
      'a name that is nearly one of the form',
      [
        { type: 'input', name: 'guardian' },
        { type: 'input', show: { gaurdian: 1 } },
      ],
      'error pages.0.fields.1.show: There is no field “gaurdian”. Did you mean “guardian”?',
    ],
    [
      'a type that is nearly one',
      [{ type: 'multi-chekbox' }],
      'error pages.0.fields.0.type: Unknown field type "multi-chekbox". Did you mean “multi-checkbox”?',
    ],
    [
      'names that differ by capitals',
      [
        { type: 'input', name: 'Email' },
        { type: 'input', name: 'email' },
      ],
      'warning pages.0.fields.1.name: “Email” and “email” differ by capitals only: they are two names, and easily confused',
    ],
    [
      'a label twice under one heading',
      [
        { type: 'input', label: 'Town' },
        { type: 'input', label: 'town ' },
      ],
      'warning pages.0.fields.1: Another question is labelled “town ” too: nobody can tell them apart',
    ],
    [
      'no label twice where a heading stands between',
      [{ type: 'input', label: 'Town' }, { type: 'header' }, { type: 'input', label: 'Town' }],
    ],
    [
      'no label twice where one of them shows only',
      [
        { type: 'bool' },
        { type: 'input', label: 'Town', show: { a: true } },
        { type: 'input', label: 'Town', show: { a: false } },
      ],
    ],
    [
      'a label twice where both can show by conditions of their own',
      [
        { type: 'bool' },
        { type: 'bool' },
        { type: 'input', label: 'Town', show: { a: true } },
        { type: 'input', label: 'Town', show: { b: true } },
      ],
      'warning pages.0.fields.3: Another question is labelled “Town” too: nobody can tell them apart',
    ],
    [
      'options that look the same, or like nothing',
      [{ type: 'select', options: [{ value: 1, label: 'One' }, { value: 2, label: 'One' }, ''] }],
      'warning pages.0.fields.0.options.1: Another option is labelled “One” too: nobody can tell them apart',
      'warning pages.0.fields.0.options.2: An option without words',
    ],
    [
      'a part of an option that nothing reads',
      [{ type: 'select', options: ['A', { value: 1, label: 'One', lable: 'x', hint: 'y' }] }],
      'error pages.0.fields.0.options.1.lable: There is no “lable” in an option. Did you mean “label”?',
      'error pages.0.fields.0.options.1.hint: There is no “hint” in an option: it has value or id, and label, name or title',
    ],
    [
      'what no browser fills in',
      [
        { type: 'input', autocomplete: 'given-nam' },
        { type: 'input', autocomplete: 'section-own billing postal-code' },
        { type: 'textarea', autocomplete: 'name' },
      ],
      'warning pages.0.fields.0.autocomplete: No browser fills in “given-nam”. Did you mean “given-name”?',
      'warning pages.0.fields.2.autocomplete: “autocomplete” does nothing on a field of type textarea',
    ],
    [
      'an empty list beside an api',
      [{ type: 'select', options: [], api: '/x' }],
      'error pages.0.fields.0: There is nothing to choose from: it needs options or an api',
      'warning pages.0.fields.0.api: It is never asked: the options are written already',
    ],

    [
      'a number that is to be letters',
      [{ type: 'input', validation: { alpha: true, numeric: true } }],
      'error pages.0.fields.0.validation.numeric: No answer can pass “alpha” and “numeric” together: take one away',
    ],
    [
      'an address in four characters',
      [{ type: 'email', validation: { maxLength: 4 } }],
      'error pages.0.fields.0.validation.maxLength: No answer can pass “email” and “maxLength” together: take one away',
    ],
    [
      'a number of more digits than fit',
      [{ type: 'input', maxlength: 2, validation: { integer: true, minValue: 100 } }],
      'error pages.0.fields.0.validation.minValue: No answer can pass “maxLength” and “minValue” together: take one away',
    ],
    [
      'a day to come that is past',
      [{ type: 'date', validation: { minValue: true, maxValue: true } }],
      'error pages.0.fields.0.validation.maxValue: No answer can pass “minValue” and “maxValue” together: take one away',
    ],
    [
      'a birthday to come',
      [{ type: 'date', validation: { dob: true, minValue: true } }],
      'error pages.0.fields.0.validation.minValue: No answer can pass “dob” and “minValue” together: take one away',
    ],
    [
      'more choices than there are',
      [{ type: 'multi-select', options: ['x', 'y'], validation: { minLength: 3 } }],
      'error pages.0.fields.0.validation.minLength: No answer can pass “minLength”: there are 2 options',
    ],
    [
      'rows that nobody can add',
      [{ type: 'form', add: false, fields: named([{ type: 'input' }]), validation: { minLength: 1 } }],
      'error pages.0.fields.0.validation.minLength: No answer can pass “minLength” on a field of type form',
    ],
    [
      'no rules that agree',
      [
        { type: 'input', maxlength: 3, validation: { decimal: true, between: [0.61, 0.69] } },
        { type: 'input', validation: { email: true, minLength: 200 } },
        { type: 'input', validation: { date: true, alphaNumSpace: true, minLength: 19 } },
        { type: 'textarea', validation: { currency: true, minLength: 30 } },
        { type: 'uploader', validation: { minLength: 2, maxLength: 2 } },
      ],
    ],
    [
      'a value that its own rules refuse',
      [{ type: 'input', value: 'A1', validation: { alpha: true } }],
      'warning pages.0.fields.0.value: Its own rules do not let it pass: Alphabet characters only (no spaces allowed)',
    ],
    [
      'a value of another kind',
      [{ type: 'bool', value: 'yes' }],
      'warning pages.0.fields.0.value: No field of type bool can have such a value',
    ],
    [
      'a rule that is asked for and turned off',
      [{ type: 'input', required: true, validation: { required: false } }],
      'warning pages.0.fields.0.required: It is turned off again in “validation”',
    ],
    [
      'a question that nobody can answer',
      [
        { type: 'input', readonly: true, required: true },
        { type: 'checkbox', readonly: true, value: false, validation: { required: true } },
        { type: 'input', readonly: true, required: true, value: 'x' },
      ],
      'error pages.0.fields.0.required: Nobody can answer it: it is read-only and required, and its value is no answer',
      'error pages.0.fields.1.validation.required: Nobody can answer it: it is read-only and required, and its value is no answer',
    ],
    [
      'a comparison with a table',
      [{ type: 'uploader' }, { type: 'input', validation: { sameAs: 'a' } }],
      'error pages.0.fields.1.validation.sameAs: No answer can be the same as “a”: its answer is not one text',
    ],
    [
      'what a condition waits for, also where a name stands twice',
      [
        { type: 'input', name: 'x' },
        { type: 'input', name: 'x' },
        { type: 'input', show: { gone: 1 } },
      ],
      'error pages.0.fields.1.name: There is another field “x”',
      'error pages.0.fields.2.show: There is no field “gone”',
    ],

    [
      'a field that shows by itself',
      [{ type: 'input', show: { a: 1 } }],
      'error pages.0.fields.0.show: It shows by what shows by it: one.a → one.a',
    ],
    [
      'a circle, once',
      [
        { type: 'input', show: { b: 1 } },
        { type: 'input', show: { c: 1 } },
        { type: 'input', show: { a: 1 } },
      ],
      'error pages.0.fields.0.show: It shows by what shows by it: one.a → one.b → one.c → one.a',
    ],
  ])('%s', (_, fields, ...findings) => {
    expect(reported(form(page(fields)))).toEqual(findings);
  });
});

describe('The linter proves that a field can never show by', () => {
  const other = { type: 'input' };
  test.each<[why: string, show: FieldDefinition['show'], ...sources: Fields]>([
    ['two answers at once', [{ a: 'x' }, { a: 'y' }], other],
    ['an answer and its contrary', { all: [{ a: 'x' }, { not: { a: 'x' } }] }, other],
    [
      'an answer and its exclusion',
      [
        { field: 'a', any: ['x', 'y'] },
        { field: 'a', exclude: ['x', 'y'] },
      ],
      other,
    ],
    [
      'what its source’s own showing forbids',
      { all: [{ a: 'y' }, { b: '1' }] },
      select,
      { ...other, show: { a: 'x' } },
    ],
    ['a source that never shows', { c: 1 }, select, other, { ...other, show: [{ a: 'x' }, { a: 'y' }] }],
    ['a read-only answer', { a: 'x' }, { type: 'input', readonly: true, value: 'y' }],
    [
      'a child who is an adult',
      [
        { field: 'a', age: 'child' },
        { field: 'a', age: 'adult' },
      ],
      { type: 'date' },
    ],
    [
      'a number too small and too big',
      [
        { field: 'a', lessThan: 3 },
        { not: { field: 'a', lessThan: 5 } },
        { field: 'a', not: null },
        { field: 'a', any: ['2', '4'] },
        { field: 'a', not: '2' },
      ],
      other,
    ],
    ['one answer of many being them all', { field: 'a', all: ['x', 'y'] }, select],
    ['a list being one answer', { a: 'x' }, { type: 'multi-select', options: ['x', 'y'] }],
    [
      'a visa that the nationality forbids',
      [{ needVisa: true }, { nationality: 'GB' }],
      { ...other, name: 'nationality' },
      { ...other, name: 'methodPreference' },
    ],
    ['no alternative', { any: [] }, other],
  ])('%s', (_, show, ...sources) => {
    const found = reported(form(page([...sources, { type: 'input', show }])));
    expect(found.filter((each) => each.endsWith('ever make it show')).at(-1)).toBe(
      never(`pages.0.fields.${sources.length}`),
    );
  });

  test.each<[why: string, show: FieldDefinition['show'], ...sources: Fields]>([
    ['alternatives', { any: [{ a: 'x' }, { a: 'y' }] }, other],
    [
      'several of a list',
      [
        { field: 'a', all: ['x', 'y'] },
        { field: 'a', exclude: ['z'] },
      ],
      { type: 'multi-select', options: ['x', 'y', 'z'] },
    ],
    [
      'none of a list',
      {
        all: [
          { field: 'a', not: 'x' },
          { field: 'a', exclude: ['y'] },
        ],
      },
      select,
    ],
    ['an empty source', { field: 'b', not: 1 }, select, { ...other, show: { a: 'x' } }],
    ['a number between', [{ field: 'a', lessThan: 5 }, { not: { field: 'a', lessThan: 3 } }], other],
    [
      'entries',
      { all: [{ not: { field: 'a.length', lessThan: 2 } }, { field: 'a.length', lessThan: 4 }] },
      { type: 'form-exams-api' },
    ],
    ['text of a length', { field: 'a.length', equals: 4 }, other],
    [
      'a visa',
      [{ needVisa: true }, { field: 'nationality', not: 'PT' }],
      { ...other, name: 'nationality' },
      { ...other, name: 'methodPreference' },
    ],
    ['no visa', { needVisa: false }, { ...other, name: 'nationality' }, { ...other, name: 'methodPreference' }],
    ['No', { a: false }, { type: 'bool' }],
    [
      'more answers than are tried',
      Array.from({ length: 9 }, () => ({ any: 'abcdefghi'.split('').map((name) => ({ [name]: 'x' })) })),
      ...Array.from({ length: 9 }, () => other),
    ],
  ])('but leaves %s alone', (_, show, ...sources) => {
    expect(reported(form(page([...sources, { type: 'input', show }])))).toEqual([]);
  });

  test('the page that it stands on, telling only of the page', () => {
    expect(
      reported(
        form(
          page([select]),
          page(
            [
              { type: 'input', name: 'p' },
              { type: 'input', name: 'q', show: { p: 1 } },
            ],
            { show: [{ a: 'x' }, { a: 'y' }] },
            'two',
          ),
        ),
      ),
    ).toEqual([never('pages.1')]);
  });

  test('the row that it is a column of', () => {
    const columns = (show: FieldDefinition['show']) =>
      form(page([{ type: 'form', name: 't', fields: named([select, { type: 'input', ...(show && { show }) }]) }]));
    expect(reported(columns({ a: 'x' }))).toEqual([]);
    expect(reported(columns([{ a: 'x' }, { a: 'y' }]))).toEqual([never('pages.0.fields.0.fields.1')]);
  });
});

const fees = [{ description: 'A place', cost: 5000 }];
describe('Across pages, the linter tells of', () => {
  const input = { type: 'input' };
  test.each<[what: string, pages: FormDefinition['pages'], ...findings: string[]]>([
    [
      'a comparison with what stands on a page that may be hidden',
      [
        page([select]),
        page([{ ...input, name: 'p' }], { show: { a: 'x' } }, 'two'),
        page([{ ...input, name: 'q', validation: { sameAs: 'p' } }], {}, 'three'),
      ],
      'warning pages.2.fields.0.validation.sameAs: It is not compared while “p” is hidden',
    ],
    ['nothing', [page([input]), page([{ ...input, show: { 'one.a': 1 } }], {}, 'two')]],
    [
      'a page’s name twice',
      [page([input]), page([input], { title: 'Two' })],
      'error pages.1.name: There is another page “one”',
    ],
    [
      'an invoice before the end',
      [page([], { invoice: { fees } }), page([input], {}, 'two')],
      'error pages.0: The invoice is the last page: nothing can come after it',
    ],
    [
      'an invoice that asks',
      [page([input]), page([input], { invoice: { fees } }, 'two')],
      'error pages.1: An invoice page asks nothing: its fields never show',
    ],
    ['a page that asks nothing', [page([])], 'warning pages.0: The page asks nothing'],
    [
      'what is asked later',
      [page([{ ...input, name: 'p', show: { a: 1 } }]), page([input], {}, 'two')],
      'warning pages.0.fields.0.show: “a” is asked on a later page',
    ],
    [
      'a name that several pages have',
      [page([input]), page([input], {}, 'two'), page([{ ...input, name: 'p', show: { a: 1 } }], {}, 'three')],
      'warning pages.2.fields.0.show: Several pages ask “a”: write “one.a”',
    ],
    [
      'a page that shows by what it asks',
      [page([input], { show: { a: 1 } })],
      'error pages.0.show: It shows by what shows by it: one → one.a → one',
    ],
  ])('%s', (_, pages, ...findings) => {
    expect(reported(form(...pages))).toEqual(findings);
  });
});

test('The linter tells of titles that are empty or stand twice, and of what stands in `submit` unread.', () => {
  const input = { type: 'input' };
  const definition: FormDefinition = {
    ...form(
      page([input], { title: ' ' }),
      page([input], { title: 'You' }, 'two'),
      page([input], { title: 'you' }, 'three'),
    ),
    header: { title: '' },
    submit: { success: 'Thank you', path: '/webforms/elsewhere', sucess: 'Thanks' },
  };
  expect(reported(definition)).toEqual([
    'warning header.title: The form has no title',
    'warning pages.0.title: The page has no title: its heading is empty',
    'warning pages.2.title: Another page is called “you” too: nobody can tell them apart',
    'error submit.path: There is no “path” here: it has success',
    'error submit.sucess: There is no “sucess” here. Did you mean “success”?',
  ]);
});

describe('By what the server has, the linter tells of', () => {
  const references = {
    terms: ['general-terms', 'exam-terms'].map((slug) => ({ slug, title: slug })),
    lists: ['/system/titles', '/webforms/options/countries'].map((path) => ({ path, title: path })),
  };
  test.each<[what: string, field: Fields[number], ...findings: string[]]>([
    ['nothing', { type: 'privacy', slug: 'exam-terms' }],
    ['no list that is asked with a query', { type: 'select', api: '/webforms/options/countries?of=Europe' }],
    [
      'terms that nobody has written',
      { type: 'privacy', slug: 'genral-terms' },
      'error pages.0.fields.0.slug: There are no terms “genral-terms”. Did you mean “general-terms”?',
    ],
    [
      'terms that are like none',
      { type: 'privacy', slug: 'cookies' },
      'error pages.0.fields.0.slug: There are no terms “cookies”: there are general-terms, exam-terms',
    ],
    [
      'a list that does not exist',
      { type: 'select', api: '/webforms/options/contries' },
      'error pages.0.fields.0.api: There is no list “/webforms/options/contries”. Did you mean “/webforms/options/countries”?',
    ],
    [
      'a list that something else may answer',
      { type: 'select', api: '/people' },
      'warning pages.0.fields.0.api: “/people” is none of the lists that forms choose from here: nothing checks what is chosen',
    ],
  ])('%s', (_, field, ...findings) => {
    const found = lintForm(form(page([field])), references);
    expect(found.map(({ path, severity, message }) => `${severity} ${path}: ${message}`)).toEqual(findings);
  });
});

describe('A form of 500 questions is linted while it is typed, though', () => {
  const many = (question: (at: number) => object) =>
    reported(form(page(Array.from({ length: 500 }, (_, at) => ({ type: 'bool', name: `q${at}`, ...question(at) })))));

  test('each shows by the one before it', () => {
    expect(many((at) => (at === 0 ? {} : { show: { [`q${at - 1}`]: true } }))).toEqual([]);
  });

  test('they all go round in one circle', () => {
    const [found, ...more] = many((at) => ({ show: { [`q${(at + 1) % 500}`]: true } }));
    expect(found).toMatch(/^error pages.0.fields.0.show: It shows by what shows by it: one.q0 → one.q1 → /);
    expect(more).toEqual([]);
  });

  test('each reads eight others that can’t be so together', () => {
    const found = many((at) => {
      const others = Array.from({ length: 8 }, (_, nth) => `q${(at + nth) % 10}`);
      const show = [...others.map((name) => ({ [name]: true })), { [others[7] ?? '']: false }];
      return at < 10 ? {} : { show };
    });
    expect(found).toHaveLength(490);
  });

  test('each names what is nearly another', () => {
    const found = many((at) => (at % 2 ? { show: { [`question-${at}`]: true } } : { name: `question_${at + 1}` }));
    expect(found.filter((each) => each.includes('Did you mean “question_'))).toHaveLength(250);
  });
});
