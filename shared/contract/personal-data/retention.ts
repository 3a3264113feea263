import * as z from '@forms/shared/platform/zod';
import { rowVersion } from '../rowVersion';

/** How long enquiries are proposed to be kept where nobody has said it: two years, in which an exam can be sat once more. */
export const PROPOSED_MONTHS = 24;
/** Nothing is kept for ever. */
export const MOST_MONTHS = 240;
/** So many are erased in a day at most: the rest goes on the days after. */
export const MOST_ERASED_A_DAY = 500;
/** So many of what goes are shown, the oldest first. */
export const MOST_SHOWN = 20;

const months = z
  .int({ message: 'Please enter whole months' })
  .min(1, 'At least one month')
  .max(MOST_MONTHS, `At most ${MOST_MONTHS} months: nothing is kept for ever`);

/** How many months after its last event an enquiry is kept. `version` is another with each change. */
export const retentionRule = z.object({
  months: z.int(),
  version: rowVersion,
  changedBy: z.string(),
  changedAt: z.string(),
});
export type RetentionRule = z.infer<typeof retentionRule>;

/**
 * How long enquiries are kept. `standard` is for every form without a `rule` of its own, and null until an administrator has
 * seen what goes by it and has said so: until then those are kept.
 */
export const retention = z.object({
  standard: retentionRule.nullable(),
  forms: z.array(z.object({ slug: z.string(), title: z.string(), rule: retentionRule.nullable() })),
});
export type Retention = z.infer<typeof retention>;

const ofForm = { form: z.string().max(80).nullable(), months: months.nullable() };
const isWhole = ({ form, months }: { form: string | null; months: number | null }) => form !== null || months !== null;
const notForEver = () => ({ message: 'Nothing is kept for ever', path: ['months'] });
/** What is thought of: `form` is null for the standard, `months` null for a form that is to follow that. */
export const retentionAsked = z.strictObject(ofForm).refine(isWhole, notForEver());
export type RetentionAsked = z.infer<typeof retentionAsked>;

/** An enquiry that is past its time. `becomes` anonymous where the accounts keep its documents; `waits` is why not now, in words. */
export const agedEnquiry = z.object({
  id: z.string(),
  reference: z.string(),
  formTitle: z.string(),
  name: z.string(),
  lastEventAt: z.string(),
  becomes: z.enum(['erased', 'anonymous']),
  waits: z.string().nullable(),
});
export type AgedEnquiry = z.infer<typeof agedEnquiry>;

/** What would go by a rule today: how many as a whole, how many become anonymous, how many wait; and the `first` of all of them. */
export const retentionPreview = z.object({
  erased: z.int(),
  anonymous: z.int(),
  waiting: z.int(),
  first: z.array(agedEnquiry),
});
export type RetentionPreview = z.infer<typeof retentionPreview>;

/** Sets it, as the rule that was seen as this `version` (0 where there was none) and of which so many were `shown` to be past their time. */
export const retentionChange = z
  .strictObject({ ...ofForm, version: rowVersion, shown: z.int().min(0).max(1_000_000_000) })
  .refine(isWhole, notForEver());
export type RetentionChange = z.infer<typeof retentionChange>;
