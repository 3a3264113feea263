import { sessionValue, useAppDispatch, useAppSelector, useAppStore } from '@forms/shared/platform/store';
import { useCallback } from 'react';

const orders = sessionValue<Readonly<Record<string, readonly string[]>>>('staff/orders', {});
const none: readonly string[] = [];

/** What keeps the order in which a list last showed its entries: `onShow={useKeepOrder('enquiries')}`. */
export function useKeepOrder(list: string): (rows: readonly { id: string }[]) => void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return useCallback(
    (rows) => {
      dispatch(orders.set({ ...orders.of(store.getState()), [list]: rows.map(({ id }) => id) }));
    },
    [dispatch, store, list],
  );
}

/** The ids of a list's entries in the order last shown; empty where it has not been open. */
export const useShownOrder = (list: string): readonly string[] =>
  useAppSelector((state) => orders.of(state)[list] ?? none);
