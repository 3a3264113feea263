import * as z from '@forms/shared/platform/zod';
import { errorAnswer } from '../errors';
import { madeVersion } from '../madeVersion';
import { rowVersion } from '../rowVersion';

/** The lists that every form may choose from, which staff edit. */
export const choiceListNames = ['titles', 'lead-origins'] as const;
export type ChoiceListName = (typeof choiceListNames)[number];

const word = z.string().trim().max(60, 'At most 60 characters');
const words = {
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'It holds small letters, digits and hyphens'),
  label: word.min(1, 'Please enter what is offered'),
  /** In Portuguese; empty where that is the same. */
  portuguese: word,
  /** What was offered once stays, for somebody may have chosen it. */
  isOffered: z.boolean(),
};
const unique = (entries: readonly { id: string }[]) => new Set(entries.map(({ id }) => id)).size === entries.length;

export const choiceDetail = z.strictObject(words);
export type ChoiceDetail = z.infer<typeof choiceDetail>;
/** What can be chosen, and what may be said in further detail where it is. */
export const choice = z.strictObject({
  ...words,
  details: z.array(choiceDetail).max(40, 'At most 40').refine(unique, { message: 'Two are the same' }),
});
export type Choice = z.infer<typeof choice>;
const choices = z.array(choice).min(1).max(60, 'At most 60').refine(unique, { message: 'Two are the same' });

/** A list as it stands; before anybody has changed it, `version` is 0. */
export const choiceList = z.object({
  name: z.enum(choiceListNames),
  choices,
  ...madeVersion,
});
export type ChoiceList = z.infer<typeof choiceList>;
/** Changes a list over the `version` that was seen. */
export const choicesChange = z.strictObject({ choices, version: rowVersion });
export type ChoicesChange = z.infer<typeof choicesChange>;

/** The 409 to a change of another version than is stored: `stored` is as it is now. */
export const CHOICES_CHANGED = {
  word: 'choices-changed',
  message: 'Somebody else has changed this list meanwhile. Please look at theirs first.',
} as const;
export const choicesChanged = errorAnswer.extend({ error: z.literal(CHOICES_CHANGED.word), stored: choiceList });
