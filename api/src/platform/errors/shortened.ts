const MOST_SHOWN = 20;

/** What is wrong with somebody's file, as far as one reads: the first of many, and how many more there are. */
export const shortened = (problems: readonly string[]): string[] =>
  problems.length <= MOST_SHOWN
    ? [...problems]
    : [...problems.slice(0, MOST_SHOWN), `And ${problems.length - MOST_SHOWN} more like these.`];
