/** So many documents, or entries of the ledger, are in memory at once. */
export const ROWS_AT_ONCE = 200;
