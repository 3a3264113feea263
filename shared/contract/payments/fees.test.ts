import type { FieldDefinition } from '../forms/field';
import type { FormDefinition, PageAnswers, PageDefinition } from '../forms/form';
import { checkDefinition } from '../forms/lint/check';
import { LINE_LIMIT } from '../money/line';
import { feesOf, NO_EXAMS, NO_FEES } from './fees';

const asked: FieldDefinition[] = [
  { name: 'course', type: 'multi-radio', options: ['easter', 'summer'] },
  { name: 'lunches', type: 'input', validation: { numeric: true } },
  { name: 'days', type: 'select', options: [1, { value: '2', label: 'Two' }] },
  { name: 'workshops', type: 'multi-checkbox', options: ['chess', 'art'], show: { course: 'summer' } },
  { name: 'siblings', type: 'form', fields: [{ name: 'name', type: 'input' }] },
  { name: 'dateOfBirth', type: 'date' },
  { name: 'note', type: 'input' },
];
const form = (invoice: PageDefinition['invoice'], fields = asked, show?: PageDefinition['show']): FormDefinition => ({
  header: { title: 'Revision' },
  pages: [
    { name: 'you', title: 'You', fields },
    { name: 'pay', title: 'Payment', fields: [], invoice, show },
  ],
});
const answers = (values: PageAnswers['values']): PageAnswers[] => [
  { name: 'you', values },
  { name: 'pay', values: {} },
];
const today = '2026-11-23';
type Fee = Exclude<PageDefinition['invoice'], boolean | undefined>['fees'][number];
const place: Fee = { description: 'A place', cost: 12_550 };

/** What these fees come to with these answers, as `A place: 12550`. */
const lines = (fees: Fee[], values: PageAnswers['values']) =>
  feesOf(form({ fees }), answers(values), today)?.items.map(({ description, cost }) => `${description}: ${cost}`);

test.each<[what: string, Fee, PageAnswers['values'], ...lines: string[]]>([
  ['always', place, {}, 'A place: 12550'],
  ['where its condition holds', { ...place, show: { course: 'easter' } }, { course: 'easter' }, 'A place: 12550'],
  ['not where it does not', { ...place, show: { course: 'easter' } }, { course: 'summer' }],
  [
    'by an answer on its page, named exactly',
    { ...place, show: { 'you.course': 'summer' } },
    { course: 'summer' },
    'A place: 12550',
  ],
  [
    'by age on the day',
    { ...place, show: { field: 'dateOfBirth', age: 'child' } },
    { dateOfBirth: '2008-11-24' },
    'A place: 12550',
  ],
  [
    'not from the 18th birthday on',
    { ...place, show: { field: 'dateOfBirth', age: 'child' } },
    { dateOfBirth: '2008-11-23' },
  ],
  ['as often as a number says', { ...place, each: 'lunches' }, { lunches: '3' }, 'A place (3 × £125.50): 37650'],
  ['not for none', { ...place, each: 'lunches' }, { lunches: '0' }],
  ['not for no answer', { ...place, each: 'lunches' }, {}],
  ['as often as was chosen', { ...place, each: 'days' }, { days: '2' }, 'A place (2 × £125.50): 25100'],
  ['for each entry of a table', { ...place, each: 'siblings' }, { siblings: [{}, {}] }, 'A place (2 × £125.50): 25100'],
  [
    'for each of what was chosen',
    { ...place, each: 'workshops' },
    { course: 'summer', workshops: ['chess'] },
    'A place (1 × £125.50): 12550',
  ],
  ['not for what is hidden', { ...place, each: 'workshops' }, { course: 'easter', workshops: ['chess', 'art'] }],
  ['at nothing', { ...place, cost: 0 }, {}, 'A place: 0'],
])('A fee is charged %s.', (_, fee, values, ...expected) => {
  expect(lines([fee], values)).toEqual(expected);
});

