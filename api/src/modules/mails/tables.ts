import type { YesNo } from '../../platform/database/tables';

declare module '../../platform/database/tables' {
  interface Tables {
    /**
     * A mail that came in, by its Message-ID once: of an enquiry, where it has the id of its message, or of a contact,
     * which has the mail's id where it is what began that. `kind` says whether a person wrote it, a program, or a mail
     * server of a letter that came back. `cc` is a list as JSON, `seems` the reference that one without a thread names.
     */
    incomingMails: {
      id: string;
      messageId: string;
      enquiryId: string | null;
      contactId: string | null;
      kind: 'written' | 'automatic' | 'bounce';
      address: string;
      name: string;
      cc: string;
      subject: string;
      text: string;
      quoted: string;
      isStranger: YesNo;
      seems: string;
      receivedAt: string;
    };
    /** What was attached to a mail, in its order: the file, or why there is none. */
    incomingFiles: {
      mailId: string;
      position: number;
      fileId: string | null;
      name: string;
      bytes: number;
      refused: string;
    };
  }
}
