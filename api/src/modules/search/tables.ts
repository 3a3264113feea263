import type { YesNo } from '../../platform/database/tables';

export interface SearchTables {
  /**
   * What enquiries are found and sorted by, folded: `name` for the order, `text` for words. It goes with its enquiry. Answers
   * are sealed, so only who it is, where they are reached, and whether a proof of access arrangements is asked for, stands
   * here in clear; that is null until the next start where the row is of before it was written down.
   */
  enquirySearch: { enquiryId: string; name: string; text: string; needsEvidence: YesNo | null };
}

declare module '../../platform/database/tables' {
  interface Tables extends SearchTables {}
}
