import * as z from '@forms/shared/platform/zod';
import { errorAnswer } from '../errors';
import { campuses } from '../product';
import { rowVersion } from '../rowVersion';
import { series } from './exam';
import { boards, keysOf, levels, offerKinds, paperTiers, paperTypes } from './qualification';

export const MOST_PAPERS = 20;
export const MOST_SITTINGS = 8;

const code = z
  .string()
  .trim()
  .toUpperCase()
  .min(1, 'Please enter a code')
  .max(20, 'At most 20 signs')
  .regex(/^[A-Z0-9][A-Z0-9/._-]*$/, 'Letters and digits only, with / . _ or - between');
const name = z
  .string()
  .trim()
  .min(1, 'Please enter a name')
  .max(120, 'At most 120 signs')
  // Spreadsheets would run it.
  .regex(/^[^=+@\t]/, 'Must not begin with =, + or @: that is a formula');
const fee = z.int('Please enter an amount').min(0, 'At least £0.00').max(1_000_000, 'At most £10,000');

/** The parts of a day in which papers are sat, in their order. */
export const examSessions = { am: 'Morning', pm: 'Afternoon', evening: 'Evening' } as const;
export type ExamSession = keyof typeof examSessions;

/** When a paper is sat, as far as the board has published it. */
export const sitting = z.object({
  on: z.iso.date('Please enter a date, as 2027-05-17'),
  session: z.enum(keysOf(examSessions), 'Please choose morning, afternoon or evening'),
});
export type Sitting = z.infer<typeof sitting>;

/** A paper as the board calls it. `minutes` is how long it lasts, null where that is not known or nothing is sat. */
export const offerPaper = z.object({
  code,
  name,
  type: z.enum(paperTypes),
  tier: z.enum(keysOf(paperTiers)).nullable(),
  minutes: z.int('Please enter whole minutes').min(1, 'At least 1').max(1_440, 'At most 1,440').nullable(),
  sittings: z.array(sitting).max(MOST_SITTINGS),
});
export type OfferPaper = z.infer<typeof offerPaper>;

/** Only who has had so many birthdays by a day, `MM-DD`, of the series' year may enter. */
export const yearlyAge = z.object({
  years: z.int('Please enter a whole number').min(1, 'At least 1').max(99, 'At most 99'),
  on: z
    .string()
    .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Please enter month and day, as 08-31')
    .refine((day) => day !== '02-30' && day !== '02-31' && !/^(04|06|09|11)-31$/.test(day), 'There is no such day'),
});
export type YearlyAge = z.infer<typeof yearlyAge>;

/** By what an offer is known for good: its board, level, specification and entry code. Another code is another offer. */
export const offerIdentity = z.object({
  board: z.enum(keysOf(boards)),
  level: z.enum(keysOf(levels)),
  specification: code,
  code,
});

/**
 * What can be changed of an offer. `subject` is the specification's name, which its other offers have too, and a paper is
 * the same in all that hold its code. Sums in pence; an unknown board's fee is null. `capacity` is how many may enter in a
 * series.
 */
export const offerTerms = z.object({
  subject: name,
  name,
  kind: z.enum(keysOf(offerKinds)),
  papers: z
    .array(offerPaper)
    .min(1, 'At least one paper is needed')
    .max(MOST_PAPERS)
    .superRefine((papers, context) => {
      papers.forEach(({ code }, at) => {
        if (papers.findIndex((paper) => sameCode(paper.code) === sameCode(code)) === at) return;
        context.addIssue({ code: 'custom', path: [at, 'code'], message: 'This code stands here twice' });
      });
    }),
  boardFee: fee.nullable(),
  centreCharge: fee,
  capacity: z.int('Please enter a whole number').min(0, 'At least 0').max(9_999, 'At most 9,999').nullable(),
  age: yearlyAge.nullable(),
  campuses: z.array(z.enum(campuses)).min(1, 'Please choose where').max(campuses.length),
});
export type OfferTerms = z.infer<typeof offerTerms>;

/** What can be sat, and what it costs: an option of a subject with its papers. */
export const offer = z.object({ ...offerIdentity.shape, ...offerTerms.shape });
export type Offer = z.infer<typeof offer>;

/** A code as far as it tells offers and papers apart: `8300/1F` and `8300 1f` are one. */
export const sameCode = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** An offer as staff see it. Retired, nobody can enter for it any more. `version` counts its changes. */
const storedOffer = offer.extend({
  id: z.string(),
  isRetired: z.boolean(),
  version: rowVersion,
  changedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
});
export type StoredOffer = z.infer<typeof storedOffer>;

/** The same as a list shows it: papers by their codes, and the ids of the series ahead in which it is examined. */
export const listedOffer = storedOffer
  .omit({ papers: true })
  .extend({ papers: z.array(z.string()), series: z.array(z.string()) });
export type ListedOffer = z.infer<typeof listedOffer>;
export const offerList = z.object({ series: z.array(series), offers: z.array(listedOffer) });
export type OfferList = z.infer<typeof offerList>;

/** What became other of an offer, in words, by column. */
export const difference = z.object({ column: z.string(), before: z.string(), after: z.string() });
export type Difference = z.infer<typeof difference>;

export const offerActions = { added: 'Added', changed: 'Changed', retired: 'Retired' } as const;
export type OfferAction = keyof typeof offerActions;
/** Who did what to an offer and when. `source` names the file that it came by, and is empty for what was typed. */
export const offerStep = z.object({
  action: z.enum(keysOf(offerActions)),
  at: z.string(),
  author: z.string(),
  source: z.string(),
  differences: z.array(difference),
});
export type OfferStep = z.infer<typeof offerStep>;
/** An offer and its history, the newest first. */
export const offerRecord = storedOffer.extend({ history: z.array(offerStep) });
export type OfferRecord = z.infer<typeof offerRecord>;

/** Changes an offer that was seen as this `version`. */
export const offerChange = z.object({ version: rowVersion, terms: offerTerms });
/** Retires an offer that was seen as this `version`, or offers it again. */
export const offerRetirement = z.object({ version: rowVersion, isRetired: z.boolean() });
export const withOfferId = z.object({ id: z.string().max(80) });

export const OFFER_CHANGED = {
  word: 'offer-changed',
  message: 'Somebody else has changed this offer meanwhile.',
} as const;
/** The refusal of a change of another version than is stored, with the offer as it is now. */
export const offerChanged = errorAnswer.extend({ error: z.literal(OFFER_CHANGED.word), offer: storedOffer });
