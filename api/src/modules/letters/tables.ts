import type { Campus, LetterKind } from '@forms/shared/contract';
import type { JobKind } from '../../platform/jobs/tables';

/** The kinds of work that hand a letter in. */
export const letterKinds: readonly JobKind[] = [
  'letter',
  'passwordLetter',
  'invitationLetter',
  'applicationMail',
  'noteLetter',
];

export interface LetterTables {
  /**
   * One letter of a kind an enquiry and recipient, or a reply to a message, which has the letter's id and no enquiry. Its
   * job has the same id, until it is sent. `fileId` is of its PDF, once that is made; `sentAgain` is how often staff had
   * what was sent sent again, and null for never. `about` tells several of a kind apart: the entry of the ledger that a receipt is for, the refund, the credit note, what was sent or asked for again; else it is empty. `mailbox` is what limits count by; letters of before have none. `bounced` is why a letter that went came back.
   */
  letters: {
    id: string;
    enquiryId: string | null;
    kind: LetterKind;
    recipient: string;
    subject: string;
    queuedAt: string;
    sentAt: string | null;
    fileId: string | null;
    sentAgain: number | null;
    mailbox: string | null;
    about: string;
    bounced: string | null;
  };
}

export interface DraftLetterTables {
  /**
   * Which draft a letter leads to, and the secret of its link under the key of answers, which is empty once the letter went.
   * `campus` is that of the page on which it was asked for; letters of before have none.
   */
  draftLetters: { letterId: string; linkHash: string; sealed: string; campus: Campus | null };
}

declare module '../../platform/database/tables' {
  interface Tables extends LetterTables, DraftLetterTables {}
}

declare module '../../platform/jobs/tables' {
  interface JobPayloads {
    /** `byStaff` where one of them sent it again: no limit holds it. */
    letter: { letterId: string; byStaff?: boolean };
  }
}
