import writeExcelFile from 'write-excel-file/browser';

/** A table as an Excel file with bold titles that stay in sight; text is never run as a formula. */
export function xlsxOf(table: readonly (readonly (string | number)[])[]): Promise<Blob> {
  const [titles = [], ...rows] = table;
  const sheet = [
    titles.map((value) => ({ value: String(value), type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) =>
      row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
    ),
  ];
  return writeExcelFile(sheet, { stickyRowsCount: 1 }).toBlob();
}
