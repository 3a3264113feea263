declare module '../../platform/database/tables' {
  interface Tables {
    /**
     * Unfinished work, found by the hash of its link's secret and readable only with that secret. One that was sent names
     * the enquiry that it became, and holds nothing more.
     */
    drafts: {
      linkHash: string;
      slug: string;
      sealed: string;
      savedAt: string;
      keptUntil: string;
      enquiryId: string | null;
    };
  }
}

export {};
