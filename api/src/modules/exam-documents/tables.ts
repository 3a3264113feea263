declare module '../../platform/jobs/tables' {
  interface JobPayloads {
    /** `day` is that of the press: a candidate is written to once a day. */
    'entry-statements': { seriesId: string; day: string };
  }
}

export {};
