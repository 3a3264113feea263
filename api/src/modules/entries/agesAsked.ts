import type { ExamCandidate } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { examId, examOf, lineOf } from '../exams/exam';

/** What the catalogue asks, as it does today, of the age of whoever is entered by an application; of its exams that are over or not entered any more, nothing. */
export async function agesAsked(db: Database, enquiryId: string): Promise<ExamCandidate['ages']> {
  const entries = await db
    .selectFrom('examEntries')
    .select(['seriesId', 'optionId'])
    .where('enquiryId', '=', enquiryId)
    .where('state', 'not in', ['withdrawn', 'refused'])
    .orderBy('id')
    .execute();
  const ages: ExamCandidate['ages'] = [];
  for (const { seriesId, optionId } of entries) {
    const exam = await examOf(db, examId(seriesId, optionId));
    if (exam?.dates.age) ages.push({ exam: lineOf(exam.choice), rule: exam.dates.age });
  }
  return ages;
}
