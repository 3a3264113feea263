import type {
  Campus,
  CertifiedKind,
  InvoiceItemType,
  InvoiceMetaType,
  InvoiceStatus,
  TaxCode,
  TaxedKind,
} from '@forms/shared/contract';
import type { Generated } from 'kysely';
import type { Series } from './documentNumber';

export interface InvoiceTables {
  /**
   * An enquiry has one that is current; others were replaced, or are drafts that will replace it, and name what they
   * replace. `amount` is the sum of its lines; dates are `YYYY-MM-DD`; declarations and plan are JSON
   * of the contract's shapes.
   */
  invoices: {
    id: string;
    enquiryId: string;
    number: string;
    date: string;
    dueDate: string | null;
    status: InvoiceStatus;
    description: string;
    amount: number;
    declarations: string;
    instalmentPlan: string | null;
    /** Who sells: where, and by which version, once it is issued. */
    sellerCampus: Campus | null;
    sellerVersion: number | null;
    isCurrent: number;
    replaces: string | null;
    /** What came for it by the ledger, less what went back, and what credit notes took off: `addUp` writes them. */
    settledSum: Generated<number>;
    creditedSum: Generated<number>;
  };
  invoiceItems: {
    id: string;
    invoiceId: string;
    position: number;
    metaType: InvoiceMetaType;
    type: InvoiceItemType;
    accountId: InvoiceItemType;
    description: string;
    /** Of all of `quantity` together. */
    cost: number;
    quantity: Generated<number>;
    /** Null: it is taxed as its type. */
    taxCode: Generated<TaxCode | null>;
    taxWording: Generated<string>;
  };
  /** Lines over and under the items. */
  invoiceFooterHeaders: {
    id: string;
    invoiceId: string;
    place: 'header' | 'footer';
    position: number;
    tag: string;
    description: string;
    cost: number;
  };
  /** Documents of certified software about an invoice, as staff recorded them. */
  certifiedDocuments: {
    id: string;
    invoiceId: string;
    kind: CertifiedKind;
    number: string;
    atcud: string;
    issuedOn: string;
    author: string;
    recordedAt: string;
  };
  /** What is not asked any more of an issued invoice, which nobody changes. `amount` is what the lines come to, in pence. */
  creditNotes: {
    id: string;
    invoiceId: string;
    number: string;
    date: string;
    amount: number;
    reason: string;
    author: string;
    issuedAt: string;
  };
  creditNoteLines: {
    creditNoteId: string;
    position: number;
    description: string;
    amount: number;
    accountId: InvoiceItemType;
    /** What it is taxed as; null, of what was issued before this was asked, is as its account. */
    kind: TaxedKind | null;
    taxCode: Generated<TaxCode | null>;
    taxWording: Generated<string>;
  };
  /** The last number given in a year of a series of documents. */
  documentNumbers: { series: Series; year: number; last: number };
}

declare module '../../platform/database/tables' {
  interface Tables extends InvoiceTables {}
}
