import type { Database } from '../../platform/database/database';
import { type Exam, examId, examOf } from './exam';

/** The other options of an option's subject in a series, as the catalogue has them today; none of a series that is over. */
export async function otherOptions(db: Database, seriesId: string, optionId: string): Promise<Exam[]> {
  const options = await db
    .selectFrom('examOptions')
    .innerJoin('examOptions as entered', 'entered.specificationId', 'examOptions.specificationId')
    .select('examOptions.id')
    .where('entered.id', '=', optionId)
    .where('examOptions.id', '!=', optionId)
    .orderBy('examOptions.position')
    .execute();
  const exams: Exam[] = [];
  for (const { id } of options) {
    const exam = await examOf(db, examId(seriesId, id));
    if (exam) exams.push(exam);
  }
  return exams;
}
