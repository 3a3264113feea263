import { authors } from '@forms/shared/contract';
import type { NoteGivenUp } from '../../platform/jobs/runJobs';
import { recordStep } from './recordStep';

/** Writes into an enquiry's history that work for it was given up. */
export const noteGivenUp: NoteGivenUp = (trx, { kind, enquiryId, why }) => {
  const step = kind === 'letter' ? 'mail-failed' : 'work-failed';
  return recordStep(trx, { enquiryId, kind: step, detail: why, author: authors.server });
};
