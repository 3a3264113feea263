import { useEffect, useState } from 'react';
import { useLocation } from '../../routing';
import { sessionValue, useAppStore } from '../../store';
import type { Sorting } from './sortRows';

/** How a person looks at a list. */
export interface Look {
  typed: string;
  /** The choice of each filter by its key. */
  chosen: Readonly<Record<string, string>>;
  tab: string | undefined;
  sorting: Sorting | undefined;
  page: number;
  /** The search that the page is of: another begins at its first. */
  pageOf: string;
  /** The key of the row that was last visited. */
  visited: string | undefined;
}

/**
 * How each list was looked at when it was left, by its entry in the browser's history: who goes back finds it as it
 * was. In memory alone, since a search may be somebody's name, and no longer than the session.
 */
const looks = sessionValue<Readonly<Record<string, Look>>>('lists/looks', {});

/** How this list is looked at, which is stored for as long as the session lasts; at first in the tab `first`. */
export function useLook(id: string, first: string | undefined) {
  const store = useAppStore();
  const { key: entry } = useLocation();
  const place = `${entry} ${id}`;
  const [look, setLook] = useState<Look>(
    () =>
      looks.of(store.getState())[place] ?? {
        ...{ typed: '', chosen: {}, tab: first, sorting: undefined, page: 1, pageOf: '', visited: undefined },
      },
  );
  useEffect(() => {
    store.dispatch(looks.set({ ...looks.of(store.getState()), [place]: look }));
  }, [store, place, look]);
  return [look, setLook] as const;
}
