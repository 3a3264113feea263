import type { EnquiryStatus, InvoiceItemType } from '@forms/shared/contract';

declare module '../../platform/database/tables' {
  interface Tables {
    /** A submitted form. `paymentMethod` is null without an invoice, which is a row of its own. */
    enquiries: {
      id: string;
      reference: string;
      formSlug: string;
      formVersion: number;
      type: InvoiceItemType;
      status: string;
      name: string;
      email: string;
      pages: string;
      paymentMethod: string | null;
      submittedAt: string;
    };
    enquiryComments: { id: string; enquiryId: string; text: string; author: string; madeAt: string };
    enquirySteps: { id: string; enquiryId: string; status: EnquiryStatus; author: string; madeAt: string };
  }
}
