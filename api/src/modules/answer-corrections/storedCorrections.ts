import type { AnswerCorrection } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

/** What of a correction is sealed: each change by its field, and as the history tells it. */
export interface CorrectedAnswers {
  reason: string;
  changes: (AnswerCorrection['changes'][number] & { page: string; field: string })[];
}

export type StoredCorrection = Omit<Tables['answerCorrections'], 'corrected'> & CorrectedAnswers;

/** What staff corrected of the answers of an enquiry, oldest first. */
export async function answerCorrectionsOf(db: Database, enquiryId: string): Promise<StoredCorrection[]> {
  const rows = await db
    .selectFrom('answerCorrections')
    .selectAll()
    .where('enquiryId', '=', enquiryId)
    .orderBy('madeAt')
    .orderBy('id')
    .execute();
  return rows.map(({ corrected, ...row }) => ({ ...row, ...(JSON.parse(corrected) as CorrectedAnswers) }));
}

/** The same as the history tells it. */
export const answerCorrectionsSaid = async (db: Database, enquiryId: string): Promise<AnswerCorrection[]> =>
  (await answerCorrectionsOf(db, enquiryId)).map(({ id, author, madeAt, reason, changes }) => ({
    ...{ id, author, madeAt, reason },
    changes: changes.map(({ asked, before, after }) => ({ asked, before, after })),
  }));
