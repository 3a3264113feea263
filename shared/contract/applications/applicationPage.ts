import * as z from '@forms/shared/platform/zod';
import { enquiryStatuses } from '../enquiries/enquiry';
import { merged } from '../enquiries/merge';
import { type FormDefinition, pageAnswers } from '../forms/form';
import { letterKinds } from '../letters/letter';
import { invoice } from '../payments/invoice';
import { examsSubmitted } from '../payments/payment';
import { languages } from '../product';
import { rowVersion } from '../rowVersion';
import { applicationDate } from './dates';
import { applicationDocuments } from './document';
import { applicationMessage } from './message';

/** Days: how long a link shows an application by itself. After them it takes a code by mail. */
export const LINK_DAYS_ALONE = 30;
/** Days: how long a link leads to an application at all. */
export const LINK_DAYS = 365;
/** Minutes: how long a code opens it. */
export const CODE_MINUTES = 30;
/** So many wrong codes end the link that they were tried with. */
export const WRONG_CODES = 5;
/** No sign that is read as another. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 6;

/** The secret of a link. */
const link = z.string().max(64);
export const applicationLink = z.object({ link });
/** A page in a language, by itself in English. */
export const applicationAsked = applicationLink.extend({ language: z.enum(languages).optional() });
/** A code by mail, or a new link, to the address that the application gives. */
export const applicationMail = z.object({ link, send: z.enum(['code', 'link']) });
export type ApplicationMail = z.infer<typeof applicationMail>;
/** A code as it was typed: small letters, spaces and hyphens are none of it. */
export const applicationCode = z.object({
  link,
  code: z
    .string()
    .max(40)
    .transform((code) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')),
});

export const NO_APPLICATION = 'This link leads to no application.';
export const WRONG_APPLICATION_CODE = 'This is not the code that we sent last, or it is more than 30 minutes old.';

/** An invoice as whoever applied sees it. */
export const invoiceShown = invoice.pick({
  number: true,
  dueDate: true,
  status: true,
  headerItems: true,
  items: true,
  footerItems: true,
});

export type ApplicationInvoice = z.infer<typeof invoiceShown>;

/**
 * What whoever has the link sees of an application: whether they have `withdrawn` it, or sent another in its place;
 * `applied` with what is asked, came in and is owing, `invoice` where there is one, the pence that went back, how to pay
 * by transfer, a line each, how often its contact details were changed, the days to keep, soonest first, the documents that are asked for, the messages, oldest first, and the letters that went out.
 */
const applicationDetails = z.object({
  formSlug: z.string(),
  definition: z.custom<FormDefinition>(),
  pages: z.array(pageAnswers),
  status: z.enum(enquiryStatuses),
  withdrawn: z.boolean(),
  /** The other application with which we go on in its place. */
  mergedInto: merged.pick({ reference: true }).nullable(),
  /** The bank of whoever paid by card may take that back, and has not decided yet. */
  isDisputed: z.boolean(),
  applied: examsSubmitted,
  invoice: invoiceShown.nullable(),
  refunded: z.number().int(),
  howToPay: z.array(z.string()),
  detailsVersion: rowVersion,
  dates: z.array(applicationDate),
  documents: applicationDocuments,
  messages: z.array(applicationMessage),
  letters: z.array(z.object({ id: z.string(), kind: z.enum(letterKinds), sentAt: z.string() })),
});
export type ApplicationDetails = z.infer<typeof applicationDetails>;

/** An application behind its link; without `details` where the link is so old that it takes a code. */
export const applicationPage = z.object({
  reference: z.string(),
  formTitle: z.string(),
  submittedAt: z.string(),
  details: applicationDetails.nullable(),
});
export type ApplicationPage = z.infer<typeof applicationPage>;
