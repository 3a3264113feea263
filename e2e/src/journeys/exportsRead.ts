import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';

type Row = Readonly<Record<string, unknown>>;
/** Pounds as another program reads them, in pence. */
const penceOf = (pounds: unknown) => Math.round(Number(pounds) * 100);
const sumOf = (rows: readonly Row[], pence: (row: Row) => number) => rows.reduce((sum, row) => sum + pence(row), 0);

/** The pence of a batch by invoice or credit note, and of what moved by whom it was for, as Excel's own format says them. */
export interface BatchRead {
  documents: Record<string, number>;
  payments: { of: string; kind: string; amount: number }[];
  journal: number;
}

/** Reads a workbook of a batch by a library that did not write it. */
export async function workbookRead(bytes: Buffer): Promise<BatchRead> {
  const sheets = await readWorkbook(bytes);
  const rowsOf = (name: string): Row[] => {
    const [titles = [], ...lines] = sheets.find(({ sheet }) => sheet === name)?.data ?? [];
    return lines.map((line) => Object.fromEntries(titles.map((title, at) => [String(title), line[at]])));
  };
  const documents: Record<string, number> = {};
  for (const { Number: number, Gross } of rowsOf('Sales'))
    documents[String(number)] = (documents[String(number)] ?? 0) + penceOf(Gross);
  return {
    documents,
    payments: rowsOf('Payments').map((row) => ({
      of: String(row.For),
      kind: String(row.Kind),
      amount: penceOf(row.Amount),
    })),
    journal: sumOf(rowsOf('Journal'), ({ Amount }) => penceOf(Amount)),
  };
}

const csvRows = (bytes: Buffer): Row[] => parse(bytes, { columns: true });

/** What Xero's invoices come to, and what its statements do, in pence. */
export const xeroSales = (bytes: Buffer): number =>
  sumOf(csvRows(bytes), (row) => penceOf(row['*UnitAmount']) * Number(row['*Quantity']));
export const xeroStatement = (bytes: Buffer): number => sumOf(csvRows(bytes), ({ Amount }) => penceOf(Amount));

/** What Sage's transactions ask for less what they credit, and what they say came in less what went out, in pence. */
export function sageRead(bytes: Buffer): { asked: number; moved: number } {
  const rows = csvRows(bytes);
  const of = (type: string) =>
    sumOf(
      rows.filter(({ Type }) => Type === type),
      (row) => penceOf(row['Net Amount']) + penceOf(row['Tax Amount']),
    );
  return { asked: of('SI') - of('SC'), moved: of('SA') - of('SP') - of('BP') + of('BR') };
}
