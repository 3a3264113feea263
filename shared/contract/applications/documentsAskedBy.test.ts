import { checkDefinition } from '../definitions';
import type { FormDefinition } from '../forms/form';
import { documentsAskedBy } from './documentsAskedBy';

const form: FormDefinition = {
  header: { title: 'Entry' },
  pages: [
    {
      name: 'you',
      title: 'You',
      fields: [
        { name: 'dateOfBirth', type: 'date', label: 'Date of birth' },
        { name: 'needs', type: 'bool', label: 'Do you need more time?' },
        {
          name: 'approved',
          type: 'multi-radio',
          label: 'Approved before?',
          options: ['yes', 'no'],
          show: { needs: true },
        },
      ],
    },
    {
      name: 'ready',
      title: 'Ready',
      fields: [{ name: 'ready', type: 'multi-checkbox', label: 'Ready', options: ['results', 'marks'] }],
    },
  ],
  documents: [
    { name: 'photo-id', title: 'Photo identification' },
    { name: 'consent', title: 'A parent’s consent', show: { field: 'dateOfBirth', age: 'child' } },
    { name: 'evidence', title: 'Evidence', show: { approved: 'yes' } },
    { name: 'results', title: 'Results', show: { field: 'ready.ready', includes: 'results' } },
  ],
};
const asked = (you: object, ready: object = {}) =>
  documentsAskedBy(
    form,
    [
      { name: 'you', values: { ...you } },
      { name: 'ready', values: { ...ready } },
    ],
    '2026-11-22',
  ).map(({ name }) => name);

test.each([
  ['of nothing else', ['photo-id'], asked({ dateOfBirth: '2000-01-01', needs: false })],
  ['of a child', ['photo-id', 'consent'], asked({ dateOfBirth: '2012-01-01' })],
  ['of approved arrangements', ['photo-id', 'evidence'], asked({ needs: true, approved: 'yes' })],
  ['where the question is hidden', ['photo-id'], asked({ needs: false, approved: 'yes' })],
  ['of what was ticked on another page', ['photo-id', 'results'], asked({}, { ready: ['marks', 'results'] })],
])('the documents are asked for that the answers need: %s', (_, wanted, found) => {
  expect(found).toEqual(wanted);
});

test('a form that names none asks for none', () => {
  const { documents: _, ...plain } = form;
  expect(documentsAskedBy(plain, [], '2026-11-22')).toEqual([]);
});

test('what is wrong with the documents of a form is said to who writes it', () => {
  const messages = (documents: unknown) =>
    checkDefinition({ ...form, documents }).findings.map(({ path, message }) => `${path}: ${message}`);
  expect(messages(form.documents)).toEqual([]);
  expect(messages([{ name: 'a', title: 'A', show: { nobody: true } }])).toEqual([
    'documents.0.show: There is no field “nobody”',
  ]);
  expect(
    messages([
      { name: 'a', title: 'A' },
      { name: 'a', title: 'B' },
    ]),
  ).toEqual(['documents.1.name: There are two documents “a”']);
  expect(messages([{ name: 'a' }])).toEqual([expect.stringContaining('documents.0.title')]);
  expect(messages([{ name: 'a', title: 'A', shown: true }])).toEqual([expect.stringContaining('shown')]);
});
