const orders = new Map<string, readonly string[]>();

/** Keeps the order in which a list last showed its entries: `onShow={keepOrder}`. */
export const keepOrderOf =
  (list: string) =>
  (rows: readonly { id: string }[]): void => {
    orders.set(
      list,
      rows.map(({ id }) => id),
    );
  };

/** The ids of a list's entries in the order last shown; empty where it has not been open. */
export const shownOrder = (list: string): readonly string[] => orders.get(list) ?? [];
