import { capital } from '../capital';
import type { Campus } from '../product';
import { isNumbered } from './draftNumber';

/** What our documents about money are called, within a sentence. */
export interface DocumentNames {
  invoice: string;
  receipt: string;
  creditNote: string;
}

const usual: DocumentNames = { invoice: 'invoice', receipt: 'receipt for invoice', creditNote: 'credit note' };
const inPortugal: DocumentNames = {
  invoice: 'payment request',
  receipt: 'paid payment request',
  creditNote: 'correction',
};

/** By the campus of who sells: in Portugal only certified software makes what may be called an invoice, receipt or credit note. */
export const documentNames = (campus: Campus | null): DocumentNames => (campus === 'lisbon' ? inPortugal : usual);

/** What asks for money with its number, as `Invoice INV-2026-00042`; a draft by its own words. */
export const documentTitle = (of: { campus: Campus | null; number: string }): string =>
  isNumbered(of) ? `${capital(documentNames(of.campus).invoice)} ${of.number}` : of.number;
