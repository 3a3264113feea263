import * as z from '@forms/shared/platform/zod';
import { contentTypes } from '../files/file';
import type { Campus } from '../product';
import { apiPath } from './apiPath';
import { condition } from './condition';
import { fieldTypes } from './fieldTypes';

const optionValue = z.union([z.string(), z.number(), z.boolean()]);
/** The most options of a field, and fields of a page or a sub-table. */
const MAX_OPTIONS = 10_000;
export const MAX_FIELDS = 5_000;

/** An option as a definition or an options server may write it; `readOption` makes one `Option` of every form. */
export const optionInput = z.union(
  [
    optionValue,
    z.looseObject({ value: optionValue, label: z.string() }),
    z.looseObject({ id: optionValue, name: z.string() }),
    z.looseObject({ id: optionValue, title: z.string() }),
    z.looseObject({ id: optionValue, label: z.string() }),
  ],
  { error: 'An option is text, a number, true or false, or { "value": …, "label": "…" }' },
);
export const optionList = z.array(optionInput);
export type OptionInput = z.infer<typeof optionInput>;
/** What a select shows and keeps. */
export type Option = { value: string | number | boolean; label: string };

/**
 * A rule's value, alone or with the definition's own words for when it fails. `false` and `null` turn a rule off.
 * `takes` says in words what the value is.
 */
const rule = <T extends z.ZodType>(value: T, takes: string, description: string) =>
  z
    .union([value, z.literal(false), z.null(), z.strictObject({ value, message: z.string() })], {
      error: `This rule takes ${takes}, false, or { "value": …, "message": "…" }`,
    })
    .describe(description)
    .optional();
const flag = (description: string) => rule(z.boolean(), 'true', description);
const number = (description: string) => rule(z.number(), 'a number', description);
const bound = (description: string) => rule(z.union([z.number(), z.literal(true)]), 'a number or true', description);

const otherField = z.union([z.string(), z.strictObject({ field: z.string(), label: z.string() })]);

export const validation = z.object({
  required: flag('It must be answered; a checkbox or privacy must be ticked.'),
  email: flag('An email address. Type email asks for it by itself.'),
  date: flag('A date, 31st July 2020 or 2020-07-31. Type date asks for it by itself.'),
  time: flag('A time of the 24-hour day, 14:30. Type time asks for it by itself.'),
  dob: flag('The birthday of somebody at least 11 years old.'),
  minLength: number('At least so many characters, entries or files.'),
  maxLength: number('At most so many characters, entries or files.'),
  between: rule(
    z.tuple([z.number(), z.number()]),
    'two numbers, as [1, 5]',
    'A number from the first to the second, or so many entries or files.',
  ),
  minValue: bound('A number not below this; true on a date: in the future.'),
  maxValue: bound('A number not above this; true on a date: today or earlier.'),
  sameAs: rule(otherField, 'a field’s name', 'The same as another field: its name, or { "field", "label" }.'),
  alpha: flag('Letters of any script.'),
  alphaSpace: flag('Letters and spaces.'),
  alphaNum: flag('Letters and digits.'),
  alphaNumSpace: flag('Letters, digits and spaces.'),
  numeric: flag('Digits only.'),
  integer: flag('A whole number.'),
  decimal: flag('A number.'),
  currency: flag('A positive number with up to two decimals.'),
  phone: flag('Digits and + only.'),
});
/** Of a form that stands already, an unknown rule stays in the record: it fails with a message of its own. No new one is taken. */
export type Validation = z.infer<typeof validation>;

const fieldBase = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z][\w-]*$/, 'A name begins with a letter and holds letters, digits, _ and -')
    .describe('What the answer is kept under: unique in its page.'),
  /** A type outside the list is kept: it draws an honest notice in place and never breaks the form. */
  type: z
    .union([z.enum(fieldTypes), z.string().min(1)], { error: 'A field needs a type, as "input"' })
    .describe('What the field asks for, and so how it is drawn.'),
  label: z.string().describe('The question. “(optional)” is added by itself.').optional(),
  title: z.string().describe('The heading of a header or section, or of the terms of a privacy field.').optional(),
  caption: z.string().describe('The hint under the label.').optional(),
  text: z.string().describe('Words under a heading; on a privacy field, those beside its box.').optional(),
  html: z.string().describe('Formatted words under a heading, or the terms themselves.').optional(),
  required: z.boolean().describe('It must be answered: short for validation.required.').optional(),
  readonly: z.boolean().describe('Shows its value; it can’t be changed.').optional(),
  options: z.array(optionInput).max(MAX_OPTIONS).describe('What can be chosen.').optional(),
  api: apiPath
    .describe('Where the options come from, under the API base: GET; from three characters typed, POST { searchOn }.')
    .optional(),
  getAPI: apiPath.describe('Where an uploader reads its files; /file/ by itself.').optional(),
  uploadTypes: z
    .array(z.enum(contentTypes))
    .max(contentTypes.length)
    .describe('What an uploader’s files may be filed as.')
    .optional(),
  noDelete: z.boolean().describe('true: what was uploaded may not be deleted again.').optional(),
  close: z.boolean().describe('true: a header or section has a button that puts it away.').optional(),
  slug: z.string().describe('The terms that a privacy field shows.').optional(),
  add: z.boolean().describe('false: no rows can be added to a sub-table.').optional(),
  coursework: z
    .boolean()
    .describe('true: each exam that a centre assesses a part of says how that is done.')
    .optional(),
  example: z.iso
    .date({ error: 'An example of a date is written as "1988-07-31"' })
    .describe(
      'The day that the hint of a date gives as an example, as "1988-07-31"; by itself one that its rules take.',
    )
    .optional(),
  maxlength: z.number().int().positive().describe('At most so many characters.').optional(),
  value: z.unknown().describe('The answer before anybody has answered.').optional(),
  valueAt: z
    .strictObject({
      oxford: z.unknown().describe('The same at Oxford.').optional(),
      lisbon: z.unknown().describe('The same at Lisbon, as "2".').optional(),
    } satisfies Record<Campus, z.ZodType>)
    .describe('The answer before anybody has answered at a campus where it is another.')
    .optional(),
  autocomplete: z.string().describe('The token of WCAG 1.3.5, as "given-name" or "postal-code".').optional(),
  validation: validation.loose().describe('The rules that the answer must pass.').optional(),
  show: condition.optional(),
});

export type FieldDefinition = z.infer<typeof fieldBase> & { fields?: FieldDefinition[] | undefined };

export const fieldDefinition: z.ZodType<FieldDefinition> = z
  .lazy(() =>
    fieldBase.extend({
      fields: z.array(fieldDefinition).max(MAX_FIELDS).describe('The columns of a sub-table.').optional(),
    }),
  )
  .meta({ id: 'Field', description: 'A question, or words between questions.' });
