import type { InvoiceItemType, InvoiceMetaType, InvoiceStatus } from '@forms/shared/contract';

export interface InvoiceTables {
  /** One an enquiry. `amount` is the sum of its lines; dates are `YYYY-MM-DD`; declarations and plan are JSON of the contract's shapes. */
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
  };
  invoiceItems: {
    id: string;
    invoiceId: string;
    position: number;
    metaType: InvoiceMetaType;
    type: InvoiceItemType;
    accountId: InvoiceItemType;
    description: string;
    cost: number;
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
  /** The last number given in a year. */
  invoiceNumbers: { year: number; last: number };
}

declare module '../../platform/database/tables' {
  interface Tables extends InvoiceTables {}
}
