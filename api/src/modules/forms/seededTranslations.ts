import type { FormDefinition } from '@forms/shared/contract';
import { textsOf, translatedLanguages } from '@forms/shared/contract/definitions';
import * as z from 'zod';
import { contentFile } from '../../platform/content/contentFile';
import { jsonOf } from '../../platform/content/jsonOf';

const table = z.record(z.string(), z.string());

/** What the seeded texts say in another language, by their English: one file a language, for all forms. */
export const seededTable = (language: (typeof translatedLanguages)[number]): Readonly<Record<string, string>> =>
  table.parse(jsonOf(contentFile(`translations/${language}.json`)));

/** A seeded form's own texts in every language that there are words for. */
export const seededTranslations = (form: FormDefinition): NonNullable<FormDefinition['translations']> =>
  Object.fromEntries(
    translatedLanguages.map((language) => {
      const words = seededTable(language);
      const known = textsOf(form).flatMap((text) => (words[text] === undefined ? [] : [[text, words[text]]]));
      return [language, Object.fromEntries(known)];
    }),
  );
