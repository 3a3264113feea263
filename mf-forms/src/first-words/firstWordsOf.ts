import type { FieldDefinition, StoredForm } from '@forms/shared/contract';
import { createFormEngine } from '../engine/formEngine';
import { type Step, stepsOf } from '../form/steps';
import { STEP } from '../form/usePlace';

/**
 * What stands first in a form that nobody has answered yet: its steps, with the words above its first question.
 * Undefined where something else stands at the address, as another step or a draft; and for a form that begins with an
 * invoice.
 */
export function firstWordsOf(
  form: StoredForm,
  { pathname, searchParams }: URL,
): { steps: Step[]; words: FieldDefinition[] } | undefined {
  if (searchParams.has(STEP) || pathname.replace(/\/$/, '') !== `/${form.slug}`) return undefined;
  const { model, pages, store } = createFormEngine(form);
  const [first] = pages();
  if (!first || first.definition.invoice) return undefined;
  const shown = first.fields.filter((field) => store.stateOf(field).shown).map(({ definition }) => definition);
  const question = shown.findIndex((definition) => !isWords(definition));
  return { steps: stepsOf(model, pages()), words: question < 0 ? shown : shown.slice(0, question) };
}

/** HTML is cleaned by what comes later, and a button does nothing yet. */
const isWords = ({ type, html, close }: FieldDefinition) =>
  (type === 'header' || type === 'section') && !html && !close;
