import { type ExportFormat, exportFormats } from '@forms/shared/contract';
import type { ExportedMoney, ExportedRow } from '../exportedRow';

/** How many documents a batch has, and how many entries on each account that money is on. */
export type CountOf = Record<'documents' | NonNullable<ExportedMoney['account']>, number>;

/** Counts rows, one after the other, without keeping them. */
export class FileCounts implements CountOf {
  documents = 0;
  bank = 0;
  card = 0;
  cash = 0;
  add(row: ExportedRow): void {
    if (row.kind !== 'money') this.documents += 1;
    else if (row.account !== null) this[row.account] += 1;
  }
}

const countedIn = {
  'xero-sales': 'documents',
  'xero-card': 'card',
  'xero-bank': 'bank',
  'xero-cash': 'cash',
} as const satisfies Partial<Record<ExportFormat, keyof CountOf>>;
type PartedFormat = keyof typeof countedIn;
export const isParted = (format: ExportFormat): format is PartedFormat => Object.hasOwn(countedIn, format);

/** How many files of a format a batch has: none of what it holds nothing for. */
export const partsOf = (counts: CountOf, format: ExportFormat): number =>
  isParted(format) ? Math.ceil(counts[countedIn[format]] / exportFormats[format].most) : 1;
