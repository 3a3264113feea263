import {
  type ContentPage,
  contentPage,
  type EditedPage,
  type ListedPage,
  type NewPage,
  PAGE_CHANGED,
  type PageChange,
  type PageVersion,
  type PageWords,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { now } from '../../platform/time';
import { cleanText } from '../forms/cleanText';
import { imageOf, pictureOf } from './pictures';
import { seededPages } from './seededPages';
import type { PageState } from './tables';

/** Brings the product's own pages in where a site has none of that address: what stands there is the site's. */
export const seedPages = (db: Database): Promise<unknown> =>
  db
    .insertInto('contentPages')
    .values(
      seededPages().map(({ headerImage, ...page }) => ({
        ...page,
        headerImage: headerImage && JSON.stringify(headerImage),
        ...{ version: 1, madeBy: null, madeAt: null },
      })),
    )
    .onConflict((known) => known.doNothing())
    .execute();

/** A page as visitors read it; undefined where there is none. */
export async function pageBySlug(db: Database, slug: string): Promise<ContentPage | undefined> {
  const row = await db.selectFrom('contentPages').selectAll().where('slug', '=', slug).executeTakeFirst();
  return row && contentPage.parse({ ...row, headerImage: imageIn(row) });
}

/** Every page as it is now, by title, with the name of who made it so. */
export const pagesNow = (db: Database): Promise<ListedPage[]> =>
  db
    .selectFrom('contentPages')
    .leftJoin('users', 'users.id', 'contentPages.madeBy')
    .select(['slug', 'version', 'language', 'title', 'users.name as madeBy', 'madeAt'])
    .orderBy('title')
    .orderBy('slug')
    .execute();

/** Every state that a page was in, the newest first. Throws 404 where there is no such page. */
export async function versionsOfPage(db: Database, slug: string): Promise<PageVersion[]> {
  const of = <T extends 'contentPages' | 'pageVersions'>(table: T) =>
    db
      .selectFrom(table as 'pageVersions')
      .leftJoin('users', 'users.id', 'madeBy')
      .select(['version', 'title', 'users.name as madeBy', 'madeAt'])
      .where('slug', '=', slug)
      .orderBy('version', 'desc')
      .execute();
  const versions = [...(await of('contentPages')), ...(await of('pageVersions'))];
  if (versions.length === 0) throw notFound('page');
  return versions;
}

/** A page as it was in one of its states, or is now. Throws 404 where it never was. */
export async function pageAt(db: Database, slug: string, version: number | 'newest'): Promise<EditedPage> {
  const newest = await db.selectFrom('contentPages').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (newest && (version === 'newest' || version === newest.version)) return edited(db, newest);
  if (version === 'newest') throw notFound('page');
  const earlier = db.selectFrom('pageVersions').selectAll().where('slug', '=', slug).where('version', '=', version);
  return edited(db, await earlier.executeTakeFirstOrThrow(() => notFound('page')));
}

/** Stores a new page. Throws 409 where its address is taken, 422 without words or for a picture that there is not. */
export async function addPage(
  db: Database,
  { slug, language, ...words }: NewPage,
  madeBy: string,
): Promise<EditedPage> {
  const page = { slug, language, version: 1, madeBy, madeAt: now(), ...stateOf(words) };
  const added = await db
    .insertInto('contentPages')
    .values(page)
    .onConflict((known) => known.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added) throw new HttpError(409, 'taken', 'There is a page of this address already.');
  return edited(db, added);
}

/** Publishes a page as its next version. Throws 404, 422, or 409 with the page over another version than was seen. */
export async function publishPage(
  db: Database,
  slug: string,
  { version, ...words }: PageChange,
  madeBy: string,
): Promise<EditedPage> {
  const state = stateOf(words);
  const published = await db.transaction().execute(async (trx) => {
    const seen = trx.selectFrom('contentPages').selectAll().where('slug', '=', slug).where('version', '=', version);
    const before = await seen.executeTakeFirst();
    const after = await trx
      .updateTable('contentPages')
      .set({ ...state, version: version + 1, madeBy, madeAt: now() })
      .where('slug', '=', slug)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst();
    if (before && after) await trx.insertInto('pageVersions').values(before).execute();
    return after;
  });
  if (published) return edited(db, published);
  const stored = await pageAt(db, slug, 'newest');
  throw new HttpError(409, PAGE_CHANGED.word, PAGE_CHANGED.message, { stored });
}

/** What is stored of a page's words. */
function stateOf({
  picture,
  alt,
  ...words
}: PageWords): Pick<PageState, 'title' | 'subtitle' | 'headerImage' | 'html'> {
  const html = cleanText(words.html, 'page').trim();
  if (html === '') throw new HttpError(422, 'no-words', 'A page needs some words.');
  const headerImage = picture === null ? null : imageOf(picture, alt);
  if (headerImage?.sizes.length === 0) throw new HttpError(422, 'no-picture', 'There is no such picture.');
  return { ...words, html, headerImage: headerImage && JSON.stringify(headerImage) };
}

/** A state as it is written on, with the name of who made it. */
async function edited(db: Database, { headerImage, madeBy, ...page }: PageState): Promise<EditedPage> {
  const image = imageIn({ headerImage });
  const author =
    madeBy === null
      ? undefined
      : await db.selectFrom('users').select('name').where('id', '=', madeBy).executeTakeFirst();
  return {
    ...page,
    madeBy: author?.name ?? null,
    picture: image ? pictureOf(image) : null,
    alt: image?.alt ?? '',
  };
}

const imageIn = ({ headerImage }: Pick<PageState, 'headerImage'>): ContentPage['headerImage'] =>
  headerImage && JSON.parse(headerImage);
