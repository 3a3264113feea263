import * as z from 'zod';
import { condition } from './condition';
import { fieldDefinition } from './field';

/** A page slug: what may stand in an address. */
export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'A slug holds small letters, digits and hyphens');

export const pageDefinition = z.strictObject({
  name: z.string().regex(/^[A-Za-z][\w-]*$/),
  title: z.string(),
  fields: z.array(fieldDefinition),
  /** The page shows the invoice: the form read-only, the fees, the declarations and the ways to pay. */
  invoice: z.boolean().optional(),
  show: condition.optional(),
});
export type PageDefinition = z.infer<typeof pageDefinition>;

export const formDefinition = z
  .strictObject({
    header: z.strictObject({ title: z.string(), caption: z.string().optional() }),
    pages: z.array(pageDefinition).min(1),
    submit: z.strictObject({ path: z.string().optional(), success: z.string().optional() }).optional(),
  })
  .meta({ id: 'Form' });
/** One page is a dynamic form; several are a multi-page form. */
export type FormDefinition = z.infer<typeof formDefinition>;

/** A form as the server keeps it; `version` counts up from 1 with each change of its definition. */
export const storedForm = z.object({ slug, title: z.string(), version: z.number().int(), json: formDefinition });
export type StoredForm = z.infer<typeof storedForm>;
/** Asks for the version that somebody began with; without it the newest answers. */
export const formQuery = z.object({ version: z.string().regex(/^[1-9]\d{0,8}$/).optional() });

export const formSummary = storedForm.omit({ json: true });
export type FormSummary = z.infer<typeof formSummary>;
export const formList = z.array(formSummary);

export const newForm = z.object({ slug, title: z.string().min(1), json: formDefinition });
export const formChange = z.discriminatedUnion('field', [
  z.object({ field: z.literal('title'), newValue: z.string().min(1) }),
  z.object({ field: z.literal('json'), newValue: formDefinition }),
]);

export const values = z.record(z.string(), z.unknown());
/** The answers of one page, by field name. Dates are `YYYY-MM-DD`; sub-tables are lists of rows. */
export type Values = z.infer<typeof values>;

export const pageAnswers = z.object({ name: z.string(), values });
export type PageAnswers = z.infer<typeof pageAnswers>;

/** What every form but the exams one posts: a list, one entry a shown page. */
export const submission = z.array(pageAnswers).min(1);

export const submitted = z.object({ id: z.string(), reference: z.string() });
export type Submitted = z.infer<typeof submitted>;

export const leadOrigins = z.array(z.object({ id: z.string(), name: z.string() }));
export const termsText = z.object({ slug, title: z.string(), html: z.string() });
export type TermsText = z.infer<typeof termsText>;
export const titleOptions = z.array(z.object({ id: z.string(), label: z.string() }));
export type TitleOption = z.infer<typeof titleOptions>[number];
