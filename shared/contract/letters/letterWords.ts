import * as z from '@forms/shared/platform/zod';
import { errorAnswer } from '../errors';
import { madeVersion } from '../madeVersion';
import { campuses } from '../product';
import { type LetterKind, letterKinds } from './letter';

/** The letters that the product writes by itself, to who has applied: a reply is staff's own words already, and a link to unfinished work may go to a stranger. */
export const worded = letterKinds.filter((kind): kind is WordedLetter => kind !== 'reply' && kind !== 'draft');
export type WordedLetter = Exclude<LetterKind, 'reply' | 'draft'>;

/** The letters about an invoice, or about all that somebody pays. */
export type MoneyLetter = 'invoice' | 'receipt' | 'credit-note' | 'reminder' | 'account' | 'payer-statement';
/** The letters about an application, and about none of these. */
export type ApplicationLetter = Exclude<WordedLetter, MoneyLetter>;

const text = z.string().trim().max(1_000, 'At most 1,000 characters');

/** What the college adds to the letters of a kind, in paragraphs that an empty line parts; nothing where it is empty. */
export const wordsOfLetter = z
  .strictObject({ kind: z.enum(worded), 'en-GB': text, 'pt-PT': text })
  .refine((words) => words['en-GB'] !== '' || words['pt-PT'] !== '', {
    path: ['en-GB'],
    message: 'Please enter its words, or remove it',
  });
export type WordsOfLetter = z.infer<typeof wordsOfLetter>;

const letters = z.array(wordsOfLetter).refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, {
  message: 'Two are of the same kind',
});

/** All of them as they stand; before anybody has added any, `version` is 0. */
export const letterWords = z.object({
  letters: letters.max(worded.length, 'More than there are kinds'),
  ...madeVersion,
});
export type LetterWords = z.infer<typeof letterWords>;
/** Changes them over the `version` that was seen. */
export const letterWordsChange = letterWords.pick({ letters: true, version: true }).strict();
export type LetterWordsChange = z.infer<typeof letterWordsChange>;

/** The 409 to a change of another version than is stored: `stored` is as they are now. */
export const LETTER_WORDS_CHANGED = {
  word: 'letter-words-changed',
  message: 'Somebody else has changed the words of letters meanwhile. Please look at theirs first.',
} as const;
export const letterWordsChanged = errorAnswer.extend({
  error: z.literal(LETTER_WORDS_CHANGED.word),
  stored: letterWords,
});

/** A letter to be looked at before it is ever sent: of a kind, at a campus, in whose language it is, with words that are added. */
export const previewAsked = z.strictObject({ kind: z.enum(worded), campus: z.enum(campuses), words: text });
export type PreviewAsked = z.infer<typeof previewAsked>;
/** It as it would go, about an application that is nobody's. */
export const letterPreview = z.object({ subject: z.string(), text: z.string(), html: z.string() });
export type LetterPreview = z.infer<typeof letterPreview>;
