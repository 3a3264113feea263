/**
 * The tables, with snake_case names in the database and camelCase here. What both databases hold alike: ids and times
 * (ISO 8601, UTC) are text, yes or no is 1 or 0, JSON is text, money is whole pence. These are the platform's own; each
 * module adds its tables in its own `tables.ts`.
 */
export interface Tables {
  /** Tries since the last right password, by account; no further one before `waitUntil`. */
  passwordTries: { accountHash: string; tries: number; waitUntil: string };
  /** Calls of an address by kind: when its bucket will be empty, in microseconds since 1970, and what was granted last. */
  callCounts: { key: string; emptyAt: number; granted: number };
  /** The keys that answers may be sealed with, by name. */
  answersKeys: { name: string };
  /** What the names of this site's files begin with in its bucket: one row, and none where there is no bucket. */
  bucketPrefixes: { prefix: string };
  /**
   * One row where a restore made this database, until it takes the site over: while it is there, no job is done. `endedAt`
   * is null while the restore runs, and where it broke off. `prefix` is what its files' names begin with in a bucket.
   */
  restoredCopies: { begunAt: string; backedUpAt: string; prefix: string; endedAt: string | null };
  /** Whose files a store has to hold: one row, which its mark says too. */
  siteIds: { id: string };
  /** Origins that remotes may come from, besides those of the settings. */
  remoteOrigins: { origin: string; addedAt: string; author: string };
  idempotency: { scope: string; key: string; bodyHash: string; answer: string; madeAt: string };
}

export type YesNo = 0 | 1;
