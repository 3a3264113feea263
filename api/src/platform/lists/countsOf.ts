import { ALL } from '@forms/shared/contract';

/** How many rows a list has by tab, and in all. */
export const countsOf = (tabs: readonly { tab: string; count: number }[]): Record<string, number> => ({
  ...Object.fromEntries(tabs.map(({ tab, count }) => [tab, count])),
  [ALL]: tabs.reduce((sum, { count }) => sum + count, 0),
});
