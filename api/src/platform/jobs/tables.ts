/** What each kind of job needs to know: the module that owns a kind adds it in its own `tables.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: modules add to it.
export interface JobPayloads {}
export type JobKind = keyof JobPayloads;
/** The kinds that need to know nothing, and so may come again by themselves. */
export type RecurringKind = { [K in JobKind]: JobPayloads[K] extends Record<string, never> ? K : never }[JobKind];

declare module '../database/tables' {
  interface Tables {
    /**
     * Work that is still to be done, or was given up (`deadAt`). `lockedUntil` is the lease of the server that does it now:
     * if that dies, another takes it up. `payload` is JSON.
     */
    jobs: {
      id: string;
      kind: JobKind;
      payload: string;
      enquiryId: string | null;
      runAt: string;
      attempts: number;
      lockedUntil: string | null;
      lastError: string | null;
      deadAt: string | null;
    };
  }
}
