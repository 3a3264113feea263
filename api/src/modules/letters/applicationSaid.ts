import {
  type ApplicationState,
  type CandidateField,
  candidateLabels,
  formatPence,
  type Language,
} from '@forms/shared/contract';
import type { Say } from './say';

/** What a letter says before whom to ask and who signs. */
export type Paragraphs = [opening: string, ...next: string[]];

/** Of an application what its letters say. */
export interface ApplicationSaid {
  say: Say;
  language: Language;
  reference: string;
  title: string;
  state: Pick<ApplicationState, 'next'>;
  wanted: readonly string[];
}
/** A refund, in pence. */
export interface RefundSaid {
  amount: number;
  isToCard: boolean;
}
/** A change of an exam entry, with the pence that its invoice changes by. */
export interface EntrySaid {
  isWithdrawn: boolean;
  before: string;
  after: string;
  amount: number;
}

/** What letters about an application say, by kind. */
export const applicationSaid = {
  submission: ({ say, title, reference, state, wanted }: ApplicationSaid): Paragraphs => [
    say('We have received “{title}”, thank you. Its reference is {reference}.', { title, reference }),
    ...wanted,
    state.next,
  ],
  'documents-received': ({ say, reference }: ApplicationSaid): Paragraphs => [
    say('We have received what you sent us for your application {reference}, thank you.', { reference }),
    say(
      'We look at it next. How far each document is, you see on the page of that link; we write to you if we need one again.',
    ),
  ],
  'document-again': ({ say, reference }: ApplicationSaid): Paragraphs => [
    say(
      'We have looked at a document that you sent us for your application {reference}, and ask you to send it again.',
      {
        reference,
      },
    ),
    say(
      'Which one, and why, is on the page of that link. Please send it there: a photograph taken with a phone will do.',
    ),
  ],
  withdrawn: ({ say, reference }: ApplicationSaid): Paragraphs => [
    say('Your application {reference} is withdrawn, as you asked.', { reference }),
    say('There is nothing to pay, and we do nothing more about it. To apply again, please send the form again.'),
  ],
  message: ({ say, title, reference }: ApplicationSaid): Paragraphs => [
    say('We have written to you about “{title}”, {reference}.', { title, reference }),
    say('What we wrote is on the page of that link. Please answer it there.'),
  ],
  entry: entrySaid,
  details: ({ say, reference }: ApplicationSaid): Paragraphs => [
    say('The contact details of your application {reference} were changed on its page.', { reference }),
    say('What they are now is on the page of that link. If it was not you who changed them, please tell us at once.'),
  ],
  /** Which details of the candidate were corrected, and none of what they are. */
  candidate: ({ say, reference }: ApplicationSaid, fields: readonly CandidateField[]): Paragraphs => [
    say('We have corrected what exam boards are told of the candidate in your application {reference}: {fields}.', {
      ...{ reference, fields: fields.map((field) => say(candidateLabels[field])).join(', ') },
    }),
    say('What you answered in the form stays as you wrote it; certificates follow what we corrected.'),
  ],
  /** Which answers were corrected, by what was asked, and none of what they are. */
  answers: ({ say, reference }: ApplicationSaid, fields: readonly string[]): Paragraphs => [
    say('We have corrected answers in your application {reference}: {fields}.', {
      ...{ reference, fields: fields.join('; ') },
    }),
    say('What they are now is on the page of that link. What it changes of a price, we write to you about apart.'),
  ],
  'entry-statement': ({ say, reference }: ApplicationSaid): Paragraphs => [
    say(
      'Your statement of entry for {reference} is ready: the exams that you are entered for, and when they are sat.',
      {
        reference,
      },
    ),
    say('Please open it on the page of that link, and check your name, your date of birth and each exam.'),
  ],
  cancelled: ({ say, reference, state }: ApplicationSaid): Paragraphs => [
    say('Your application {reference} was cancelled.', { reference }),
    state.next,
  ],
  refund: ({ say, language, reference }: ApplicationSaid, { amount, isToCard }: RefundSaid): Paragraphs => [
    say('We have refunded {amount} for your application {reference}.', {
      amount: formatPence(amount, language),
      reference,
    }),
    isToCard
      ? say('It goes back to the card that paid, and shows on its statement within ten working days, as a rule.')
      : say('It comes back to you in the way that we have arranged with you.'),
  ],
  'refund-failed': ({ say, language, reference }: ApplicationSaid, { amount }: RefundSaid): Paragraphs => [
    say('The card’s bank has returned our refund of {amount} for your application {reference}: it did not reach you.', {
      amount: formatPence(amount, language),
      reference,
    }),
    say(
      'We still owe you this money, and write to you about another way to pay it back. You may also answer this letter.',
    ),
  ],
};

/** What became of an exam entry, and what that changes of the money. */
function entrySaid(
  { say, language, reference }: ApplicationSaid,
  { isWithdrawn, before, after, amount }: EntrySaid,
): Paragraphs {
  const sum = { amount: formatPence(Math.abs(amount), language) };
  if (isWithdrawn) {
    return [
      say('We have withdrawn an exam entry of your application {reference}: {before}.', { reference, before }),
      amount < 0
        ? say('{amount} of its price comes off your invoice. We write to you about that apart.', sum)
        : say('By the key dates of this series nothing of its price comes back.'),
    ];
  }
  const changed = say('We have amended an exam entry of your application {reference}: {before} became {after}.', {
    ...{ reference, before, after },
  });
  if (amount > 0) return [changed, say('It costs {amount} more. We write to you about that apart.', sum)];
  if (amount < 0) return [changed, say('{amount} comes off your invoice. We write to you about that apart.', sum)];
  return [changed, say('What you pay stays the same.')];
}
