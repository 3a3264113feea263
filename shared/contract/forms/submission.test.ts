import fc from '../../testing/properties/fastCheck';
import type { FormDefinition } from './form';
import { modelOf } from './model';
import { checkSubmission, payloadOf } from './submission';
import { visibilityAfter, visibilityIn } from './visibility';

const today = '2026-06-15';
const definition: FormDefinition = {
  header: { title: 'Test' },
  pages: [
    {
      name: 'you',
      title: 'You',
      fields: [
        { name: 'filledBy', type: 'select', options: ['student', 'other'], required: true },
        { name: 'email', type: 'email', required: true, show: { filledBy: 'other' } },
        { name: 'reason', type: 'input', show: { field: 'email', includes: 'a@b.co' } },
        { name: 'born', type: 'date' },
        { name: 'letter', type: 'html' },
        { name: 'office', type: 'input', readonly: true, value: 'Oxford' },
        { name: 'intro', type: 'section', title: 'Welcome' },
        { name: 'odd', type: 'hologram', required: true },
      ],
    },
    {
      name: 'work',
      title: 'Work',
      show: { 'you.filledBy': 'other' },
      fields: [
        {
          name: 'jobs',
          type: 'form',
          fields: [
            { name: 'kind', type: 'input', required: true },
            { name: 'code', type: 'input', required: true, show: { kind: 'paid' } },
            { name: 'born', type: 'input' },
            { name: 'note', type: 'input', show: { field: 'you.born', age: 'adult' } },
          ],
        },
      ],
    },
    { name: 'fees', title: 'Fees', invoice: true, fields: [] },
  ],
};

const check = (pages: Record<string, Record<string, unknown>>) =>
  checkSubmission(
    definition,
    Object.entries(pages).map(([name, values]) => ({ name, values })),
    today,
  );

test('a good submission is kept with text trimmed, dates as days, and nothing but shown, known fields', () => {
  const { errors, pages } = check({
    you: { filledBy: 'student', email: 'nonsense', born: '1st May 2000', stray: 1, reason: 'x', intro: 'x', odd: 'x' },
    work: { jobs: [{}] },
    elsewhere: { a: 1 },
  });
  expect(errors).toEqual([]);
  expect(pages).toEqual([
    { name: 'you', values: { filledBy: 'student', born: '2000-05-01', office: 'Oxford' } },
    { name: 'fees', values: {} },
  ]);
});

test('a read-only field keeps the definition’s value whatever was sent', () => {
  const { pages } = check({ you: { filledBy: 'student', office: 'Lisbon' } });
  expect(pages[0]?.values.office).toBe('Oxford');
});

test('what is missing or wrong is named by page and field, rows by their place', () => {
  const { errors, pages } = check({
    you: { filledBy: 'other', born: 'soon' },
    work: { jobs: [{ kind: 'free' }, { kind: 'paid' }] },
  });
  expect(pages).toEqual([]);
  expect(errors).toEqual([
    { page: 'you', field: 'email', message: 'Field is required' },
    { page: 'you', field: 'born', message: 'Please enter a valid date of the format: 31st July 2020' },
    { page: 'work', field: 'jobs.1.code', message: 'Field is required' },
  ]);
});

test('hidden columns are left out of their row, by the row’s own values and by the page’s', () => {
  const row = { kind: ' free ', code: 'x', note: 'x' };
  const you = { filledBy: 'other', email: 'a@b.co' };
  expect(check({ you: { ...you, born: '2015-01-01' }, work: { jobs: [row] } }).pages[1]?.values).toEqual({
    jobs: [{ kind: 'free' }],
  });
  expect(check({ you: { ...you, born: '2000-01-01' }, work: { jobs: [row] } }).pages[1]?.values).toEqual({
    jobs: [{ kind: 'free', note: 'x' }],
  });
});

test('a value of a shape that no browser sends is refused', () => {
  const { errors } = check({ you: { filledBy: { $ne: 1 }, born: ['x'] } });
  expect(errors.map(({ field }) => field)).toEqual(['filledBy', 'born']);
});

test('rich text with markup that the editor never writes is refused', () => {
  const errorsOf = (letter: string) => check({ you: { filledBy: 'student', letter } }).errors.map(({ field }) => field);
  expect(errorsOf('<p>Dear <strong>all</strong></p>')).toEqual([]);
  expect(errorsOf('<p>Dear all<img src=x onerror=run()></p>')).toEqual(['letter']);
});

