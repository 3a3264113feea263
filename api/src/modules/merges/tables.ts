declare module '../../platform/database/tables' {
  interface Tables {
    /** Which enquiry is a duplicate of which other, as staff said: each of one, and none of one that is a duplicate itself. */
    mergedEnquiries: { enquiryId: string; mergedInto: string; author: string; madeAt: string };
  }
}

export {};
