import * as z from '@forms/shared/platform/zod';
import { errorAnswer } from '../errors';
import { madeVersion } from '../madeVersion';
import { languages } from '../product';
import { rowVersion } from '../rowVersion';
import { slug } from '../slug';
import { headerImage, pageSlug } from './content';

/** The most characters that a page's words and its markup may have. */
export const PAGE_LIMITS = { title: 120, subtitle: 200, alt: 300, html: 200_000 } as const;
const upTo = (name: keyof typeof PAGE_LIMITS) =>
  z
    .string()
    .trim()
    .max(PAGE_LIMITS[name], `At most ${PAGE_LIMITS[name].toLocaleString('en-GB')} characters`);

/** A page of the site as it is written: `picture` is one that the site has, by name, and `alt` what it shows. */
export const pageWords = z.strictObject({
  title: upTo('title').min(1, 'A page needs a title'),
  subtitle: upTo('subtitle'),
  picture: z.string().max(80).nullable(),
  alt: upTo('alt'),
  html: upTo('html').min(1, 'A page needs some words'),
});
export type PageWords = z.infer<typeof pageWords>;

const named = { slug: pageSlug, language: z.enum(languages), title: z.string() };

/** A page as lists show it. */
export const listedPage = z.object({ ...named, ...madeVersion });
export type ListedPage = z.infer<typeof listedPage>;
/** One state that a page was in. */
export const pageVersion = z.object({ title: z.string(), ...madeVersion });
export type PageVersion = z.infer<typeof pageVersion>;
/** A page as it was in one of its states, to be written on. */
export const editedPage = z.object({ ...pageWords.shape, ...named, ...madeVersion });
export type EditedPage = z.infer<typeof editedPage>;

/** A state of a page: a number, or `newest`. */
export const pageAt = z.object({ slug: pageSlug, version: z.string().regex(/^(newest|[1-9]\d{0,8})$/) });

/** A new page. Its address in Portuguese ends in `.php`, which is added to `slug`. */
export const newPage = pageWords.extend({ slug, language: z.enum(languages) });
export type NewPage = z.infer<typeof newPage>;
/** Publishes a page over the `version` that was seen. */
export const pageChange = pageWords.extend({ version: rowVersion });
export type PageChange = z.infer<typeof pageChange>;

/** What a page may have besides its words: pictures by name, and what the server puts in the place of each `mark`. */
export const pageParts = z.object({
  pictures: z.array(z.object({ name: z.string(), image: headerImage })),
  inserts: z.array(z.object({ mark: z.string(), html: z.string() })),
});
export type PageParts = z.infer<typeof pageParts>;

/** The 409 to a change of another version than is stored: `stored` is as it is now. */
export const PAGE_CHANGED = {
  word: 'page-changed',
  message: 'Somebody else has published this page meanwhile. Please look at theirs first.',
} as const;
export const pageChanged = errorAnswer.extend({ error: z.literal(PAGE_CHANGED.word), stored: editedPage });
