import type { Letter } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { now } from '../../platform/time';
import { mailboxOf } from './mailbox';

type LetterRow = Tables['letters'];

/** The row of a letter that is queued now. */
export const queuedLetter = (
  letter: Pick<LetterRow, 'id' | 'enquiryId' | 'kind' | 'recipient' | 'subject'> & Partial<Pick<LetterRow, 'about'>>,
): LetterRow => ({
  about: '',
  ...letter,
  queuedAt: now(),
  sentAt: null,
  fileId: null,
  sentAgain: null,
  mailbox: mailboxOf(letter.recipient),
});

/** Letters with what became of their jobs, to be narrowed; `readLetter` reads each. */
export const lettersWithJobs = (db: Database) =>
  db
    .selectFrom('letters')
    .leftJoin('jobs', 'jobs.id', 'letters.id')
    .select(['letters.id', 'letters.kind', 'recipient', 'subject', 'queuedAt', 'letters.sentAt', 'fileId'])
    .select(['jobs.lastError', 'jobs.deadAt', 'jobs.id as jobId']);

/** A letter as staff read it: one whose job was dropped is given up, too. */
export const readLetter = ({
  deadAt,
  jobId,
  ...letter
}: Omit<Letter, 'state'> & { deadAt: string | null; jobId: string | null }): Letter => ({
  ...letter,
  state: letter.sentAt !== null ? 'sent' : deadAt === null && jobId !== null ? 'queued' : 'failed',
});
