import type { FieldDefinition } from './field';
import * as ruleMessages from './ruleMessages';
import { errorIn, rulesOf } from './rules';

const today = '2026-06-15';
const errorOf = (field: Omit<FieldDefinition, 'name'>, value: unknown, others: Record<string, unknown> = {}) =>
  errorIn(
    rulesOf({ name: 'it', ...field }, (name) => `the label of ${name}`),
    value,
    { today, read: (name) => others[name] },
  );

const OK = undefined;
const cases: [field: Omit<FieldDefinition, 'name'>, value: unknown, message: string | undefined][] = [
  [{ type: 'input' }, undefined, OK],
  [{ type: 'input', required: true }, undefined, 'Field is required'],
  [{ type: 'input', required: true }, '  ', 'Field is required'],
  [{ type: 'input', required: true }, 'x', OK],
  [{ type: 'input', required: true }, 0, OK],
  [{ type: 'input', required: true, validation: { required: false } }, '', OK],
  [{ type: 'input', validation: { required: true } }, null, 'Field is required'],
  [{ type: 'input', validation: { required: { value: true, message: 'Say who' } } }, '', 'Say who'],
  [{ type: 'input', required: true }, '\u200b', 'Field is required'],
  [{ type: 'textarea', required: true }, '\u2060 \ufeff\u00ad\u3164', 'Field is required'],
  [{ type: 'html', required: true }, '<p>\u200b</p>', 'Field is required'],
  [{ type: 'input', required: true }, '👩\u200d🎓', OK],
  [{ type: 'multi-select', required: true }, [], 'Field is required'],
  [{ type: 'multi-select', required: true }, ['a'], OK],
  [{ type: 'bool', required: true }, undefined, 'Field is required'],
  [{ type: 'bool', required: true }, false, OK],
  [{ type: 'checkbox', required: true }, false, 'You must agree before submission'],
  [{ type: 'checkbox', required: true }, true, OK],
  [{ type: 'privacy', required: true }, undefined, 'You must agree before submission'],
  [{ type: 'leadOrigins', required: true }, { leadOriginMeta: 'x' }, 'Field is required'],
  [{ type: 'leadOrigins', required: true }, { leadOrigin: 'web' }, OK],
  [{ type: 'html', required: true }, '<p>&nbsp;</p>', 'Field is required'],
  [{ type: 'html', required: true }, '<p>Hello</p>', OK],
  [{ type: 'html', validation: { minLength: 5 } }, '<h2><strong>Héll</strong>o</h2>', OK],
  [
    { type: 'html', validation: { minLength: 5 } },
    '<h2><strong>Hell</strong></h2>',
    'Field must have at least 5 characters',
  ],
  [{ type: 'html', validation: { minLength: 5 } }, '<hr>', OK],
  [{ type: 'html', maxlength: 5 }, '<p>1 &lt; <em>2</em></p>', OK],
  [{ type: 'html', maxlength: 5 }, '<p>1 &lt; 23</p>', 'Field must have at most 5 characters'],

  ...[
    'a@b.co',
    "o'neil+x@sub.example.org",
    'a.b@c-d.museum',
    'josé@example.org',
    'иван@почта.рф',
    'a@münchen.de',
    '用户@例え.テスト',
    'a@xn--mnchen-3ya.de',
  ].map((value): (typeof cases)[number] => [{ type: 'email' }, value, OK]),
  ...[
    'a@b',
    'a@b.',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a b@c.co',
    'a@-b.co',
    'a@b_c.co',
    'a@é-.co',
    'a@b。co',
    'a\u202eb@c.co',
    'a\u00a0b@c.co',
    '@b.co',
    `${'a'.repeat(250)}@b.co`,
  ].map((value): (typeof cases)[number] => [{ type: 'email' }, value, 'Please enter a valid email address']),
  [{ type: 'input', validation: { email: true } }, 'a@b', 'Please enter a valid email address'],

  [{ type: 'date' }, '31st July 2020', OK],
  [{ type: 'date' }, '2020-07-31', OK],
  [{ type: 'date' }, '31th July 2020', 'Please enter a valid date of the format: 31st July 2020'],
  [{ type: 'date' }, '0000-01-01', 'Please enter a valid date of the format: 31st July 2020'],
  [{ type: 'date', validation: { minValue: true } }, '2026-06-16', OK],
  [{ type: 'date', validation: { minValue: true } }, '2026-06-15', 'This date must be in the future'],
  [{ type: 'date', validation: { maxValue: true } }, '2026-06-15', OK],
  [{ type: 'date', validation: { maxValue: true } }, '2026-06-16', 'This date is in the future'],
  [{ type: 'date', validation: { dob: true } }, '2015-06-15', OK],
  [{ type: 'date', validation: { dob: true } }, '2015-06-16', 'Must be at least 11 years old'],
  [{ type: 'date', validation: { dob: true } }, 'soon', 'Please enter a valid date of the format: 31st July 2020'],

  ...['00:00', '09:05', '14:07', '23:59'].map((value): (typeof cases)[number] => [{ type: 'time' }, value, OK]),
  ...['banana', '25:99', '24:00', '12:60', '9:05', '14.07', '2:07 pm', '14:07:00', '-1:00', 1407].map(
    (value): (typeof cases)[number] => [{ type: 'time' }, value, 'Please enter a valid time of the format: 14:30'],
  ),
  [{ type: 'time' }, '', OK],
  [{ type: 'time', validation: { time: { value: true, message: 'When?' } } }, 'soon', 'When?'],
  [{ type: 'input', validation: { time: true } }, 'soon', 'Please enter a valid time of the format: 14:30'],

  [{ type: 'select', options: ['a', 1] }, 'a', OK],
  [{ type: 'select', options: ['a', 1] }, '1', OK],
  [{ type: 'select', options: ['a', 1] }, ' a ', OK],
  [{ type: 'select', options: ['a', 1] }, 'b', 'Please choose one of the options'],
  [{ type: 'select', options: ['a', 1] }, '', OK],
  [{ type: 'select', options: [] }, 'a', 'Please choose one of the options'],
  [{ type: 'select', api: '/webforms/options/countries' }, 'anything', OK],
  [{ type: 'multi-radio', options: [{ id: 'x', name: 'The x' }] }, 'x', OK],
  [{ type: 'multi-radio', options: [{ id: 'x', name: 'The x' }] }, 'The x', 'Please choose one of the options'],
  [{ type: 'multi-select', options: [1, 2, 3] }, [1, '2'], OK],
  [{ type: 'multi-checkbox', options: [1, 2, 3] }, [1, 4], 'Please choose one of the options'],
  [{ type: 'multi-toggle', options: [true, false] }, [false], OK],
  [{ type: 'leadOrigins', options: [{ id: 'agent', name: 'Agent' }] }, { leadOrigin: 'agent' }, OK],
  [{ type: 'leadOrigins', options: ['agent'] }, { leadOrigin: 'x' }, 'Please choose one of the options'],
  [{ type: 'leadOrigins' }, { leadOrigin: 'x' }, OK],
  [{ type: 'input', options: ['a'] }, 'b', OK],

  [{ type: 'input', validation: { minLength: 3 } }, 'ab', 'Field must have at least 3 characters'],
  [{ type: 'input', validation: { minLength: 3 } }, 'abc', OK],
  [{ type: 'input', validation: { minLength: 3 } }, '', OK],
  [{ type: 'input', validation: { maxLength: 2 } }, '👩👩', OK],
  [{ type: 'input', validation: { maxLength: 2 } }, 'abc', 'Field must have at most 2 characters'],
  [{ type: 'input', maxlength: 2 }, 'abc', 'Field must have at most 2 characters'],
  [
    { type: 'uploader' },
    [{ pending: 'a', name: 'a.pdf', size: 1 }],
    'Please wait until every file is uploaded, or remove it',
  ],
  [{ type: 'uploader', validation: { minLength: 2 } }, ['a'], 'Please upload at least 2 files'],
  [
    { type: 'uploader', validation: { minLength: 2 } },
    [1, 2].map(() => ({ id: 'a', name: 'a.pdf', size: 1 })),
    'Please upload at least 2 files',
  ],
  [{ type: 'multi-select', validation: { minLength: 2 } }, ['One', 'One'], 'Please add at least 2 entries'],
  [{ type: 'multi-toggle', validation: { between: [2, 3] } }, [1, '1'], 'Please add between 2 and 3 entries'],
  [{ type: 'multi-checkbox', validation: { maxLength: 1 } }, ['One', ' One'], OK],
  [{ type: 'form', validation: { minLength: 2 } }, [{ id: 1 }, { id: 1 }], OK],
  [{ type: 'uploader', validation: { maxLength: 1 } }, ['a', 'b'], 'Please upload at most 1 files'],
  [{ type: 'uploader', validation: { between: [2, 3] } }, ['a'], 'Please upload between 2 and 3 files'],
  [{ type: 'form', validation: { minLength: 2 } }, [{}], 'Please add at least 2 entries'],
  [{ type: 'form-exams-api', validation: { maxLength: 1 } }, [{}, {}], 'Please add at most 1 entries'],
  [{ type: 'form', validation: { between: [2, 3] } }, [{}], 'Please add between 2 and 3 entries'],
  [{ type: 'form', validation: { between: [2, 3] } }, [{}, {}], OK],
  [{ type: 'input', validation: { between: [1, 5] } }, '5', OK],
  [{ type: 'input', validation: { between: [1, 5] } }, '5.1', 'Please enter a number between 1 and 5'],
  [{ type: 'input', validation: { between: [1, 5] } }, 'three', 'Please enter a number between 1 and 5'],
  [{ type: 'input', validation: { between: { value: [1, 5], message: 'Own words' } } }, '9', 'Own words'],
  [{ type: 'input', validation: { minValue: 3 } }, '3', OK],
  [{ type: 'input', validation: { minValue: 3 } }, '2', 'Please enter a number greater than 3'],
  [{ type: 'input', validation: { maxValue: 3 } }, 3, OK],
  [{ type: 'input', validation: { maxValue: 3 } }, '4', 'Please enter a number less than 3'],

  [{ type: 'input', validation: { integer: true, minValue: 5 } }, '1,000', ruleMessages.integer],
  [{ type: 'input', validation: { decimal: true, maxValue: 5 } }, 'six', ruleMessages.decimal],
  [{ type: 'input', validation: { numeric: true, between: [1, 5] } }, '1.5', ruleMessages.numeric],
  [{ type: 'input', validation: { integer: true, minValue: 5 } }, '4', 'Please enter a number greater than 5'],
  [{ type: 'input', validation: { integer: true, maxLength: 2 } }, '1,000', 'Field must have at most 2 characters'],

  [{ type: 'input', validation: { alpha: true } }, 'José', OK],
  [{ type: 'input', validation: { alpha: true } }, 'Jo se', ruleMessages.alpha],
  [{ type: 'input', validation: { alphaSpace: true } }, 'Иван Ив', OK],
  [{ type: 'input', validation: { alphaSpace: true } }, 'a1', ruleMessages.alphaSpace],
  [{ type: 'input', validation: { alphaNum: true } }, 'é9', OK],
  [{ type: 'input', validation: { alphaNum: true } }, 'a-9', ruleMessages.alphaNum],
  [{ type: 'input', validation: { alphaNumSpace: true } }, 'a 9', OK],
  [{ type: 'input', validation: { alphaNumSpace: true } }, 'a_9', ruleMessages.alphaNumSpace],
  [{ type: 'input', validation: { numeric: true } }, '007', OK],
  [{ type: 'input', validation: { numeric: true } }, '-7', ruleMessages.numeric],
  [{ type: 'input', validation: { integer: true } }, '-7', OK],
  [{ type: 'input', validation: { integer: true } }, '7.0', ruleMessages.integer],
  [{ type: 'input', validation: { decimal: true } }, '-.5', OK],
  [{ type: 'input', validation: { decimal: true } }, '5.', ruleMessages.decimal],
  [{ type: 'input', validation: { currency: true } }, '10.50', OK],
  [{ type: 'input', validation: { currency: true } }, '10.505', ruleMessages.currency],
  [{ type: 'input', validation: { phone: true } }, '+447700900123', OK],
  [{ type: 'input', validation: { phone: true } }, '07700 900123', ruleMessages.phone],
  [{ type: 'input', validation: { phone: null } }, 'anything', OK],

  [{ type: 'input', validation: { shoeSize: true } }, '9', 'Unknown validation error (please contact system support)'],
  [{ type: 'input', validation: { shoeSize: true } }, '', OK],
  [{ type: 'input', validation: { shoeSize: false } }, '9', OK],
];

