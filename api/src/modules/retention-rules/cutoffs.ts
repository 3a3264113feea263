import moment from 'moment';
import type { Database } from '../../platform/database/database';

/** The time of its last event until which an enquiry of each form is past its time; `standard` is for forms not named. Undefined where they are kept. */
export interface Cutoffs {
  forms: ReadonlyMap<string, string | undefined>;
  standard: string | undefined;
  /** The first and the last of them: what came after the last stays. Undefined where all is kept. */
  earliest: string | undefined;
  latest: string | undefined;
}

/** By the rules that somebody has said. */
export async function cutoffsNow(db: Database): Promise<Cutoffs> {
  const rules = await db.selectFrom('retentionRules').select(['formSlug', 'months']).execute();
  const ofForms = rules.filter(({ formSlug }) => formSlug !== '');
  const standard = rules.find(({ formSlug }) => formSlug === '');
  return withRange(
    new Map(ofForms.map(({ formSlug, months }) => [formSlug, monthsAgo(months)])),
    standard && monthsAgo(standard.months),
  );
}

/** By one rule that is thought of, and nothing by the others: of a form, or the standard (null) for all without a rule of their own. */
export async function cutoffsOf(db: Database, form: string | null, months: number | null): Promise<Cutoffs> {
  const { standard, forms } = await cutoffsNow(db);
  const keeping = new Map([...forms.keys()].map((slug) => [slug, undefined]));
  if (form === null) return withRange(keeping, months === null ? undefined : monthsAgo(months));
  return withRange(new Map([[form, months === null ? standard : monthsAgo(months)]]), undefined);
}

function withRange(forms: Cutoffs['forms'], standard: string | undefined): Cutoffs {
  const all = [...forms.values(), standard].flatMap((each) => each ?? []).sort();
  return { forms, standard, earliest: all[0], latest: all.at(-1) };
}

const monthsAgo = (months: number): string => moment().subtract(months, 'months').toISOString();
