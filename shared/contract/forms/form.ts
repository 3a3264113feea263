import * as z from '@forms/shared/platform/zod';
import { languages } from '../product';
import { slug } from '../slug';
import type { AskedDocument } from './askedDocument';
import { condition } from './condition';
import { formInvoice } from './fee';
import { fieldDefinition, MAX_FIELDS } from './field';
import type { FormTranslations } from './translationTable';

/** The most pages of a form. */
export const MAX_PAGES = 200;

export const pageDefinition = z
  .strictObject({
    name: z
      .string()
      .regex(/^[A-Za-z][\w-]*$/, 'A name begins with a letter and holds letters, digits, _ and -')
      .describe('What the page’s answers are kept under: unique in the form.'),
    title: z.string().describe('The page’s heading and its name in the stepper.'),
    fields: z.array(fieldDefinition).max(MAX_FIELDS).describe('What the page asks, in order.'),
    /** The page shows the invoice: the form read-only, the fees, the declarations and the ways to pay. */
    invoice: formInvoice
      .describe('The last page: fees, declarations and the ways to pay. true charges for exams, fees for anything.')
      .optional(),
    show: condition.optional(),
  })
  .describe('One step of the form.');
export type PageDefinition = z.infer<typeof pageDefinition>;

export const formDefinition = z
  .strictObject({
    $schema: z.string().describe('Where an editor finds this schema.').optional(),
    header: z
      .strictObject({
        title: z.string().describe('The form’s heading.'),
        caption: z.string().describe('A line under the heading.').optional(),
      })
      .describe('What stands above every page.'),
    pages: z
      .array(pageDefinition)
      .min(1, 'A form has at least one page')
      .max(MAX_PAGES)
      .describe('One page, or several as steps.'),
    /** A form that stands already may hold more than anybody reads. */
    submit: z
      .looseObject({ success: z.string().describe('What people read once it was sent.').optional() })
      .describe('What happens when it is sent.')
      .optional(),
    /** Checked where a form is written: whoever fills one in reads none of it. */
    documents: z.custom<AskedDocument[]>().optional(),
    translations: z.custom<FormTranslations>().optional(),
  })
  .meta({ id: 'Form', description: 'A form: its pages, their fields, and when each shows.' });
/** One page is a dynamic form; several are a multi-page form. */
export type FormDefinition = z.infer<typeof formDefinition>;

/** What is told of a form beside its definition; `version` counts up from 1 with each change of that. */
export const formSummary = z.object({ slug, title: z.string(), version: z.number().int() });
export type FormSummary = z.infer<typeof formSummary>;
/** A form as the server keeps it. */
export const storedForm = formSummary.extend({ json: formDefinition });
export type StoredForm = z.infer<typeof storedForm>;
/**
 * Asks for the version that somebody began with, without it for the newest; and for its words in a language, without it
 * in English. Whoever writes forms asks for it with all its translations.
 */
export const formQuery = z.object({
  language: z.enum(languages).optional(),
  translations: z.literal('all').optional(),
  version: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .optional(),
});
export type FormAsked = z.infer<typeof formQuery>;

/** One state that a form was in; `madeBy` is a person's name, null where it came with the product. */
export const formVersion = z.object({
  version: z.number().int(),
  title: z.string(),
  madeBy: z.string().nullable(),
  madeAt: z.string(),
});
export type FormVersion = z.infer<typeof formVersion>;
/** A form as lists show it: the state it is in now, and whether it ends with an invoice. */
export const listedForm = formVersion.extend({ slug, hasInvoice: z.boolean() });
export type ListedForm = z.infer<typeof listedForm>;
export const formList = z.array(listedForm);

/** What is wrong in a definition: an `error` can’t work as it is written and keeps it from being saved, a `warning` is hardly meant. */
export const finding = z.object({ path: z.string(), severity: z.enum(['error', 'warning']), message: z.string() });
export type Finding = z.infer<typeof finding>;
/** What the server has that a form may name: terms by slug, lists by the path that a field’s `api` gives. */
export const formReferences = z.object({
  terms: z.array(z.object({ slug, title: z.string() })),
  lists: z.array(z.object({ path: z.string(), title: z.string() })),
});
export type FormReferences = z.infer<typeof formReferences>;
/** A form as it was just saved, and what is wrong with it though it was taken. */
export const savedForm = formSummary.extend({ warnings: z.array(finding) });
export type SavedForm = z.infer<typeof savedForm>;

/** A new form's slug; `schema` is an address of its own beside the forms'. */
const newSlug = slug.refine((given) => given !== 'schema', 'No form can be called “schema”');
const formTitle = z.string().trim().min(1, 'A form needs a title');
/** What a new form is called. */
export const newFormName = z.object({ slug: newSlug, title: formTitle });
export const newForm = newFormName.extend({ json: formDefinition });
/** `from` is the version that was changed; where another has come since, the change is refused with 409. */
const madeFrom = { from: z.int32().positive().optional() };
export const formChange = z.discriminatedUnion('field', [
  z.object({ field: z.literal('title'), newValue: formTitle, ...madeFrom }),
  z.object({ field: z.literal('json'), newValue: formDefinition, ...madeFrom }),
]);

export const values = z.record(z.string(), z.unknown());
/** The answers of one page, by field name. Dates are `YYYY-MM-DD`; sub-tables are lists of rows. */
export type Values = z.infer<typeof values>;

export const pageAnswers = z.object({ name: z.string(), values });
export type PageAnswers = z.infer<typeof pageAnswers>;

/** A list of options by name, and what is looked for in it. */
export const optionsName = z.object({ name: z.string() });
export const optionsSearch = z.object({ searchOn: z.string().max(100) });

/** What a form without an invoice posts: a list, one entry a shown page. */
export const submission = z.array(pageAnswers).min(1).max(MAX_PAGES);

/** `link` is the secret of the private page of what was sent; an older server gives none. */
export const submitted = z.object({ id: z.string(), reference: z.string(), link: z.string().optional() });
export type Submitted = z.infer<typeof submitted>;

export const leadOrigins = z.array(z.object({ id: z.string(), name: z.string() }));
export const termsText = z.object({ slug, title: z.string(), html: z.string() });
export type TermsText = z.infer<typeof termsText>;
/** Asks for terms in a language, by itself in English. */
export const termsQuery = z.object({ language: z.enum(languages).optional() });
/** Terms with the language that they are in: a site that has words of its own has them in English. */
export const termsAnswer = termsText.extend({ language: z.enum(languages).default('en-GB') });
export type TermsAnswer = z.infer<typeof termsAnswer>;
export const titleOptions = z.array(z.object({ id: z.string(), label: z.string() }));
export type TitleOption = z.infer<typeof titleOptions>[number];
