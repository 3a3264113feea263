import { catalogueSaid, type EntryPaper, type ExamChoice, type Language } from '@forms/shared/contract';
import type { Qualification } from './keyDates';
import { titleOfBoard } from './titles';

/** Of an entry what its row holds as JSON. */
export interface EnteredExam extends Pick<ExamChoice, 'subject' | 'option'> {
  papers: EntryPaper[];
}

/** An entry in a few words, as `AQA Mathematics (8300H), Summer 2027`. */
export function examNamed(
  { board, exam, seriesName }: Pick<Qualification, 'board'> & { exam: string; seriesName: string },
  language: Language = 'en-GB',
): string {
  const { subject, option } = JSON.parse(exam) as EnteredExam;
  return `${titleOfBoard(board)} ${subject.name} (${option.code}), ${catalogueSaid(seriesName, language)}`;
}
