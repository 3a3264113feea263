import * as z from 'zod';
import { formDefinition, pageAnswers } from '../forms/form';
import { paymentMethod } from '../payments/payment';

export const enquiryStatuses = ['new', 'inProgress', 'completed', 'declined', 'noResponse'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** A submitted form as staff see it in a list. `amount` in pence, for enquiries with an invoice. */
export const enquirySummary = z.object({
  id: z.string(),
  reference: z.string(),
  formSlug: z.string(),
  formTitle: z.string(),
  status: z.enum(enquiryStatuses),
  name: z.string(),
  email: z.string(),
  paymentMethod: paymentMethod.nullable(),
  paid: z.boolean(),
  amount: z.number().int().nullable(),
  submittedAt: z.string(),
});
export type EnquirySummary = z.infer<typeof enquirySummary>;
export const enquiryList = z.array(enquirySummary);

/** One enquiry with its answers and the definition that they were given to. */
export const enquiry = enquirySummary.extend({
  formVersion: z.number().int(),
  definition: formDefinition,
  pages: z.array(pageAnswers),
});
export type Enquiry = z.infer<typeof enquiry>;
