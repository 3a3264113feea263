import * as z from '@forms/shared/platform/zod';
import type { EnquiryStatus } from '../enquiries/enquiry';
import type { InvoiceStatus } from '../payments/invoice';

/** How far a document is that was asked for, in a person's words. */
export const documentStateLabels = {
  missing: 'Not sent yet',
  received: 'Received',
  checking: 'Being looked at',
  accepted: 'Accepted',
  again: 'Please send again',
} as const;
export type DocumentState = keyof typeof documentStateLabels;
const documentStates = Object.keys(documentStateLabels) as DocumentState[];

/** So many files of one document may wait to be looked at. */
export const MOST_FILES_OF_DOCUMENT = 10;

/** `isSeen` once somebody has looked at it: then whoever sent it cannot take it back any more. `size` in bytes. */
const documentFile = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number().int().nonnegative(),
  sentAt: z.string(),
  isSeen: z.boolean(),
});
export type DocumentFile = z.infer<typeof documentFile>;

/** A document that an application asks for. `reason` is why it is asked for again; of `files` the oldest is first. */
export const applicationDocument = z.object({
  name: z.string(),
  title: z.string(),
  text: z.string(),
  state: z.enum(documentStates),
  reason: z.string(),
  files: z.array(documentFile),
});
export type ApplicationDocument = z.infer<typeof applicationDocument>;
export const applicationDocuments = z.array(applicationDocument);

/** Whether a document has to be sent, or sent again. */
export const isWanted = ({ state }: Pick<ApplicationDocument, 'state'>): boolean =>
  state === 'missing' || state === 'again';

/** Whether what became of an application still takes documents. */
export const takesDocuments = ({
  status,
  withdrawn,
  mergedInto,
  invoice,
}: {
  status: EnquiryStatus;
  withdrawn: boolean;
  mergedInto: object | null;
  invoice: { status: InvoiceStatus } | null;
}): boolean => !withdrawn && mergedInto === null && status !== 'declined' && invoice?.status !== 'cancelled';

export const TAKES_NO_DOCUMENTS =
  'This application is withdrawn, cancelled or closed, and takes no documents any more. Please contact us.';
export const NOT_ASKED_FOR = 'This document is not asked for. Please load the page again.';
export const ACCEPTED_ALREADY = 'This document is accepted already: there is nothing more to send.';
export const TOO_MANY_FILES = `No more than ${MOST_FILES_OF_DOCUMENT} files can be sent of one document.`;
export const SEEN_ALREADY = 'Somebody has looked at this file already, so that it cannot be removed.';
export const CHANGED_SINCE = 'A file of this document has come or gone since you looked. Please look again.';

/** The files that staff saw when they decided, by id. */
const seen = { files: z.array(z.string()).max(500) };
/** What staff decide about a document. */
export const documentDecision = z.discriminatedUnion('state', [
  z.object({ state: z.literal('checking'), ...seen }),
  z.object({ state: z.literal('accepted'), ...seen }),
  z.object({ state: z.literal('again'), ...seen, reason: z.string().trim().min(1, 'A reason is needed').max(1_000) }),
]);
export type DocumentDecision = z.infer<typeof documentDecision>;
