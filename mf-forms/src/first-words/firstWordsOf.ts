import type { StoredForm } from '@forms/shared/contract';
import { createFormEngine } from '../engine/formEngine';
import { type Step, stepsOf } from '../form/steps';
import { STEP } from '../form/usePlace';
import { canStand } from './canStand';
import type { StandingField } from './FirstWords';

/** As many fields as fill any screen: more would make the page heavier than what it waits for. */
const MOST = 20;

/**
 * What stands first in a form that nobody has answered yet: its steps, with what its first one begins with, up to the
 * first field that needs code to be drawn. Undefined where something else stands at the address, as another step or a
 * draft; and for a form that begins with its invoice.
 */
export function firstWordsOf(
  form: StoredForm,
  { pathname, searchParams }: URL,
): { steps: Step[]; fields: StandingField[] } | undefined {
  if (searchParams.has(STEP) || pathname.replace(/\/$/, '') !== `/${form.slug}`) return undefined;
  const { model, pages, store } = createFormEngine(form);
  const [first] = pages();
  if (!first || first.definition.invoice) return undefined;
  const shown = first.fields
    .map((field) => ({ field, ...store.stateOf(field) }))
    .filter((each) => each.shown)
    .slice(0, MOST);
  const end = shown.findIndex(({ field }) => !canStand(field.definition));
  return { steps: stepsOf(model, pages()), fields: end < 0 ? shown : shown.slice(0, end) };
}