describe('a field that must match another', () => {
  const twice: FormDefinition = {
    header: { title: '' },
    pages: [
      {
        name: 'p',
        title: '',
        fields: [
          { name: 'by', type: 'input' },
          { name: 'mail', type: 'email', label: 'Email', show: { by: 'post' } },
          { name: 'again', type: 'email', required: true, validation: { sameAs: 'mail' } },
          {
            name: 'rows',
            type: 'form',
            fields: [
              { name: 'mail', type: 'email', label: 'Email', show: { by: 'post' } },
              { name: 'again', type: 'email', validation: { sameAs: 'mail' } },
            ],
          },
        ],
      },
      {
        name: 'q',
        title: '',
        show: { 'p.by': 'post' },
        fields: [{ name: 'phone', type: 'input' }],
      },
      { name: 'r', title: '', fields: [{ name: 'phone', type: 'input', validation: { sameAs: 'q.phone' } }] },
    ],
  };
  const errorsWith = (values: Record<string, unknown>, phone?: string) =>
    checkSubmission(
      twice,
      [
        { name: 'p', values },
        { name: 'r', values: { phone } },
      ],
      today,
    ).errors.map(({ field, message }) => `${field}: ${message}`);
  const row = { mail: 'x@b.co', again: 'a@b.co' };

  test('need not match one that is hidden, whatever that one holds; as a page’s or a row’s', () => {
    expect(errorsWith({ mail: 'x@b.co', again: 'a@b.co', rows: [row] }, '1')).toEqual([]);
  });

  test('must match one that shows, given or empty', () => {
    const shown = { by: 'post', again: 'a@b.co' };
    expect(errorsWith({ ...shown, mail: 'x@b.co', rows: [row] })).toEqual([
      'again: Field must match Email',
      'rows.0.again: Field must match Email',
    ]);
    expect(errorsWith(shown, '1')).toEqual(['again: Field must match Email', 'phone: Field must match q.phone']);
    expect(errorsWith({ ...shown, mail: 'A@b.co', rows: [{ mail: 'a@b.co', again: 'a@b.co' }] })).toEqual([]);
  });
});

test.each(['banana', '25:99', '2pm'])('the server takes no time that is none: %s', (at) => {
  const form: FormDefinition = {
    header: { title: '' },
    pages: [{ name: 'p', title: '', fields: [{ name: 'at', type: 'time' }] }],
  };
  const { errors, pages } = checkSubmission(form, [{ name: 'p', values: { at } }], today);
  expect(errors).toEqual([{ page: 'p', field: 'at', message: 'Please enter a valid time of the format: 14:30' }]);
  expect(pages).toEqual([]);
});

test('a choice that is sent twice is kept once', () => {
  const form: FormDefinition = {
    header: { title: '' },
    pages: [{ name: 'p', title: '', fields: [{ name: 'many', type: 'multi-select', options: ['a', 1] }] }],
  };
  const sent = [{ name: 'p', values: { many: ['a', 1, 'a', '1'] } }];
  expect(checkSubmission(form, sent, today).pages[0]?.values.many).toEqual(['a', 1]);
});

test('control characters and broken halves of characters never reach the database', () => {
  const { pages } = check({ you: { filledBy: 'other', email: 'a@b.co', reason: 'a\u0000b\ud800c\nd' }, work: {} });
  expect(pages[0]?.values.reason).toBe('abc\nd');
});

test('a field hidden by a hidden field is hidden too, whatever that one still holds', () => {
  const model = modelOf(definition);
  const values = { you: { filledBy: 'student', email: 'a@b.co', reason: 'kept while editing' } };
  expect(visibilityIn(model, values, today).has('you.reason')).toBe(false);
});

test('conditions that go round in a circle settle in one way', () => {
  const field = (name: string, other: string) => ({ name, type: 'input', show: { field: other, not: 'x' } });
  const circle = {
    header: { title: '' },
    pages: [{ name: 'p', title: '', fields: [field('a', 'b'), field('b', 'a')] }],
  };
  const visibility = visibilityIn(modelOf(circle), { p: { a: 'x', b: 'x' } }, today);
  expect([...visibility].sort()).toEqual(['p', 'p.a']);
});

const answers = fc.record({
  you: fc.dictionary(fc.constantFrom('filledBy', 'email', 'reason', 'born', 'odd', 'stray'), fc.anything()),
  work: fc.record({ jobs: fc.array(fc.dictionary(fc.constantFrom('kind', 'code', 'note'), fc.string())) }),
});

test('no answers, however odd, make the check throw or let a hidden field through', () => {
  const model = modelOf(definition);
  fc.assert(
    fc.property(answers, (values) => {
      check(values);
      const visibility = visibilityIn(model, values, today);
      for (const page of payloadOf(model, { values, visibility, today })) {
        expect(visibility.has(page.name)).toBe(true);
        for (const name of Object.keys(page.values)) expect(visibility.has(`${page.name}.${name}`)).toBe(true);
      }
    }),
  );
});

test('following one change along the graph shows what evaluating everything anew shows', () => {
  const model = modelOf(definition);
  const you = fc.record({
    filledBy: fc.constantFrom('student', 'other', ''),
    email: fc.constantFrom('a@b.co', 'x', ''),
    reason: fc.constantFrom('', 'r'),
  });
  fc.assert(
    fc.property(
      you,
      fc.constantFrom('filledBy', 'email', 'reason'),
      fc.constantFrom('student', 'other', 'a@b.co'),
      (values, name, next) => {
        const before = visibilityIn(model, { you: values }, today);
        const after = { you: { ...values, [name]: next } };
        expect([...visibilityAfter(model, `you.${name}`, before, after, today)].sort()).toEqual(
          [...visibilityIn(model, after, today)].sort(),
        );
      },
    ),
  );
});