test('Fees stand in the definition’s order, each booked as it says.', () => {
  const fees = [
    { ...place, type: 'supp' as const },
    { description: 'Lunch', cost: 850, each: 'lunches' },
  ];
  expect(feesOf(form({ fees }), answers({ lunches: 2 }), today)).toMatchObject({
    items: [
      { description: 'A place', type: 'supp', accountId: 'supp', currency: 'GBP', metaType: 'standalone' },
      { description: 'Lunch (2 × £8.50)', type: 'other', accountId: 'other' },
    ],
    needsExams: undefined,
  });
});

test('An answer by which a line would come to more than one may is in error.', () => {
  const fees = [{ ...place, each: 'lunches' }];
  const errors = [{ page: 'you', field: 'lunches', message: LINE_LIMIT }];
  for (const lunches of ['797', '9'.repeat(400)]) {
    expect(feesOf(form({ fees }), answers({ lunches }), today)).toMatchObject({ errors });
  }
  expect(feesOf(form({ fees }), answers({ lunches: '796' }), today)).toMatchObject({ errors: [] });
});

test('Without an invoice there are no fees, nor where the answers do not lead to it.', () => {
  expect(feesOf(form(undefined), answers({}), today)).toBeUndefined();
  const sometimes = form({ fees: [place] }, asked, { course: 'easter' });
  expect(feesOf(sometimes, answers({ course: 'summer' }), today)).toBeUndefined();
  expect(feesOf(sometimes, answers({ course: 'easter' }), today)?.items).toHaveLength(1);
});

test('An invoice without fees of its own needs exams, and a form that asks for none can have none.', () => {
  const exams: FieldDefinition = { name: 'exams', type: 'form-exams-api' };
  expect(feesOf(form(true, [exams]), answers({}), today)).toMatchObject({ items: [], needsExams: NO_EXAMS });
  expect(feesOf(form(true), answers({}), today)).toMatchObject({ items: [], needsExams: NO_FEES });
});

/** What a person is told who saves a form with this invoice, at `pages.1.invoice`. */
const reported = (invoice: unknown, fields = asked) => {
  const given = form(invoice as PageDefinition['invoice'], fields);
  const errors = checkDefinition(given).findings.filter(({ severity }) => severity === 'error');
  return errors.map(({ path, message }) => [path.replace('pages.1.invoice', '').replace(/^\.fees\.0\./, ''), message]);
};
const uncounted = (name: string) =>
  `“${name}” does not say how many: it takes a list, rows, files, a choice of whole numbers, or an input with the rule numeric`;

test.each<[invoice: unknown, ...errors: [path: string, message: string][]]>([
  [false],
  [{ fees: [place, { ...place, each: 'lunches', show: { course: 'easter' }, type: 'asp' }] }],
  [true, ['', expect.stringMatching('^Nothing is charged: the form asks for no exams') as unknown as string]],
  ['yes', ['', 'An invoice is true, or { "fees": [{ "description": …, "cost": … }] }']],
  [{ fees: [] }, ['.fees', 'An invoice has at least one fee']],
  [{ fees: [{ ...place, cost: -1 }] }, ['cost', 'A fee is not below zero']],
  [{ fees: [{ ...place, cost: 10_000_001 }] }, ['cost', LINE_LIMIT]],
  [{ fees: [{ ...place, cost: 49.5 }] }, ['cost', 'It must be a whole number']],
  [{ fees: [{ ...place, price: 1 }] }, ['price', 'There is no "price" here']],
  [{ fees: [{ ...place, show: { curse: 'easter' } }] }, ['show', 'There is no field “curse”']],
  [{ fees: [{ ...place, each: 'lunch' }] }, ['each', 'There is no field “lunch”']],
  [{ fees: [{ ...place, each: 'note' }] }, ['each', uncounted('note')]],
  [{ fees: [{ ...place, each: 'course' }] }, ['each', uncounted('course')]],
  [{ fees: [{ ...place, each: 'siblings.length' }] }, ['each', uncounted('siblings.length')]],
])('Whoever saves the invoice %j is told %j.', (invoice, ...errors) => {
  expect(reported(invoice)).toEqual(errors);
});

test('An invoice for exams is saved with a form that asks for some.', () => {
  expect(reported(true, [{ name: 'exams', type: 'form-exams-api' }])).toEqual([]);
});
