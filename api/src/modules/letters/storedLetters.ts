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
  bounced: null,
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
    .leftJoin('invoices', (join) => join.onRef('invoices.enquiryId', '=', 'letters.enquiryId').on('isCurrent', '=', 1))
    .select('sellerCampus as seller')
    .select(['letters.id', 'letters.kind', 'recipient', 'subject', 'queuedAt', 'letters.sentAt', 'fileId'])
    .select(['bounced', 'jobs.lastError', 'jobs.deadAt', 'jobs.id as jobId']);

/** What is queued goes within seconds: what has waited so long stands in somebody's way. */
const USUAL_MINUTES = 15;

/** Every letter that was given up, failed at its last try, waits longer than letters do, or came back; none that was dropped, and none with the link of a draft, which is nothing of staff's. */
export const unsentLetters = (db: Database) =>
  lettersWithJobs(db)
    // The few that may be so, by indexes of their own: by the conditions below all would be read.
    .where(
      'letters.id',
      'in',
      db.selectFrom('letters').select('id').where('sentAt', 'is', null).unionAll(bouncedIds(db)),
    )
    .where('letters.kind', '!=', 'draft')
    .where(({ or, and, eb }) =>
      or([
        eb('bounced', 'is not', null),
        and([
          eb('letters.sentAt', 'is', null),
          eb('jobs.id', 'is not', null),
          or([eb('lastError', 'is not', null), eb('queuedAt', '<', minutesFromNow(-USUAL_MINUTES))]),
        ]),
      ]),
    );

const bouncedIds = (db: Database) => db.selectFrom('letters').select('id').where('bounced', 'is not', null);

/** A letter as staff read it: one whose job was dropped is given up, too, and one that came back has failed. */
export const readLetter = ({
  deadAt,
  jobId,
  bounced,
  ...letter
}: Omit<Letter, 'state'> & { deadAt: string | null; jobId: string | null; bounced: string | null }): Letter => {
  if (bounced !== null) return { ...letter, lastError: bounced, state: 'failed' };
  return {
    ...letter,
    state: letter.sentAt !== null ? 'sent' : deadAt === null && jobId !== null ? 'queued' : 'failed',
  };
};
