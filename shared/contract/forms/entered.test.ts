import type { ExamEntry } from '../exams/exam';
import { enteredExams } from './entered';
import type { FormDefinition } from './form';

const exam = (examId: string): ExamEntry => ({
  id: examId,
  examId,
  formData: {
    series: { id: 's', name: 'Summer' },
    level: { id: 'gcse', title: 'GCSE' },
    board: { id: 'aqa', title: 'AQA' },
    subject: { id: '8300', name: 'Mathematics', code: '8300' },
    option: { id: 'f', name: 'Foundation', code: '8300F' },
  },
});

const definition: FormDefinition = {
  header: { title: 'Exams' },
  pages: [
    { name: 'you', title: 'You', fields: [{ name: 'exams', type: 'input' }] },
    {
      name: 'entries',
      title: 'Exams',
      fields: [
        { name: 'exams', type: 'form-exams-api' },
        { name: 'resits', type: 'form-exams-api' },
      ],
    },
  ],
};

test('exams are found wherever their field stands, in order', () => {
  const answers = [
    { name: 'you', values: { exams: [exam('not an exam field')] } },
    { name: 'entries', values: { exams: [exam('1'), exam('2')], resits: [exam('3')] } },
  ];
  expect(enteredExams(definition, answers).map(({ examId }) => examId)).toEqual(['1', '2', '3']);
});

test.each([
  ['no answer', [{ name: 'entries', values: {} }]],
  ['a page that is not shown', []],
  ['something that is no list', [{ name: 'entries', values: { exams: 'all of them' } }]],
  ['rows of another shape', [{ name: 'entries', values: { exams: [{ examId: 1 }, null] } }]],
])('%s holds no exams', (_, answers) => {
  expect(enteredExams(definition, answers)).toEqual([]);
});
