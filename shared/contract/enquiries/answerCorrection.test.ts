import type { FormDefinition } from '../forms/form';
import { correctAnswers } from './answerCorrection';

const exam = {
  id: 'x',
  formData: {
    series: { id: 's', name: 'June 2027' },
    level: { id: 'gcse', title: 'GCSE' },
    board: { id: 'aqa', title: 'AQA' },
    subject: { id: 'm', name: 'Mathematics' },
    option: { id: 'o', name: 'Mathematics', code: '8300H' },
  },
};
const definition: FormDefinition = {
  header: { title: 'Exams' },
  pages: [
    {
      name: 'you',
      title: 'You',
      fields: [
        { name: 'adult', type: 'bool', label: 'Of age?' },
        { name: 'sits', type: 'bool', label: 'Sits exams?' },
        { name: 'note', type: 'input', label: 'Note' },
        { name: 'guardian', type: 'input', label: 'Guardian', show: { adult: false } },
      ],
    },
    {
      name: 'exams',
      title: 'Exams',
      show: { sits: true },
      fields: [{ name: 'exams', type: 'form-exams-api', label: 'Exams' }],
    },
  ],
};
const pages = [
  { name: 'you', values: { adult: false, guardian: 'Rui', sits: true, note: 'x' } },
  { name: 'exams', values: { exams: [exam] } },
];
const enquiry = {
  ...{ definition, pages, submittedAt: '2026-11-27T10:00:00.000Z' },
  ...{ invoiceId: null, invoiceStatus: null },
};
const said = (values: object) =>
  correctAnswers(enquiry, [{ name: 'you', values: { ...pages[0]?.values, ...values } }, ...pages.slice(1)]);

test('an answer that hides another takes it away, and tells of both', () => {
  const { errors, pages: answers, changed } = said({ adult: true });
  expect(errors).toEqual([]);
  expect(answers).toEqual([{ name: 'you', values: { adult: true, sits: true, note: 'x' } }, pages[1]]);
  expect(changed.map(({ field, before, after }) => [field.name, before, after])).toEqual([
    ['adult', false, true],
    ['guardian', 'Rui', undefined],
  ]);
});

test('an answer that would hide exams that are entered for is refused where it is given', () => {
  expect(said({ sits: false }).errors).toEqual([
    { page: 'you', field: 'sits', message: expect.stringContaining('Please withdraw the exam entries first') },
  ]);
});

test('what a form knows nothing of stays as it is stored', () => {
  const of = { ...enquiry, pages: [...pages, { name: 'earlier', values: { old: 'kept' } }] };
  const { pages: answers, changed } = correctAnswers(of, [
    { name: 'you', values: { ...pages[0]?.values, note: 'y' } },
    ...pages.slice(1),
  ]);
  expect(changed.map(({ field }) => field.name)).toEqual(['note']);
  expect(answers.find(({ name }) => name === 'earlier')).toEqual({ name: 'earlier', values: { old: 'kept' } });
});
