import * as z from '@forms/shared/platform/zod';

/** The languages that a form may be translated into; it is written in English. */
export const translatedLanguages = ['pt-PT'] as const;
export type TranslatedLanguage = (typeof translatedLanguages)[number];

/** A text in another language, by its English: one that is changed has no translation any more, and is shown in English. */
const table = z.record(z.string(), z.string());
export const formTranslations = z
  .strictObject({ 'pt-PT': table.describe('Each text of the form in Portuguese, by its English.').optional() })
  .describe('What the form says in other languages. A text without its translation is shown in English.');
export type FormTranslations = z.infer<typeof formTranslations>;
