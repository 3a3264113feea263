import type * as z from '@forms/shared/platform/zod';
import { didYouMean } from './nearest';

/** What a value is called, by the validator's name for its kind. */
const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object, as { … }',
  record: 'an object, as { … }',
  null: 'null',
};

/** What is counted, by the validator's name for its kind. */
const counted: Record<string, string> = { string: 'characters', array: 'entries', set: 'entries', file: 'bytes' };

/**
 * The words for an error that its schema has none for: the validator's own are for programmers. Of unknown keys there is a
 * line for each.
 */
export const plainMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'It is missing' : `It must be ${kinds[issue.expected] ?? 'something else'}`;
    case 'invalid_value':
      return issue.input === undefined ? 'It is missing' : isOneOf(issue.values, issue.input);
    case 'too_small':
      return bound('at least', issue.minimum, issue.origin, issue.inclusive === false);
    case 'too_big':
      return bound('at most', issue.maximum, issue.origin, issue.inclusive === false);
    case 'not_multiple_of':
      return `It must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(key, keysOf(issue.inst))).join('\n');
    case 'invalid_format':
      return 'It is not written as it should be';
    case 'invalid_union':
      return 'It has none of the forms that it can have';
    default:
      return 'It cannot be this';
  }
};

const unknownKey = (key: string, known: readonly string[]) =>
  `There is no ${JSON.stringify(key)} here${didYouMean(key, known)}`;

const keysOf = (schema: unknown): readonly string[] => {
  const { def } = (schema as z.core.$ZodType | undefined)?._zod ?? {};
  return def && 'shape' in def ? Object.keys(def.shape as object) : [];
};

function isOneOf(values: readonly unknown[], given: unknown): string {
  const choices = values.map((value) => JSON.stringify(value));
  const meant = typeof given === 'string' ? didYouMean(given, values.map(String)) : '';
  return choices.length === 1 ? `It must be ${choices[0]}` : `It must be one of ${choices.join(', ')}${meant}`;
}

function bound(side: string, limit: number | bigint, origin: string, isOpen: boolean): string {
  const noun = counted[origin];
  if (noun === undefined)
    return `It must be ${isOpen ? `${side === 'at least' ? 'above' : 'below'} ` : `${side} `}${limit}`;
  return `It must have ${side} ${limit} ${Number(limit) === 1 ? singular[noun] : noun}`;
}
const singular: Record<string, string> = { characters: 'character', entries: 'entry', bytes: 'byte' };
