import { sessionValue, useAppDispatch, useAppSelector, useAppStore } from '@forms/shared/platform/store';
import type { OnShow } from '@forms/shared/platform/ui/list';
import { useCallback } from 'react';

/** The ids of the entries that a list had in the browser, in order, and where they stand in all of it. */
interface Shown {
  ids: readonly string[];
  before: number;
  total: number | undefined;
}
const orders = sessionValue<Readonly<Record<string, Shown>>>('staff/orders', {});
const none: Shown = { ids: [], before: 0, total: 0 };

/** What keeps the order in which a list last showed its entries: `onShow={useKeepOrder('enquiries')}`. */
export function useKeepOrder(list: string): OnShow<{ id: string }> {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return useCallback(
    (rows, place) => {
      const shown = { ...place, ids: rows.map(({ id }) => id) };
      dispatch(orders.set({ ...orders.of(store.getState()), [list]: shown }));
    },
    [dispatch, store, list],
  );
}

/** A list's entries as last shown; none where it has not been open. */
export const useShownOrder = (list: string): Shown => useAppSelector((state) => orders.of(state)[list] ?? none);
