/** A row as a file has it: signed pence on a day (`YYYY-MM-DD`), in the line of the file. `id` is the bank's, or empty. */
export interface ReadRow {
  line: number;
  day: string;
  amount: number;
  name: string;
  reference: string;
  text: string;
  id: string;
  /** The account's pence after it, where the file says so. */
  balance: number | undefined;
}

/** What a file was read as. With `problems`, each in words with line and column, its rows are not to be used. */
export interface Statement {
  /** As the file names it; empty where it does not. */
  account: string;
  rows: ReadRow[];
  problems: string[];
  warnings: string[];
}

/** A file that is no statement; its message says so to a person. */
export class Unreadable extends Error {}

/** One line of text, without what a bank pads it with. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The line, counted from 1, in which a sign of a text stands. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
