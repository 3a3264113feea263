import * as z from '@forms/shared/platform/zod';
import { candidateCorrection } from '../candidates/candidate';
import { errorAnswer } from '../errors';
import { type FormDefinition, pageAnswers } from '../forms/form';
import { letter } from '../letters/letter';
import { type ListAsked, listQuery } from '../lists/page';
import { invoiceItemTypes } from '../money/line';
import { paymentStep } from '../payments/history';
import { invoiceStatuses, invoiceSums } from '../payments/invoice';
import { paymentMethod } from '../payments/payment';
import { campuses } from '../product';
import { rowVersion } from '../rowVersion';
import { slug } from '../slug';
import { merged } from './merge';
import { queueNames } from './queue';
import { answerCorrection, colleague, enquiryEdit, MOST_TAGS, tag } from './triage';

export const enquiryStatuses = ['new', 'inProgress', 'completed', 'declined', 'noResponse'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** A submitted form as staff see it in a list. `type` is what an invoice for it would be for. `paid`: nothing is open of its invoice, whose `amount` in pence, sums and `invoiceStatus` stand here; an enquiry without has no money. `followUpOn` is the day on which whoever it is assigned to looks at it again; `version` is another once staff change anything. `mergedInto` is the enquiry of which it is a duplicate, as staff said. */
export const enquirySummary = z.object({
  id: z.string(),
  reference: z.string(),
  formSlug: z.string(),
  formTitle: z.string(),
  type: z.enum(invoiceItemTypes),
  status: z.enum(enquiryStatuses),
  name: z.string(),
  email: z.string(),
  paymentMethod: paymentMethod.nullable(),
  paid: z.boolean(),
  amount: z.number().int().nullable(),
  ...invoiceSums,
  invoiceStatus: z.enum(invoiceStatuses).nullable(),
  submittedAt: z.string(),
  assignee: colleague.nullable(),
  followUpOn: z.string().nullable(),
  tags: z.array(z.string()),
  version: rowVersion,
  mergedInto: merged.nullable(),
});
export type EnquirySummary = z.infer<typeof enquirySummary>;
/** What a list of enquiries is asked for: those of a tab, which is a status, of a type, of a form by its slug, whose invoice has a status, by way to pay, by whom they are assigned to, with a tag, in a queue of work. */
export const enquiryFilter = z.object({
  tab: z.enum(enquiryStatuses).optional(),
  type: z.enum(invoiceItemTypes).optional(),
  form: slug.optional(),
  invoice: z.enum(invoiceStatuses).optional(),
  method: paymentMethod.optional(),
  /** Somebody's id, or one of `assigneeWords`. */
  assignee: z.string().max(80).optional(),
  tag: tag.optional(),
  queue: z.enum(queueNames).optional(),
  /** Those that are merged into others, which no list has unless it is searched or asked for them. */
  merged: z.literal('yes').optional(),
});
export type EnquiryFilter = z.infer<typeof enquiryFilter>;
export const enquiriesAsked = z.object({
  ...listQuery(['submitted', 'reference', 'name']),
  ...enquiryFilter.shape,
});
/** Whoever asks, and nobody: a link with the first says to each their own. */
export const assigneeWords = { me: 'me', nobody: 'nobody' } as const;
export type EnquiriesAsked = EnquiryFilter & ListAsked;

const seen = { version: rowVersion };
/** The fields of an enquiry that staff may change, what each takes, and the `version` that they saw. */
export const enquiryChange = z.discriminatedUnion('field', [
  z.object({ field: z.literal('status'), newValue: z.enum(enquiryStatuses), ...seen }),
  z.object({ field: z.literal('type'), newValue: z.enum(invoiceItemTypes), ...seen }),
  z.object({ field: z.literal('assignee'), newValue: colleague.shape.id.max(80).nullable(), ...seen }),
  z.object({ field: z.literal('followUpOn'), newValue: z.iso.date('Please enter a date').nullable(), ...seen }),
  z.object({ field: z.literal('tags'), newValue: z.array(tag).max(MOST_TAGS), ...seen }),
]);
export type EnquiryChange = z.infer<typeof enquiryChange>;
export const newComment = z.object({ text: z.string().trim().min(1, 'A note needs some words').max(5_000) });
/** The most colleagues whom a note may be for. */
export const MOST_MENTIONS = 10;
/** A note for some colleagues, by their ids: it stands in their queue until they have done with it. */
export const newNote = newComment.extend({
  mentions: z
    .array(colleague.shape.id.max(80))
    .max(MOST_MENTIONS, `A note is for at most ${MOST_MENTIONS}`)
    .refine((ids) => new Set(ids).size === ids.length, { message: 'Somebody stands twice' })
    .optional(),
});
/** What staff wrote beside an enquiry, and for whom. Comments are neither changed nor deleted. */
export const enquiryComment = z.object({
  ...{ id: z.string(), text: z.string(), author: z.string(), madeAt: z.string() },
  mentions: z.array(colleague.extend({ isDone: z.boolean() })),
});
export type EnquiryComment = z.infer<typeof enquiryComment>;
/** A step in an enquiry's life: a change of status, and who made it. */
export const statusStep = z.object({ status: z.enum(enquiryStatuses), author: z.string(), madeAt: z.string() });
export type StatusStep = z.infer<typeof statusStep>;

/** How much waits for somebody: what is still new or submitted. */
export const waiting = z.object({
  enquiries: z.number().int(),
  contacts: z.number().int(),
  bugReports: z.number().int(),
});
export type Waiting = z.infer<typeof waiting>;

/** One enquiry with its answers and the definition that they were given to. */
export const enquiry = enquirySummary.extend({
  formVersion: z.number().int(),
  /** Read by the part that draws the answers: its schema is the forms' own. */
  definition: z.custom<FormDefinition>(),
  pages: z.array(pageAnswers),
  /** Oldest first, all five. */
  comments: z.array(enquiryComment),
  steps: z.array(statusStep),
  edits: z.array(enquiryEdit),
  corrections: z.array(candidateCorrection),
  answerCorrections: z.array(answerCorrection),
  /** Counts how often an answer was changed, by whoever applied or by staff. */
  answersVersion: rowVersion,
  /** Its duplicates, as staff said, oldest first. */
  mergedFrom: z.array(merged),
  /** Every step of payment and letters, and every letter, oldest first; of forms with an invoice its id. */
  invoiceId: z.string().nullable(),
  /** The campus that sells what is asked for, by which its documents are called; null where nothing says it. */
  seller: z.enum(campuses).nullable(),
  /** The draft of another invoice, which is not issued yet, with the pence that it would ask. */
  draft: z.object({ id: z.string(), amount: z.number().int() }).nullable(),
  payments: z.array(paymentStep),
  mail: z.array(letter),
});
export type Enquiry = z.infer<typeof enquiry>;

/** The 409 to a change of another version than is stored: `stored` is as it is now. */
export const ENQUIRY_CHANGED = {
  word: 'enquiry-changed',
  message: 'Somebody else has changed this enquiry meanwhile. Please look at theirs first.',
} as const;
export const enquiryChanged = errorAnswer.extend({ error: z.literal(ENQUIRY_CHANGED.word), stored: enquiry });

/** The 409 to answers corrected over others than are stored: `stored` is the enquiry as it is now. */
export const ANSWERS_CHANGED = {
  word: 'answers-changed',
  message: 'These answers have been changed meanwhile. Please look at both before you save yours.',
} as const;
export const answersChanged = errorAnswer.extend({ error: z.literal(ANSWERS_CHANGED.word), stored: enquiry });
