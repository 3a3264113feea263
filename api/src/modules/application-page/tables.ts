declare module '../../platform/jobs/tables' {
  interface JobPayloads {
    /** A code for the link, or without one a new link. There is no enquiry where the link was none. */
    applicationMail: { enquiryId: string | null; linkHash?: string };
  }
}

export {};
