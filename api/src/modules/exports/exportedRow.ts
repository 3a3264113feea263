import type { InvoiceItemType, Movement, TaxCode } from '@forms/shared/contract';

/** A line of a document, in pence: `net` without its VAT. */
export interface ExportedLine {
  account: InvoiceItemType;
  net: number;
  vat: number;
  taxCode: TaxCode;
  /** So many of what it is of; one where it is not said. */
  quantity?: number;
}

/**
 * An invoice on its day (`YYYY-MM-DD`); or, with its amounts below zero, a credit note, or the end of an invoice that was
 * cancelled.
 */
export interface ExportedDocument {
  kind: 'invoice' | 'credit-note' | 'cancellation';
  sourceId: string;
  day: string;
  number: string;
  dueDate: string;
  /** The application's. */
  reference: string;
  lines: ExportedLine[];
  /** Personal: who pays, their address of mail, and what each line says. */
  texts: { name: string; email: string; descriptions: string[] };
}

/** An entry of the ledger: signed pence that came in or went out. */
export interface ExportedMoney {
  kind: 'money';
  sourceId: string;
  day: string;
  movement: Movement['kind'];
  amount: number;
  /** Where the money is; null for what moved none. */
  account: 'bank' | 'card' | 'cash' | null;
  /** The invoices that it was for when it was exported. */
  numbers: string[];
  /** Personal: who paid, and what the bank or staff say of it. */
  texts: { name: string; reference: string };
}

export type ExportedRow = ExportedDocument | ExportedMoney;
export type ExportedKind = ExportedRow['kind'];

/** A row of a batch, with the batch's number. */
export type BatchRow = ExportedRow & { batch: number };

/** What a document comes to, with its VAT, in pence. */
export const grossOf = ({ lines }: Pick<ExportedDocument, 'lines'>): number =>
  lines.reduce((sum, { net, vat }) => sum + net + vat, 0);
