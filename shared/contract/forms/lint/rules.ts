import { didYouMean } from '../../nearest';
import { type FieldDefinition, validation } from '../field';
import { answerKindOf, type FieldType, fieldTypes, typeOfField, typesAnswering } from '../fieldTypes';
import type { Finding } from '../form';
import { askedRules, ruleNames } from '../rules';
import { excluded } from './excluded';
import { comparableTypes, dates, headings, isOne, manyChoices, rows, texts } from './types';

/** Types that leave it to their rules what is written in them. */
const written = typesAnswering('text').filter((type) => !typeOfField(type)?.rules);
const measured = [...texts, ...manyChoices, ...rows];

/** The types that each rule makes sense on; `required` fits everything that is answered. */
export const fitting: Record<string, readonly FieldType[]> = {
  required: fieldTypes.filter((type) => !isOne(headings, type)),
  email: ['input', 'email'],
  date: ['input', ...dates],
  time: ['input', ...typesAnswering('time')],
  dob: ['input', ...dates],
  minLength: measured,
  maxLength: measured,
  between: ['input', ...manyChoices, ...rows],
  minValue: ['input', ...dates],
  maxValue: ['input', ...dates],
  sameAs: comparableTypes,
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

/** Every rule that can be written. */
const writable = Object.keys(validation.shape);

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
    findings.push({ path: placeOf(rule), severity, message });
  const placeOf = (rule: string) => {
    if (rule in own) return `${path}.validation.${rule}`;
    return `${path}.${rule === 'maxLength' ? 'maxlength' : rule === 'required' ? rule : 'type'}`;
  };

  for (const rule of Object.keys(own)) {
    if (writable.includes(rule)) continue;
    const list = didYouMean(rule, writable) || `: it is one of ${writable.join(', ')}`;
    find('error', rule, `There is no rule “${rule}”${list}`);
  }
  if (!isOne(fieldTypes, type)) return findings;
  if (field.required && !asked.has('required')) {
    findings.push({ path: `${path}.required`, severity: 'warning', message: 'It is turned off again in “validation”' });
  }
  for (const [rule, value] of asked) {
    const types = fitting[rule];
    if (!ruleNames.includes(rule)) continue;
    if (isOne(headings, type)) find('warning', rule, 'A heading asks nothing, so no rule is applied');
    else if (types && !isOne(types, type) && rule in own) {
      find('error', rule, `The rule “${rule}” does not fit a field of type ${type}`);
    } else if (rule === 'minValue' || rule === 'maxValue') {
      const [isDate, isFlag] = [answerKindOf(type) === 'date', value === true];
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
  const isBroken = findings.some(({ severity }) => severity === 'error');
  const together = isBroken ? undefined : excluded(field, asked);
  if (together) {
    const at = together.findLast((rule) => rule in own) ?? together.at(-1) ?? 'type';
    find('error', at, saying(field, together));
  }
  return findings;
}

function saying({ type, options }: FieldDefinition, rules: readonly string[]): string {
  const names = rules.map((rule) => `“${rule}”`);
  const last = names.at(-1);
  if (names.length > 1)
    return `No answer can pass ${names.slice(0, -1).join(', ')} and ${last} together: take one away`;
  const of =
    options && isOne(manyChoices, type) ? `: there are ${options.length} options` : ` on a field of type ${type}`;
  return `No answer can pass ${last}${of}`;
}
