import { type EntryQuery, entryQuery } from '@forms/shared/contract';
import { useSearchParams } from '@forms/shared/platform/routing';

/** What the list is narrowed to, as the address says it, so that it can be linked and gone back to. */
export function useEntryQuery() {
  const [address, setAddress] = useSearchParams();
  const query: EntryQuery = entryQuery.safeParse(Object.fromEntries(address)).data ?? {};
  const go = (next: EntryQuery, replace: boolean) => {
    const said = Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1]));
    setAddress(said, { replace });
  };
  return {
    query,
    /** Narrows the list otherwise, from its first page on. */
    narrow: (part: EntryQuery) => go({ ...query, ...part, place: undefined }, true),
    showAll: () => go({}, true),
    turnTo: (place: string | undefined) => go({ ...query, place }, false),
  };
}
