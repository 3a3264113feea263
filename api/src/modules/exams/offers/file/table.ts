/** A cell as it is read: a number or text of a workbook, text of a CSV file; a day as `YYYY-MM-DD`. */
export type Cell = string | number;
export interface Line {
  line: number;
  cells: Cell[];
}
/** A table of a file. `name` is the sheet's, empty in a file that has but one. */
export interface Table {
  name: string;
  lines: Line[];
}

/** Why nothing of a file can be read, in words for whoever chose it. */
export class UnreadableFile extends Error {}
