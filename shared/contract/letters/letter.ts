import * as z from '@forms/shared/platform/zod';
import { capital } from '../capital';
import { documentNames } from '../payments/documentNames';
import { campuses } from '../product';
import { shownTime } from '../time';

export const letterKindLabels = {
  submission: 'Confirmation',
  invoice: 'Invoice',
  receipt: 'Receipt',
  reply: 'Reply',
  'documents-received': 'Documents received',
  'document-again': 'Document asked for again',
  withdrawn: 'Withdrawal',
  cancelled: 'Cancellation',
  refund: 'Refund',
  'refund-failed': 'Refund that failed',
  'credit-note': 'Credit note',
  reminder: 'Payment reminder',
  account: 'Statement of account',
  'payer-statement': 'Statement for a period',
  message: 'Message',
  entry: 'Change of an exam entry',
  details: 'Change of contact details',
  candidate: 'Correction of the candidate’s details',
  answers: 'Correction of answers',
  'entry-statement': 'Statement of entry',
  draft: 'Link to unfinished work',
} as const;
export const letterKinds = Object.keys(letterKindLabels) as (keyof typeof letterKindLabels)[];
export type LetterKind = keyof typeof letterKindLabels;

/**
 * A letter by mail. One that is queued may have failed already, and one that was sent may have come back: `lastError` says
 * why. `fileId` is of the PDF that went with it, `seller` the campus that sells what its enquiry asks for.
 */
export const letter = z.object({
  id: z.string(),
  kind: z.enum(letterKinds),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(['queued', 'sent', 'failed']),
  queuedAt: z.string(),
  sentAt: z.string().nullable(),
  lastError: z.string().nullable(),
  fileId: z.string().nullable(),
  seller: z.enum(campuses).nullable(),
});
export type Letter = z.infer<typeof letter>;

/** What a letter is, for staff: one that a document goes with by what that may be called. */
export function letterLabel({ kind, seller }: Pick<Letter, 'kind' | 'seller'>): string {
  const { invoice, receipt, creditNote } = documentNames(seller);
  if (kind === 'invoice') return capital(invoice);
  if (kind === 'credit-note') return capital(creditNote);
  return kind === 'receipt' && seller === 'lisbon' ? capital(receipt) : letterKindLabels[kind];
}

/** How far a letter is, for people. */
export function letterStateLabel({ state, queuedAt, sentAt, lastError }: Letter): string {
  if (sentAt && state === 'failed') return `Sent, ${shownTime(sentAt)}, and came back: ${lastError ?? ''}`;
  if (sentAt) return `Sent, ${shownTime(sentAt)}`;
  const why = lastError ? ` Last try: ${lastError}` : '';
  if (state === 'failed') return `Given up: it was not sent.${why}`;
  return `Waiting to be sent since ${shownTime(queuedAt)}${why && ', tried again by itself'}.${why}`;
}

/**
 * Letters that did not go, or came back: those and given up first, then those that wait after a failed try, oldest first. `count` is of all,
 * `letters` the first of them, each with what it is about: an enquiry by its reference, or who wrote a message.
 */
export const unsentLetters = z.object({
  count: z.number().int(),
  letters: z.array(
    letter.omit({ fileId: true }).extend({
      about: z.object({ entityType: z.enum(['enquiry', 'contact']), entityTypeId: z.string(), name: z.string() }),
    }),
  ),
});
export type UnsentLetters = z.infer<typeof unsentLetters>;
