import type { ExamChoice, ExamEntry } from '@forms/shared/contract';

/** GCSE Mathematics, Foundation tier, in the summer. */
export const chosenAll: ExamChoice = {
  series: { id: 'summer', name: 'Summer 2027' },
  level: { id: 'gcse', title: 'GCSE' },
  board: { id: 'aqa', title: 'AQA' },
  subject: { id: 'maths', name: 'Mathematics', code: '8300' },
  option: { id: 'foundation', name: 'Foundation', code: '8300F' },
};

export const examEntry = (examId: string, formData: Partial<ExamChoice> = {}): ExamEntry => ({
  id: `row of ${examId}`,
  examId,
  formData: { ...chosenAll, ...formData },
});
