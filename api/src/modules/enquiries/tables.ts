import type { Campus, EnquiryEdit, EnquiryStatus, InvoiceItemType } from '@forms/shared/contract';
import type { Generated } from 'kysely';

declare module '../../platform/database/tables' {
  interface Tables {
    /** A submitted form. `paymentMethod` is null without an invoice, which is a row of its own; `assigneeId` and `followUpOn` are null for nobody and never. */
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
      assigneeId: Generated<string | null>;
      followUpOn: Generated<string | null>;
      version: Generated<number>;
      /** The campus whose page it was sent from, where that said so. */
      sentFrom: Generated<Campus | null>;
    };
    /** The words by which staff gather enquiries, each once by its `folded` form. */
    enquiryTags: { enquiryId: string; folded: string; tag: string };
    enquiryEdits: EnquiryEdit & { enquiryId: string };
    enquiryComments: { id: string; enquiryId: string; text: string; author: string; madeAt: string };
    /** Whom a comment is for; `doneAt` is null until they have done with it. */
    commentMentions: { commentId: string; enquiryId: string; userId: string; doneAt: string | null };
    /** That a form was submitted on a day, whoever it was and whatever becomes of the enquiry. What the answers do not say is null. */
    formSubmissions: { id: string; on: string; formSlug: string; campus: Campus | null; origin: string | null };
    enquirySteps: { id: string; enquiryId: string; status: EnquiryStatus; author: string; madeAt: string };
  }
}

declare module '../../platform/jobs/tables' {
  interface JobPayloads {
    /** That a note is for a colleague, who is written to. */
    noteLetter: { commentId: string; userId: string };
  }
}
