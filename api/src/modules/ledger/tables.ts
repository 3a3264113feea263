import type { EntryKind } from '@forms/shared/contract';

export interface LedgerTables {
  /**
   * Money that moved, in signed pence, on a day (`YYYY-MM-DD`). A row is never changed; a mistake is undone by one that
   * `reverses` it, once. `source` says where it was heard of, as `stripe:pi_1`, and is written down once of a kind.
   */
  moneyEntries: {
    id: string;
    kind: EntryKind;
    amount: number;
    receivedOn: string;
    recordedAt: string;
    author: string;
    source: string;
    reverses: string | null;
  };
  /** The personal text of entries, apart, so that it can be erased. */
  moneyEntryTexts: { entryId: string; reference: string; note: string };
  /** For which invoice an entry, or a part of it, is. What is for none is nobody's yet. */
  allocations: { id: string; entryId: string; invoiceId: string; amount: number };
}

declare module '../../platform/database/tables' {
  interface Tables extends LedgerTables {}
}
