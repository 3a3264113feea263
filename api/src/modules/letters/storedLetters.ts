import type { Letter } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { minutesFromNow, now } from '../../platform/time';
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

/** What is queued goes within seconds: what has waited so long stands in somebody's way. */
const USUAL_MINUTES = 15;

/** Every letter that was given up, failed at its last try, or waits longer than letters do; none that was dropped, and none with the link of a draft, which is nothing of staff's. */
export const unsentLetters = (db: Database) =>
  lettersWithJobs(db)
    .where('letters.sentAt', 'is', null)
    .where('jobs.id', 'is not', null)
    .where('letters.kind', '!=', 'draft')
    .where(({ or, eb }) => or([eb('lastError', 'is not', null), eb('queuedAt', '<', minutesFromNow(-USUAL_MINUTES))]));

/** A letter as staff read it: one whose job was dropped is given up, too. */
export const readLetter = ({
  deadAt,
  jobId,
  ...letter
}: Omit<Letter, 'state'> & { deadAt: string | null; jobId: string | null }): Letter => ({
  ...letter,
  state: letter.sentAt !== null ? 'sent' : deadAt === null && jobId !== null ? 'queued' : 'failed',
});
