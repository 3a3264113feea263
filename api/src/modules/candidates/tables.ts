declare module '../../platform/database/tables' {
  interface Tables {
    /**
     * What staff corrected of an application's candidate, each `version` whole: `corrected` is JSON of `Corrected`, sealed as
     * answers are. Under one `boardVersion` a board is told the same: it is the first version that tells it, and 0 as applied.
     */
    candidateCorrections: {
      id: string;
      enquiryId: string;
      version: number;
      boardVersion: number;
      corrected: string;
      author: string;
      madeAt: string;
    };
  }
}

export {};
