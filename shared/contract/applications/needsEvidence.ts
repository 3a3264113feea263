import { ARRANGEMENTS_APPROVED_FIELD } from '../exams/keyDates';
import { answerOf } from '../forms/answers';
import type { PageAnswers } from '../forms/form';

/** Whether whoever gave these answers has arrangements that another centre approved, of which the proof is asked for. */
export const needsEvidence = (answers: readonly PageAnswers[]): boolean =>
  answerOf(answers, ARRANGEMENTS_APPROVED_FIELD) === 'yes';
