import type { FieldDefinition, FieldType } from '../field';
import type { Finding } from '../form';
import { askedRules, ruleNames } from '../rules';
import { headings, isOne, manyChoices, rows, texts } from './types';

const written: readonly FieldType[] = ['input', 'textarea'];
const measured = [...texts, ...manyChoices, ...rows];

/** The types that each rule makes sense on; `required` fits everything that is answered. */
const fitting: Record<string, readonly FieldType[]> = {
  email: ['input', 'email'],
  date: ['input', 'date'],
  dob: ['input', 'date'],
  minLength: measured,
  maxLength: measured,
  between: ['input', ...manyChoices, ...rows],
  minValue: ['input', 'date'],
  maxValue: ['input', 'date'],
  sameAs: [...written, 'email', 'date', 'time', 'select', 'multi-radio'],
  alpha: written,
  alphaSpace: written,
  alphaNum: written,
  alphaNumSpace: written,
  numeric: written,
  integer: written,
  decimal: written,
  currency: written,
  phone: written,
};

/** Two rules that no answer can pass together when the first is above the second. */
const bounds = [
  ['minLength', 'maxLength'],
  ['minValue', 'maxValue'],
] as const;

/** What is wrong with a field's rules. */
export function lintRules(field: FieldDefinition, path: string): Finding[] {
  const { type } = field;
  const asked = askedRules(field);
  const own = field.validation ?? {};
  const findings: Finding[] = [];
  const find = (severity: Finding['severity'], rule: string, message: string) =>
    findings.push({ path: rule in own ? `${path}.validation.${rule}` : `${path}.${rule}`, severity, message });

  for (const [rule, value] of asked) {
    const types = fitting[rule];
    if (!ruleNames.includes(rule)) find('error', rule, `Unknown rule “${rule}”`);
    else if (isOne(headings, type)) find('warning', rule, 'A heading asks nothing, so no rule is applied');
    else if (types && !isOne(types, type) && rule in own) {
      find('error', rule, `The rule “${rule}” does not fit a field of type ${type}`);
    } else if (rule === 'minValue' || rule === 'maxValue') {
      const [isDate, isFlag] = [type === 'date', value === true];
      if (isDate && !isFlag) find('error', rule, `On a date “${rule}” is true`);
      if (!isDate && isFlag) find('error', rule, `“${rule}” needs a number here: true is for dates`);
    } else if (rule === 'between' && Array.isArray(value) && value[0] > value[1]) {
      find('error', rule, 'No answer can pass: the first number is above the second');
    }
  }
  for (const [least, most] of bounds) {
    const [low, high] = [asked.get(least), asked.get(most)];
    if (typeof low === 'number' && typeof high === 'number' && low > high) {
      find('error', least, `No answer can pass: “${least}” is above “${most}”`);
    }
  }
  return findings;
}
