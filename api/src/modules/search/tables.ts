export interface SearchTables {
  /**
   * What enquiries are found and sorted by, folded: `name` for the order, `text` for words. It goes with its enquiry. Answers
   * are sealed, so only who it is, and where they are reached, stands here in clear.
   */
  enquirySearch: { enquiryId: string; name: string; text: string };
}

declare module '../../platform/database/tables' {
  interface Tables extends SearchTables {}
}
