import * as z from '@forms/shared/platform/zod';
import { errorAnswer } from '../errors';
import { madeVersion } from '../madeVersion';
import { rowVersion } from '../rowVersion';

/** What a template may have in braces, by name: what stands there, as staff choose it, and an example. */
export const replyFields = {
  name: { label: 'Name of the applicant', example: 'Zoë Młyńska' },
  reference: { label: 'Reference', example: 'EX-7K2M9Q' },
  form: { label: 'Title of the form', example: 'Exam registration' },
  staff: { label: 'Your own name', example: 'Ana Sá' },
} as const;
export type ReplyField = keyof typeof replyFields;

const inBraces = /\{([^{}]*)\}/g;
const isField = (name: string): name is ReplyField => Object.hasOwn(replyFields, name);

/** What is in braces in a text and is no field: nothing would stand in its place. */
const unknownIn = (text: string): string | undefined =>
  [...text.matchAll(inBraces)].map(([, name = '']) => name).find((name) => !isField(name));

const allFields = Object.keys(replyFields)
  .map((name) => `{${name}}`)
  .join(', ');

/** Words that staff write again and again. */
export const replyTemplate = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/, 'It holds letters, digits and hyphens'),
  title: z.string().trim().min(1, 'Please enter what staff find it by').max(80, 'At most 80 characters'),
  text: z
    .string()
    .trim()
    .min(1, 'Please enter its words')
    .max(4_000, 'At most 4,000 characters')
    .superRefine((text, { addIssue }) => {
      const unknown = unknownIn(text);
      if (unknown === undefined) return;
      addIssue({ code: 'custom', message: `There is no field {${unknown}}. Fields are ${allFields}.` });
    }),
});
export type ReplyTemplate = z.infer<typeof replyTemplate>;

const templates = z
  .array(replyTemplate)
  .max(60, 'At most 60')
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, { message: 'Two are the same' })
  .refine((all) => new Set(all.map(({ title }) => title)).size === all.length, {
    message: 'Two have the same title: nobody could tell them apart',
  });

/** All templates as they stand; before anybody has written one, `version` is 0. */
export const replyTemplates = z.object({
  templates,
  ...madeVersion,
});
export type ReplyTemplates = z.infer<typeof replyTemplates>;
/** Changes them over the `version` that was seen. */
export const replyTemplatesChange = z.strictObject({ templates, version: rowVersion });
export type ReplyTemplatesChange = z.infer<typeof replyTemplatesChange>;

/** The 409 to a change of another version than is stored: `stored` is as they are now. */
export const TEMPLATES_CHANGED = {
  word: 'templates-changed',
  message: 'Somebody else has changed the templates meanwhile. Please look at theirs first.',
} as const;
export const templatesChanged = errorAnswer.extend({
  error: z.literal(TEMPLATES_CHANGED.word),
  stored: replyTemplates,
});

/** A template's words for one enquiry, written by one of the staff; what is no field stays as it is. */
export const filledTemplate = (text: string, values: Readonly<Record<ReplyField, string>>): string =>
  text.replace(inBraces, (whole, name: string) => (isField(name) ? values[name] : whole));
