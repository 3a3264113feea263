import * as z from '@forms/shared/platform/zod';
import { invoiceStatuses } from '../payments/invoice';

/** In bytes: the largest statement. A longer time comes in several. */
export const MAX_STATEMENT_BYTES = 2 * 1024 * 1024;
export const MAX_STATEMENT_ROWS = 10_000;
/** How many rows one confirmation books, and one page shows. */
export const ROWS_A_PAGE = 50;
/** How many invoices one transfer may be for. */
export const MAX_PARTS = 10;

export const delimiters = [',', ';', '\t', '|'] as const;
export const encodings = ['utf-8', 'windows-1252', 'utf-16le'] as const;
export const dateOrders = ['dmy', 'mdy', 'ymd'] as const;
export const decimals = ['.', ','] as const;
const column = z.number().int().min(0).max(99).optional();
/** The column, counted from 0, of each thing that a CSV file may say. `in` and `out` stand in the place of `amount`. */
const csvColumns = z.object({
  date: column,
  amount: column,
  in: column,
  out: column,
  name: column,
  reference: column,
  text: column,
  balance: column,
  id: column,
  account: column,
  currency: column,
});
export type CsvColumns = z.infer<typeof csvColumns>;
export type ColumnRole = keyof CsvColumns;

/**
 * How a CSV file is read: `headerLine` is the line that names the columns, 0 where none does.
 * What is null is not known, and has to be said before anything is read.
 */
export const csvMapping = z.object({
  encoding: z.enum(encodings),
  delimiter: z.enum(delimiters),
  headerLine: z.number().int().min(0).max(50),
  dateOrder: z.enum(dateOrders).nullable(),
  decimal: z.enum(decimals).nullable(),
  columns: csvColumns,
});
export type CsvMapping = z.infer<typeof csvMapping>;

/** A statement as staff send it: its bytes in base64, the account that it is of, how its columns are read. */
export const statementFile = z.object({
  name: z.string().trim().max(200),
  content: z.string().max(Math.ceil(MAX_STATEMENT_BYTES / 3) * 4),
  account: z.string().trim().max(60).optional(),
  mapping: csvMapping.optional(),
  /** Of rows that look like known ones, by their key: how many are others, and to be added. */
  others: z.record(z.string().max(80), z.number().int().min(0).max(MAX_STATEMENT_ROWS)).default({}),
});
export type StatementFile = z.input<typeof statementFile>;

/** A row of a statement: signed pence on a day (`YYYY-MM-DD`), and what the bank says of it. `line` is the file's. */
export const statementRow = z.object({
  line: z.number().int(),
  day: z.string(),
  amount: z.number().int(),
  name: z.string(),
  reference: z.string(),
  text: z.string(),
});
export type StatementRow = z.infer<typeof statementRow>;

/** Rows that are equal to known ones at the seam of two files: the same, or others. */
export const equalRows = statementRow.extend({ key: z.string(), inFile: z.number().int(), known: z.number().int() });

export const statementFormats = ['csv', 'ofx', 'camt'] as const;
/**
 * What a statement holds, before any of it is stored. With `problems` none of it can be; `unanswered` are the questions
 * that its columns leave. `cells` are the first lines of a CSV file, by the mapping's delimiter.
 */
export const statementPreview = z.object({
  format: z.enum(statementFormats).nullable(),
  account: z.string(),
  /** The file names its account, so that it is not asked. */
  isAccountOfFile: z.boolean(),
  mapping: csvMapping.nullable(),
  cells: z.array(z.object({ line: z.number().int(), cells: z.array(z.string()) })),
  unanswered: z.array(z.string()),
  problems: z.array(z.string()),
  warnings: z.array(z.string()),
  rows: z.array(statementRow),
  count: z.number().int(),
  known: z.number().int(),
  added: z.number().int(),
  paidIn: z.number().int(),
  paidOut: z.number().int(),
  from: z.string(),
  to: z.string(),
  equal: z.array(equalRows),
});
export type StatementPreview = z.infer<typeof statementPreview>;

/** A file and how many rows of it were shown to be new. */
export const statementImport = statementFile.extend({ expected: z.number().int().min(0).max(MAX_STATEMENT_ROWS) });
export const importedStatement = z.object({ added: z.number().int(), known: z.number().int() });

/** An invoice that a transfer may be for. `version` is another once what is owing for it is. */
export const payableInvoice = z.object({
  invoiceId: z.string(),
  number: z.string(),
  reference: z.string(),
  name: z.string(),
  status: z.enum(invoiceStatuses),
  amount: z.number().int(),
  owing: z.number().int(),
  version: z.string(),
});
export type PayableInvoice = z.infer<typeof payableInvoice>;

/** How certain a proposal is. Only what is sure is chosen before a person has looked, and nothing is booked by itself. */
export const sureness = ['sure', 'likely', 'unsure'] as const;
export type Sureness = (typeof sureness)[number];
export const surenessLabels = {
  sure: 'Sure',
  likely: 'Likely',
  unsure: 'Not sure',
} as const satisfies Record<Sureness, string>;

/** The pence of a transfer that are for an invoice. */
export const part = z.object({ invoice: payableInvoice, amount: z.number().int().positive() });
export type Part = z.infer<typeof part>;
/** The invoices that a row is proposed for, and why. */
export const proposal = z.object({ sureness: z.enum(sureness), parts: z.array(part), reasons: z.array(z.string()) });
export type Proposal = z.infer<typeof proposal>;

export const rowStates = ['open', 'unallocated', 'booked', 'ignored', 'payout', 'out'] as const;
export type RowState = (typeof rowStates)[number];
/** What becomes of a row: to be matched, nobody's yet, booked, ignored; a card payout and money out are never matched. */
export const rowStateLabels = {
  open: 'To match',
  unallocated: 'Nobody’s yet',
  booked: 'Booked',
  ignored: 'Ignored',
  payout: 'Card payouts',
  out: 'Money out',
} as const satisfies Record<RowState, string>;

/** A stored row with what became of it. `left` are the pence that are for no invoice yet. */
export const bankRow = statementRow.omit({ line: true }).extend({
  id: z.string(),
  account: z.string(),
  state: z.enum(rowStates),
  left: z.number().int(),
  bookings: z.array(
    z.object({ invoiceId: z.string(), number: z.string(), name: z.string(), amount: z.number().int() }),
  ),
  reason: z.string(),
  proposal: proposal.nullable(),
});
export type BankRow = z.infer<typeof bankRow>;
export const bankRows = z.object({
  rows: z.array(bankRow),
  counts: z.record(z.enum(rowStates), z.number().int()),
  /** The pence of all rows in this state. */
  sum: z.number().int(),
});
export type BankRows = z.infer<typeof bankRows>;

/** What is confirmed: each row with what was left of it, and each invoice as it was shown. Without parts it is nobody’s yet. */
export const bookings = z.object({
  rows: z
    .array(
      z.object({
        rowId: z.string().max(40),
        left: z.number().int().positive(),
        parts: z
          .array(
            z.object({
              invoiceId: z.string().max(40),
              version: z.string().max(60),
              amount: z.number().int().positive(),
            }),
          )
          .max(MAX_PARTS),
      }),
    )
    .min(1)
    .max(ROWS_A_PAGE),
});
export type Bookings = z.infer<typeof bookings>;
export const booked = z.object({ booked: z.number().int() });

/** The 409 to a confirmation of what is not so any more. Nothing of it is booked. */
export const STATEMENT_CHANGED = 'statement-changed';
