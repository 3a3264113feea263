import { ALL, type ListPage } from '@forms/shared/contract';

/** How many rows a list has in each of its tabs, once it is asked. */
export interface Tabs {
  execute(): Promise<readonly { tab: string; count: number }[]>;
}

/** What of a page says how many rows there are. */
type Counted = Pick<ListPage<unknown>, 'counts'> & { last?: null };

/**
 * How many rows there are by tab, and in all, as a part of a page. Of very many nothing is said, and nobody is led to their
 * end: both would look at each. What is counted to `most` alone is very many beyond that.
 */
export async function countTabs(tabs: Tabs, isMany = false, most = Number.POSITIVE_INFINITY): Promise<Counted> {
  const counted = isMany ? [] : await tabs.execute();
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  if (isMany || all > most) return { last: null, counts: {} };
  return { counts: { ...Object.fromEntries(counted.map(({ tab, count }) => [tab, count])), [ALL]: all } };
}
