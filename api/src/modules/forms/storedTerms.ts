import {
  type EditedTerms,
  type ListedTerms,
  TERMS_CHANGED,
  type TermsChange,
  type TermsVersion,
  type TermsWords,
  termsWords,
} from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { now } from '../../platform/time';
import { cleanText } from './cleanText';
import { seededTerms } from './seededTerms';
import type { TermsState } from './tables';

/** Brings the product's own terms in where a site has none of that name: somebody may have agreed to what stands there. */
export const seedTerms = (db: Database): Promise<unknown> =>
  db
    .insertInto('terms')
    .values(seededTerms())
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** The terms that there are, as they are now, by title. */
export async function termsNow(db: Database): Promise<ListedTerms[]> {
  const rows = await db
    .selectFrom('terms')
    .leftJoin('users', 'users.id', 'terms.madeBy')
    .select(['slug', 'title', 'version', 'users.name as madeBy', 'madeAt'])
    .orderBy('title')
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const { [row.version]: accepted = 0, ...before } = await acceptedBy(db, row.slug);
      return { ...row, accepted, acceptedBefore: Object.values(before).reduce((sum, each) => sum + each, 0) };
    }),
  );
}

/** Every version of terms, the newest first. Throws 404 where there are none. */
export async function versionsOfTerms(db: Database, slug: string): Promise<TermsVersion[]> {
  const of = (table: 'terms' | 'termsVersions') =>
    db
      .selectFrom(table as 'termsVersions')
      .leftJoin('users', 'users.id', 'madeBy')
      .select(['version', 'title', 'users.name as madeBy', 'madeAt'])
      .where('slug', '=', slug)
      .orderBy('version', 'desc')
      .execute();
  const versions = [...(await of('terms')), ...(await of('termsVersions'))];
  if (versions.length === 0) throw notFound('text');
  const accepted = await acceptedBy(db, slug);
  return versions.map((each) => ({ ...each, accepted: accepted[each.version] ?? 0 }));
}

/** Terms in one of their versions. Throws 404 where they never were. */
export async function termsAt(db: Database, slug: string, version: number | 'newest'): Promise<EditedTerms> {
  const newest = await db.selectFrom('terms').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (newest && (version === 'newest' || version === newest.version)) return edited(db, newest);
  if (version === 'newest') throw notFound('text');
  const earlier = db.selectFrom('termsVersions').selectAll().where('slug', '=', slug).where('version', '=', version);
  return edited(db, await earlier.executeTakeFirstOrThrow(() => notFound('text')));
}

/** Publishes terms as their next version; the one before stays, for somebody may have accepted it. Throws 404, 422, or 409 with the terms over another version than was seen. */
export async function publishTerms(
  db: Database,
  slug: string,
  { version, ...words }: TermsChange,
  madeBy: string,
): Promise<EditedTerms> {
  const state = stateOf(words);
  const published = await db.transaction().execute(async (trx) => {
    const seen = trx.selectFrom('terms').selectAll().where('slug', '=', slug).where('version', '=', version);
    const before = await seen.executeTakeFirst();
    const after = await trx
      .updateTable('terms')
      .set({ ...state, version: version + 1, madeBy, madeAt: now() })
      .where('slug', '=', slug)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst();
    if (before && after) await trx.insertInto('termsVersions').values(before).execute();
    return after;
  });
  if (published) return edited(db, published);
  const stored = await termsAt(db, slug, 'newest');
  throw new HttpError(409, TERMS_CHANGED.word, TERMS_CHANGED.message, { stored });
}

/** What is stored of what was written. */
function stateOf({ title, html, portuguese }: TermsWords): Pick<TermsState, 'title' | 'html' | 'portuguese'> {
  const clean = <Text extends { html: string }>(text: Text) => ({ ...text, html: cleanText(text.html).trim() });
  const english = clean({ title, html });
  const translated = portuguese && clean(portuguese);
  if (english.html === '' || translated?.html === '') {
    throw new HttpError(422, 'no-words', 'Terms need some words.');
  }
  return { ...english, portuguese: translated && JSON.stringify(translated) };
}

async function edited(db: Database, { madeBy, ...terms }: TermsState): Promise<EditedTerms> {
  const author =
    madeBy === null
      ? undefined
      : await db.selectFrom('users').select('name').where('id', '=', madeBy).executeTakeFirst();
  const accepted = (await acceptedBy(db, terms.slug))[terms.version] ?? 0;
  return { ...terms, portuguese: portugueseOf(terms), madeBy: author?.name ?? null, accepted };
}

/**
 * What a site has written in Portuguese beside the English of its terms, or else ours, which is of the English that a site
 * begins with: beside other words of a site's own it stands for nothing that anybody agrees to.
 */
export function portugueseOf({
  slug,
  html,
  portuguese,
}: Pick<TermsState, 'slug' | 'html' | 'portuguese'>): TermsWords['portuguese'] {
  if (portuguese !== null) return termsWords.shape.portuguese.parse(JSON.parse(portuguese));
  const isSeeded = seededTerms().some((each) => each.slug === slug && each.html === html);
  const ours = isSeeded && seededTerms('pt-PT').find((each) => each.slug === slug);
  return ours ? { title: ours.title, html: ours.html } : null;
}

/** By how many applications each version was accepted. */
async function acceptedBy(db: Database, slug: string): Promise<Record<number, number>> {
  const rows = await db
    .selectFrom('termsAcceptances')
    .select(['version', sql<number>`count(*)`.as('count')])
    .where('slug', '=', slug)
    .groupBy('version')
    .execute();
  return Object.fromEntries(rows.map(({ version, count }) => [version, Number(count)]));
}
