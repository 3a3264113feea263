export interface StatementTables {
  /** A file that was imported: `digest` names its bytes, and its rows are of the days from `firstDay` to `lastDay`. */
  statementImports: {
    id: string;
    account: string;
    name: string;
    digest: string;
    firstDay: string;
    lastDay: string;
    author: string;
    importedAt: string;
  };
  /** A row of a bank statement, never changed: signed pence on a day. `likeness` is the same for rows that are equal, of which it is the `nth`. */
  bankRows: {
    id: string;
    importId: string;
    kind: 'in' | 'out' | 'payout';
    account: string;
    day: string;
    amount: number;
    likeness: string;
    nth: number;
  };
  /** The personal text of rows, apart, so that it can be erased. */
  bankRowTexts: { rowId: string; name: string; reference: string; text: string };
  /** What a row, or pence of it, was booked for: an entry of the ledger, and an invoice of it; none for what is nobody's yet. */
  bankBookings: { id: string; rowId: string; entryId: string | null; invoiceId: string | null; amount: number };
  ignoredRows: { rowId: string; reason: string; author: string; madeAt: string };
  /** How the columns of a bank's CSV files are read, by their header. */
  csvMappings: { header: string; account: string; mapping: string; savedAt: string };
}

declare module '../../platform/database/tables' {
  interface Tables extends StatementTables {}
}
