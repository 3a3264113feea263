declare module '../../platform/database/tables' {
  interface Tables {
    /** Unfinished work, found by the hash of its link's secret and readable only with that secret. */
    drafts: { linkHash: string; slug: string; sealed: string; savedAt: string; keptUntil: string };
  }
}

export {};
