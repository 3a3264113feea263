import {
  type FormAsked,
  type FormDefinition,
  type FormSummary,
  type FormVersion,
  hasInvoice,
  type ListedForm,
  type StoredForm,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { HttpError, notFound } from '../../platform/errors/errors';
import type { AnswerText } from '../../platform/http/answerText';
import { slugsOf } from '../../platform/http/claimedPaths';
import { now } from '../../platform/time';
import { checkedForm } from './checkedForm';

const CHANGED_MEANWHILE = 'Somebody else has changed this form meanwhile. Please look at theirs first.';

/** A form that comes with the product. */
export interface SeededForm {
  slug: string;
  title: string;
  json: FormDefinition;
}

/** The newest version of a form. Throws 404 where there is none. */
export const newestForm = async (db: Database, slug: string): Promise<StoredForm> =>
  checkedForm(await rowOf(db, slug)).form;

/** A form as it stood at a version. Throws 404 where it never did. */
export const formAt = async (db: Database, slug: string, version: number): Promise<StoredForm> =>
  checkedForm(await rowOf(db, slug, version)).form;

/** The answer to who asks for the newest version of a form, or for it as it stood at one. Throws 404 where there is none. */
export const formAnswer = async (db: Database, slug: string, { version, ...words }: FormAsked): Promise<AnswerText> =>
  checkedForm(await rowOf(db, slug, version === undefined ? undefined : Number(version))).answer(words);

/** Whether there is such a form. */
export const formExists = async (db: Database, slug: string): Promise<boolean> =>
  (await newestRow(db, slug)) !== undefined;

/** Which of these paths are forms', by path. */
export async function formsAt(db: Database, paths: readonly string[]): Promise<Map<string, string>> {
  const slugs = slugsOf(paths);
  if (slugs.length === 0) return new Map();
  const found = await db.selectFrom('formVersions').select('slug').distinct().where('slug', 'in', slugs).execute();
  return new Map(found.map(({ slug }) => [`/${slug}`, 'a form']));
}

/** Every form as it is now, by title, with the name of who made it so. */
export async function allForms(db: Database): Promise<ListedForm[]> {
  const newest = db
    .selectFrom('formVersions')
    .select(({ fn }) => ['slug', fn.max('version').as('version')])
    .groupBy('slug')
    .as('newest');
  const forms = await db
    .selectFrom('formVersions')
    .innerJoin(newest, (join) =>
      join.onRef('newest.slug', '=', 'formVersions.slug').onRef('newest.version', '=', 'formVersions.version'),
    )
    .leftJoin('users', 'users.id', 'formVersions.madeBy')
    .select([
      'formVersions.slug',
      'formVersions.title',
      'formVersions.version',
      'formVersions.json',
      'users.name as madeBy',
      'formVersions.madeAt',
    ])
    .orderBy('formVersions.title')
    .execute();
  return forms.map(({ madeBy, madeAt, ...row }) => {
    const { slug, title, version, json } = checkedForm(row).form;
    return { slug, title, version, madeBy, madeAt, hasInvoice: hasInvoice(json) };
  });
}

/** Every state that a form was in, newest first, with the name of who made it. Throws 404 where there is no such form. */
export async function versionsOf(db: Database, slug: string): Promise<FormVersion[]> {
  const versions = await db
    .selectFrom('formVersions')
    .leftJoin('users', 'users.id', 'formVersions.madeBy')
    .select(['version', 'title', 'users.name as madeBy', 'madeAt'])
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .execute();
  if (versions.length === 0) throw notFound('form');
  return versions;
}

/** Stores a new form as version 1. Throws 409 where the slug is taken. */
export async function addForm(db: Database, form: SeededForm, madeBy: string | null): Promise<FormSummary> {
  return store(db, { ...form, version: 1 }, madeBy, 'There is a form of this slug already.');
}

/** Stores the next version of a form. Throws 404, or 409 where it is no longer at version `from`. */
export async function changeForm(
  db: Database,
  slug: string,
  change: Partial<Pick<StoredForm, 'title' | 'json'>>,
  madeBy: string | null,
  from?: number,
): Promise<FormSummary> {
  const form = await newestForm(db, slug);
  if (from !== undefined && from !== form.version) throw new HttpError(409, 'taken', CHANGED_MEANWHILE);
  const next = { ...form, ...change, version: form.version + 1 };
  return store(db, next, madeBy, CHANGED_MEANWHILE);
}

/**
 * Brings the product's own forms in. One that has changed since makes a next version; where somebody has edited it, that
 * stands among its versions, to be compared and taken over, and what they made stays the newest.
 *
 * @param check throws where a form can't work; only one that is not stored yet is looked at, since that takes a while
 */
export async function seedForms(
  db: Database,
  forms: readonly SeededForm[],
  check: (form: SeededForm) => void,
): Promise<void> {
  for (const form of forms) {
    const newest = await newestRow(db, form.slug);
    const own = newest?.madeBy === null ? newest : await newestOwn(db, form.slug);
    const isAsItIs = own?.json === JSON.stringify(form.json) && own.title === form.title;
    if (isAsItIs || (newest && !own)) continue;
    check(form);
    if (!newest) await addForm(db, form, null);
    else if (newest.madeBy === null) await changeForm(db, form.slug, form, null);
    else await layBeneath(db, form, newest);
  }
}

/** Stores what the product comes with as the version before the newest, which is stored anew above it. */
async function layBeneath(
  db: Database,
  { slug, title, json }: SeededForm,
  newest: Tables['formVersions'],
): Promise<void> {
  const version = newest.version + 1;
  await db
    .insertInto('formVersions')
    .values([
      { slug, title, version, json: JSON.stringify(json), madeBy: null, madeAt: now() },
      { ...newest, version: version + 1 },
    ])
    // Another server may start beside.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function rowOf(db: Database, slug: string, version?: number) {
  const row = await (version === undefined
    ? newestRow(db, slug)
    : db
        .selectFrom('formVersions')
        .selectAll()
        .where('slug', '=', slug)
        .where('version', '=', version)
        .executeTakeFirst());
  if (!row) throw notFound('form');
  return row;
}

const newestRow = (db: Database, slug: string) =>
  db
    .selectFrom('formVersions')
    .selectAll()
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The newest version that the product itself has made. */
const newestOwn = (db: Database, slug: string) =>
  db
    .selectFrom('formVersions')
    .selectAll()
    .where('slug', '=', slug)
    .where('madeBy', 'is', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

async function store(
  db: Database,
  { slug, title, version, json }: StoredForm,
  madeBy: string | null,
  taken: string,
): Promise<FormSummary> {
  const stored = await db
    .insertInto('formVersions')
    .values({ slug, title, version, json: JSON.stringify(json), madeBy, madeAt: now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['slug', 'title', 'version'])
    .executeTakeFirst();
  if (!stored) throw new HttpError(409, 'taken', taken);
  return stored;
}
