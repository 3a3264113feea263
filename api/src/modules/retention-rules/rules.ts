import type { Retention, RetentionChange } from '@forms/shared/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { HttpError } from '../../platform/errors/errors';
import { now } from '../../platform/time';
import { allForms } from '../forms/storedForms';
import { previewOf } from './preview';

/** How long enquiries are kept, by form. */
export async function retentionNow(db: Database): Promise<Retention> {
  const rows = await db.selectFrom('retentionRules').selectAll().execute();
  const rules = new Map(rows.map(({ formSlug, ...rule }) => [formSlug, rule]));
  return {
    standard: rules.get('') ?? null,
    forms: (await allForms(db)).map(({ slug, title }) => ({ slug, title, rule: rules.get(slug) ?? null })),
  };
}

/**
 * Sets a rule, or lets a form follow the standard. Throws 404 where there is no such form, 409 where more would go than was
 * shown, or for another version of the rule than is stored.
 */
export async function changeRetention(
  db: Database,
  { form, months, version, shown }: RetentionChange,
  author: string,
): Promise<Retention> {
  const { erased, anonymous, waiting } = await previewOf(db, { form, months });
  const more = erased + anonymous + waiting - shown;
  if (more > 0) throw new HttpError(409, 'more-than-shown', MORE);
  const rule = { formSlug: form ?? '', version: version + 1, changedBy: author, changedAt: now() };
  const changed = await (months === null
    ? removed(db, rule.formSlug, version)
    : version === 0
      ? added(db, { ...rule, months })
      : changedFrom(db, version, { ...rule, months }));
  if (!changed) throw new HttpError(409, 'retention-changed', CHANGED);
  return retentionNow(db);
}

const MORE = 'More would go by now than was shown. Please look at the preview again.';
const CHANGED = 'Somebody else has changed this meanwhile. Please look at theirs first.';

type Rule = Selectable<Tables['retentionRules']>;
const removed = (db: Database, formSlug: string, version: number) =>
  db
    .deleteFrom('retentionRules')
    .where('formSlug', '=', formSlug)
    .where('version', '=', version)
    .returning('formSlug')
    .executeTakeFirst();
const added = (db: Database, rule: Rule) =>
  db
    .insertInto('retentionRules')
    .values(rule)
    .onConflict((known) => known.doNothing())
    .returning('formSlug')
    .executeTakeFirst();
const changedFrom = (db: Database, version: number, rule: Rule) =>
  db
    .updateTable('retentionRules')
    .set(rule)
    .where('formSlug', '=', rule.formSlug)
    .where('version', '=', version)
    .returning('formSlug')
    .executeTakeFirst();
