import type { FieldDefinition } from '../forms/field';
import type { FormDefinition, PageAnswers } from '../forms/form';
import { type ExamEntry, examEntry } from './exam';

const holdsExams = ({ type }: FieldDefinition) => type === 'form-exams-api';

/** The exams entered in a form's answers, in order, wherever a `form-exams-api` field stands. What is no exam entry is passed over. */
export function enteredExams(definition: FormDefinition, answers: readonly PageAnswers[]): ExamEntry[] {
  return definition.pages.flatMap(({ name, fields }) => {
    const values = answers.find((page) => page.name === name)?.values ?? {};
    return fields.filter(holdsExams).flatMap((field) => {
      const rows = values[field.name];
      return Array.isArray(rows) ? rows.flatMap((row) => examEntry.safeParse(row).data ?? []) : [];
    });
  });
}
