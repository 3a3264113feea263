import type { LetterKind } from '@forms/shared/contract';

export interface MailTables {
  /** One letter of a kind an enquiry. Its job has the same id, until it is sent. `fileId` is of its PDF, once that is made. */
  letters: {
    id: string;
    enquiryId: string;
    kind: LetterKind;
    recipient: string;
    subject: string;
    queuedAt: string;
    sentAt: string | null;
    fileId: string | null;
  };
}
