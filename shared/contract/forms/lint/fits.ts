import type { FieldDefinition } from '../field';
import { type FieldType, fieldTypes } from '../fieldTypes';
import { hasAnswer } from '../submission';
import { readBy } from './properties';
import { fitting } from './rules';
import { comparableTypes, headings, isOne } from './types';

const isKnown = (type: string): type is FieldType => isOne(fieldTypes, type);

/** Whether a field of this type reads a property of its own; of a type that is none, everything fits. */
export function readsProperty(type: string, property: string): boolean {
  if (!isKnown(type)) return true;
  if (isOne(headings, type) && onlyOfQuestions.has(property)) return false;
  return isOne(readBy[property as keyof FieldDefinition] ?? fieldTypes, type);
}
/** What headings, which ask nothing, have no use for. */
const onlyOfQuestions: ReadonlySet<string> = new Set(['required', 'readonly', 'value', 'validation', 'label']);

/** Whether a rule makes sense on a field of this type. */
export const fitsRule = (type: string, rule: string): boolean => !isKnown(type) || isOne(fitting[rule] ?? [], type);

/** Whether a condition can read a field of this type, by this comparison where one is given. */
export function isReadBy(type: string, comparison?: string): boolean {
  if (!isKnown(type)) return comparison === undefined;
  return hasAnswer({ type }) && (comparison !== 'age' || fitsRule(type, 'dob'));
}

/** Whether the answer of a field of this type can be the same as another. */
export const isComparable = (type: string): boolean => isOne(comparableTypes, type);
