declare module '../../platform/database/tables' {
  interface Tables {
    /** What staff corrected of an enquiry's answers at once: `corrected` is JSON of `CorrectedAnswers`, sealed as answers are. */
    answerCorrections: { id: string; enquiryId: string; corrected: string; author: string; madeAt: string };
  }
}

export {};
