import * as z from 'zod';
import { contentTypes } from '../files/file';
import { condition } from './condition';

export const fieldTypes = [
  'input',
  'textarea',
  'email',
  'date',
  'time',
  'bool',
  'checkbox',
  'select',
  'multi-select',
  'multi-checkbox',
  'multi-radio',
  'multi-toggle',
  'form',
  'form-exams-api',
  'uploader',
  'html',
  'leadOrigins',
  'privacy',
  'section',
  'header',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** Field types that show something and hold no value. */
export const valuelessTypes: ReadonlySet<string> = new Set<FieldType>(['section', 'header']);

const optionValue = z.union([z.string(), z.number(), z.boolean()]);
/** An option as a definition or an options server may write it; `readOption` makes one `Option` of every form. */
export const optionInput = z.union([
  optionValue,
  z.looseObject({ value: optionValue, label: z.string() }),
  z.looseObject({ id: optionValue, name: z.string() }),
  z.looseObject({ id: optionValue, title: z.string() }),
  z.looseObject({ id: optionValue, label: z.string() }),
]);
export const optionList = z.array(optionInput);
export type OptionInput = z.infer<typeof optionInput>;
/** What a select shows and keeps. */
export interface Option {
  value: string | number | boolean;
  label: string;
}

/** A rule's value, alone or with the definition's own words for when it fails. `false` and `null` turn a rule off. */
const rule = <T extends z.ZodType>(value: T) =>
  z.union([value, z.literal(false), z.null(), z.strictObject({ value, message: z.string() })]);

const range = z.tuple([z.number(), z.number()]);

export const validation = z.object({
  required: rule(z.boolean()).optional(),
  email: rule(z.boolean()).optional(),
  dob: rule(z.boolean()).optional(),
  minLength: rule(z.number()).optional(),
  maxLength: rule(z.number()).optional(),
  between: rule(range).optional(),
  /** On a date field `true`: the date must be in the future. */
  minValue: rule(z.union([z.number(), z.literal(true)])).optional(),
  /** On a date field `true`: the date must be in the past. */
  maxValue: rule(z.union([z.number(), z.literal(true)])).optional(),
  sameAs: rule(z.union([z.string(), z.strictObject({ field: z.string(), label: z.string() })])).optional(),
  alpha: rule(z.boolean()).optional(),
  alphaSpace: rule(z.boolean()).optional(),
  alphaNum: rule(z.boolean()).optional(),
  alphaNumSpace: rule(z.boolean()).optional(),
  numeric: rule(z.boolean()).optional(),
  integer: rule(z.boolean()).optional(),
  decimal: rule(z.boolean()).optional(),
  currency: rule(z.boolean()).optional(),
  phone: rule(z.boolean()).optional(),
});
/** An unknown rule stays in the record: it fails with a message of its own instead of being dropped in silence. */
export type Validation = z.infer<typeof validation>;

const fieldBase = z.strictObject({
  name: z.string().regex(/^[A-Za-z][\w-]*$/, 'A name begins with a letter and holds letters, digits, _ and -'),
  /** A type outside the list is kept: it draws an honest notice in place and never breaks the form. */
  type: z.union([z.enum(fieldTypes), z.string().min(1)]),
  label: z.string().optional(),
  title: z.string().optional(),
  /** The hint, tied to the control by `aria-describedby`. */
  caption: z.string().optional(),
  text: z.string().optional(),
  html: z.string().optional(),
  required: z.boolean().optional(),
  readonly: z.boolean().optional(),
  options: z.array(optionInput).optional(),
  /** A path under the API base: options by GET; with more than two characters typed, POST `{searchOn}`. */
  api: z.string().optional(),
  getAPI: z.string().optional(),
  uploadTypes: z.array(z.enum(contentTypes)).optional(),
  /** What was uploaded may not be deleted again. */
  noDelete: z.boolean().optional(),
  /** The terms that a `privacy` field shows. */
  slug: z.string().optional(),
  add: z.boolean().optional(),
  maxlength: z.number().int().positive().optional(),
  value: z.unknown().optional(),
  /** The token of WCAG 1.3.5, as `given-name` or `postal-code`. */
  autocomplete: z.string().optional(),
  validation: validation.loose().optional(),
  show: condition.optional(),
});

export type FieldDefinition = z.infer<typeof fieldBase> & { fields?: FieldDefinition[] | undefined };

export const fieldDefinition: z.ZodType<FieldDefinition> = z
  .lazy(() => fieldBase.extend({ fields: z.array(fieldDefinition).optional() }))
  .meta({ id: 'Field' });
