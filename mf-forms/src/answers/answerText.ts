import {
  answerKindOf,
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
  { type }: FieldDefinition,
  value: unknown,
  options: readonly Option[] = [],
): string | string[] | undefined {
  if (isEmpty(value)) return undefined;
  if (typeof value === 'boolean' && options.length === 0) return say(value ? 'Yes' : 'No');
  if (answerKindOf(type) === 'date') return shownDay(readDate(String(value)) ?? String(value), language());
  if (Array.isArray(value)) return value.map((each) => labelIn(options, own(each, 'name') ?? each));
  if (typeof value === 'object') return undefined;
  return labelIn(options, value);
}
