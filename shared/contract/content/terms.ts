import * as z from '@forms/shared/platform/zod';
import { errorAnswer } from '../errors';
import { type ListAsked, listQuery } from '../lists/page';
import { madeVersion } from '../madeVersion';
import { rowVersion } from '../rowVersion';
import { slug } from '../slug';
import { PAGE_LIMITS } from './editedPage';

const title = z.string().trim().min(1, 'Terms need a title').max(PAGE_LIMITS.title);
const html = z
  .string()
  .trim()
  .min(1, 'Terms need some words')
  .max(PAGE_LIMITS.html, `At most ${PAGE_LIMITS.html.toLocaleString('en-GB')} characters`);

/** Terms as they are written; `portuguese` is null where whoever reads Portuguese agrees to the English. */
export const termsWords = z.strictObject({ title, html, portuguese: z.strictObject({ title, html }).nullable() });
export type TermsWords = z.infer<typeof termsWords>;

/** `accepted`: by how many applications this version was. */
const made = { title: z.string(), ...madeVersion, accepted: z.int() };
export const termsVersion = z.object(made);
export type TermsVersion = z.infer<typeof termsVersion>;
/** Terms as lists show them, with how many accepted an earlier version. */
export const listedTerms = z.object({ slug, ...made, acceptedBefore: z.int() });
export type ListedTerms = z.infer<typeof listedTerms>;
/** Terms as they were in one of their versions. */
export const editedTerms = z.object({ ...termsWords.shape, slug, ...made });
export type EditedTerms = z.infer<typeof editedTerms>;

/** A version of terms: a number, or `newest`. */
export const termsAt = z.object({ slug, version: z.string().regex(/^(newest|[1-9]\d{0,8})$/) });
export const termsOf = z.object({ slug, version: z.string().regex(/^[1-9]\d{0,8}$/) });
/** Publishes terms over the `version` that was seen. */
export const termsChange = termsWords.extend({ version: rowVersion });
export type TermsChange = z.infer<typeof termsChange>;

/** An application by which a version was accepted, and when. */
export const termsAcceptance = z.object({ id: z.string(), reference: z.string(), acceptedAt: z.string() });
export type TermsAcceptance = z.infer<typeof termsAcceptance>;
export const acceptancesAsked = z.object(listQuery(['acceptedAt']));
export type AcceptancesAsked = ListAsked;

/** The 409 to a change of another version than is stored: `stored` is as it is now. */
export const TERMS_CHANGED = {
  word: 'terms-changed',
  message: 'Somebody else has published these terms meanwhile. Please look at theirs first.',
} as const;
export const termsChanged = errorAnswer.extend({ error: z.literal(TERMS_CHANGED.word), stored: editedTerms });
