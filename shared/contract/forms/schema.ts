import * as z from 'zod';
import { autocompleteTokens } from './autocomplete';
import { type FieldType, fieldTypes } from './field';
import { type FormReferences, formDefinition } from './form';

/** What each type asks for, for editors that show it beside the type's name. */
export const fieldTypeMeanings: Record<FieldType, string> = {
  input: 'One line of text',
  textarea: 'Several lines of text',
  email: 'An email address',
  date: 'A date, typed or picked',
  time: 'A time of day, 24-hour',
  bool: 'No or Yes',
  checkbox: 'A box to tick',
  select: 'One of a list',
  'multi-select': 'Any number of a list, searched',
  'multi-checkbox': 'Any number of a few, as boxes',
  'multi-radio': 'One of a few, all in sight',
  'multi-toggle': 'Any number of a few, as buttons',
  form: 'A table of rows, each filled in by a form of its own',
  'form-exams-api': 'Exams to be entered for',
  uploader: 'Files',
  html: 'Formatted text',
  leadOrigins: 'How somebody heard of the college',
  privacy: 'Terms to read and agree to',
  section: 'A heading within a part',
  header: 'A heading that begins a part',
};

type Properties = Record<string, z.core.JSONSchema.BaseSchema>;

/**
 * The JSON Schema of a form's definition (draft 7, which editors read), made of the contract itself. It names the terms
 * and lists that there are as examples, which editors offer.
 */
export function formSchema({ terms, lists }: FormReferences = { terms: [], lists: [] }): Record<string, unknown> {
  const schema = z.toJSONSchema(formDefinition, {
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => {
      // As it is saved: a definition that stands already may have more.
      const { minLength, success, slug, api, autocomplete } = (jsonSchema.properties ?? {}) as Properties;
      if (minLength || success) jsonSchema.additionalProperties = false;
      if (slug) slug.examples = terms.map((text) => text.slug);
      if (api) api.examples = lists.map(({ path }) => path);
      if (autocomplete) autocomplete.examples = [...autocompleteTokens];
      if (zodSchema instanceof z.ZodEnum && zodSchema.options.length === fieldTypes.length) {
        jsonSchema.enumDescriptions = fieldTypes.map((each) => fieldTypeMeanings[each]);
      }
    },
  });
  return { title: 'Form', ...schema };
}
