import { CHECK_STEP, type StepCount } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { formAt } from '../forms/storedForms';

interface NamedStep {
  key: string;
  title: string;
}

/** The steps of the forms that were counted, by slug: as the newest version has them, with those that only an older one had where they stood. */
export async function stepsOf(db: Database, counts: readonly StepCount[]): Promise<Map<string, NamedStep[]>> {
  const known = new Map<string, NamedStep[]>();
  const newestFirst = [...counts].sort((one, other) => other.formVersion - one.formVersion);
  for (const { formSlug, formVersion, step } of newestFirst) {
    const steps = known.get(formSlug) ?? [];
    if (steps.some(({ key }) => key === step)) continue;
    const { json } = await formAt(db, formSlug, formVersion);
    const ofVersion = json.pages.map(({ name, title }) => ({ key: name, title }));
    const check = step === CHECK_STEP ? [{ key: CHECK_STEP, title: 'Check your answers' }] : [];
    known.set(formSlug, withOthers(steps, [...ofVersion, ...check]));
  }
  return known;
}

/** Steps with those of others that are not among them, each behind the one that it stood behind. */
function withOthers(steps: readonly NamedStep[], others: readonly NamedStep[]): NamedStep[] {
  const all = [...steps];
  for (const [at, other] of others.entries()) {
    if (all.some(({ key }) => key === other.key)) continue;
    const before = others[at - 1];
    all.splice(before ? all.findIndex(({ key }) => key === before.key) + 1 : 0, 0, other);
  }
  return all;
}
