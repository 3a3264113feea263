const orders = new Map<string, readonly string[]>();

/** Keeps the order in which a list last showed its entries, by their ids. */
export const keepOrder = (list: string, ids: readonly string[]): void => void orders.set(list, ids);

/** The ids of a list's entries in the order last shown; empty where it has not been open. */
export const shownOrder = (list: string): readonly string[] => orders.get(list) ?? [];
