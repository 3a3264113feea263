/** So many calls at once from one address; each comes back evenly over the minutes. */
export interface Limit {
  calls: number;
  minutes: number;
}

/**
 * How often one address may do a kind of thing. The figures let a class of thirty enter for examinations behind one
 * address; they stop floods and guessing. RATE_LIMIT_SCALE multiplies the calls, but for `guessing`, which has GUESSING_LIMIT_SCALE.
 */
export const limits = {
  reading: { calls: 1_200, minutes: 1 },
  working: { calls: 300, minutes: 1 },
  submitting: { calls: 200, minutes: 10 },
  uploading: { calls: 300, minutes: 10 },
  counting: { calls: 500, minutes: 10 },
  listening: { calls: 3_000, minutes: 1 },
  paying: { calls: 100, minutes: 10 },
  writing: { calls: 20, minutes: 10 },
  guessing: { calls: 30, minutes: 15 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;
