import { own } from '../answers';
import { sourcesOf } from '../conditions';
import { hasExamsField } from '../entered';
import type { FieldDefinition } from '../field';
import { fieldNamed } from '../fieldNamed';
import { answerKindOf } from '../fieldTypes';
import type { FormDefinition } from '../form';
import { readOption } from '../options';

const SAY_THE_FEES =
  'Nothing is charged: the form asks for no exams. Say what it costs, as { "fees": [{ "description": "A place", "cost": 5000 }] }';
const WHAT_COUNTS = 'a list, rows, files, a choice of whole numbers, or an input with the rule numeric';

/** What keeps a form's invoice from being worked out, by its path in the definition. */
export function feeMisfits(definition: FormDefinition): { path: string; message: string }[] {
  const pages = definition.pages.map(({ name, fields }) => ({ key: name, fields }));
  return definition.pages.flatMap(({ invoice }, at) => {
    const path = `pages.${at}.invoice`;
    if (invoice === true) return hasExamsField(definition) ? [] : [{ path, message: SAY_THE_FEES }];
    if (!invoice) return [];
    return invoice.fees.flatMap(({ show, each }, nth) => {
      const misfit = (key: string, message: string) => ({ path: `${path}.fees.${nth}.${key}`, message });
      const missing = (show ? sourcesOf(show) : [])
        .filter((name) => !fieldNamed(name, pages))
        .map((name) => misfit('show', noField(name)));
      if (each === undefined) return missing;
      const counted = fieldNamed(each, pages);
      if (!counted) return [...missing, misfit('each', noField(each))];
      if (counted.path.length === 0 && counts(counted.field)) return missing;
      return [...missing, misfit('each', `“${each}” does not say how many: it takes ${WHAT_COUNTS}`)];
    });
  });
}

/** Said of a name that leads nowhere. */
export const noField = (name: string) => `There is no field “${name}”`;

/** Whether a rule is asked for, with words of its own or without. */
const isOn = (rule: unknown): boolean => rule === true || own(rule, 'value') === true;

/** Whether every answer of a field says how many times. */
function counts({ type, options, validation }: FieldDefinition): boolean {
  switch (answerKindOf(type)) {
    case 'choices':
    case 'rows':
    case 'exams':
    case 'files':
      return true;
    case 'choice':
      return options?.every((option) => /^\d+$/.test(String(readOption(option).value))) ?? false;
    default:
      return type === 'input' && isOn(validation?.numeric);
  }
}
