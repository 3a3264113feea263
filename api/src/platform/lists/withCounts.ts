import { ALL, type ListPage } from '@forms/shared/contract';

/** How many rows a list has in each of its tabs, once it is asked. */
export interface Tabs {
  execute(): Promise<readonly { tab: string; count: number }[]>;
}

/**
 * A page with how many rows there are by tab, and in all. Of very many nothing is said, and nobody is led to their end: both
 * would look at each. What is counted to `most` alone is very many beyond that.
 */
export async function withCounts<Page extends Omit<ListPage<unknown>, 'counts'>>(
  page: Page,
  tabs: Tabs,
  isMany = false,
  most = Number.POSITIVE_INFINITY,
): Promise<Page & Pick<ListPage<unknown>, 'counts'>> {
  const counted = isMany ? [] : await tabs.execute();
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  if (isMany || all > most) return { ...page, last: null, counts: {} };
  return { ...page, counts: { ...Object.fromEntries(counted.map(({ tab, count }) => [tab, count])), [ALL]: all } };
}
