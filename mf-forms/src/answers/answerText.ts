import {
  answerKindOf,
  askedRules,
  type FieldDefinition,
  isEmpty,
  type Option,
  own,
  readDate,
  shownDay,
} from '@forms/shared/contract';
import { language } from '@forms/shared/platform/words';
import { say } from '../words/say';

const labelIn = (options: readonly Option[], value: unknown): string =>
  options.find((option) => String(option.value) === String(value))?.label ?? String(value);

/** An answer in words; undefined where none was given. Lists come as one text a value. */
export function answerText(
  definition: FieldDefinition,
  value: unknown,
  options: readonly Option[] = [],
): string | string[] | undefined {
  if (isEmpty(value)) return undefined;
  if (typeof value === 'boolean' && options.length === 0) return say(value ? 'Yes' : 'No');
  if (answerKindOf(definition.type) === 'date') return shownDay(readDate(String(value)) ?? String(value), language());
  if (Array.isArray(value)) return value.map((each) => labelIn(options, own(each, 'name') ?? each));
  if (typeof value === 'object') return undefined;
  return language() === 'pt-PT' ? withComma(definition, labelIn(options, value)) : labelIn(options, value);
}

/** A number as it is sent, with the comma that Portuguese has before decimals; as it was typed, it stays. */
function withComma(definition: FieldDefinition, number: string): string {
  const rules = askedRules(definition);
  if (rules.has('currency')) return number.replace(/^(\d+)\.(\d{1,2})$/, '$1,$2');
  return rules.has('decimal') ? number.replace(/^(-?\d*)\.(\d+)$/, '$1,$2') : number;
}
