import type { YesNo } from '../../platform/database/tables';

declare module '../../platform/database/tables' {
  interface Tables {
    /** A message about an enquiry: staff's by their name, the applicant's without one. `isWaiting` while theirs waits for an answer. */
    messages: {
      id: string;
      enquiryId: string;
      author: string | null;
      text: string;
      sentAt: string;
      isWaiting: YesNo;
    };
  }
}