test.each(cases)('%j given %j: %s', (field, value, message) => {
  expect(errorOf(field, value)).toBe(message);
});

test('a field that must match another says so by the other’s label, or by the words it was given', () => {
  const field = { type: 'email', validation: { sameAs: 'email' } };
  expect(errorOf(field, 'a@b.co', { email: 'a@b.co' })).toBeUndefined();
  expect(errorOf(field, 'a@b.co', { email: 'x@b.co' })).toBe('Field must match the label of email');
  expect(errorOf(field, '', { email: 'x@b.co' })).toBeUndefined();
  const worded = { type: 'email', validation: { sameAs: { field: 'email', label: 'your address' } } };
  expect(errorOf(worded, 'a@b.co')).toBe('Field must match your address');
});

test('an address matches another however its letters are written, and other text only letter by letter', () => {
  const twice = { type: 'email', validation: { sameAs: 'email' } };
  expect(errorOf(twice, 'Ada@Example.ORG', { email: 'ada@example.org' })).toBeUndefined();
  const asked = { type: 'input', validation: { email: true, sameAs: 'email' } };
  expect(errorOf(asked, 'ada@example.org', { email: 'ADA@example.org' })).toBeUndefined();
  const word = { type: 'input', validation: { sameAs: 'word' } };
  expect(errorOf(word, 'Ada', { word: 'ada' })).toBe('Field must match the label of word');
});

test('of several rules that fail, the first in the contract’s order speaks, not the first in the definition', () => {
  const field = { type: 'email', validation: { phone: true, maxLength: 3, required: true } };
  expect(errorOf(field, '')).toBe('Field is required');
  expect(errorOf(field, 'abcd')).toBe('Please enter a valid email address');
  expect(errorOf(field, 'a@b.co')).toBe('Field must have at most 3 characters');
});
