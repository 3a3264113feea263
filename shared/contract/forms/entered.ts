import { type ExamEntry, examEntry } from '../exams/exam';
import type { FormDefinition, PageAnswers } from './form';

/** Where a form asks for exams to be entered for: its fields that do, each with its page. */
export const examFieldsOf = ({ pages }: FormDefinition): { page: string; field: string; withCoursework: boolean }[] =>
  pages.flatMap(({ name: page, fields }) =>
    fields
      .filter(({ type }) => type === 'form-exams-api')
      .map(({ name: field, coursework = false }) => ({ page, field, withCoursework: coursework })),
  );

/** Whether a form asks for exams to be entered for. */
export const hasExamsField = (definition: FormDefinition): boolean => examFieldsOf(definition).length > 0;

/** The exams entered in a form's answers, in order, wherever a `form-exams-api` field stands. What is no exam entry is passed over. */
export const enteredExams = (definition: FormDefinition, answers: readonly PageAnswers[]): ExamEntry[] =>
  examFieldsOf(definition).flatMap(({ page, field }) => {
    const rows = answers.find(({ name }) => name === page)?.values[field];
    return Array.isArray(rows) ? rows.flatMap((row) => examEntry.safeParse(row).data ?? []) : [];
  });
