import { MAX_STATEMENT_ROWS } from '@forms/shared/contract';

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

export const TOO_MANY = `This file has more than ${MAX_STATEMENT_ROWS.toLocaleString('en-GB')} rows. Please export a shorter time, and import one after the other.`;
