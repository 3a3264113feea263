import * as z from 'zod';
import { autocompleteTokens } from './autocomplete';
import { fieldTypes, typesOfField } from './fieldTypes';
import type { FormReferences } from './form';
import { writtenForm } from './writtenForm';

type Properties = Record<string, z.core.JSONSchema.BaseSchema>;

/**
 * The JSON Schema of a form's definition (draft 7, which editors read), made of the contract itself. It names the terms
 * and lists that there are as examples, which editors offer.
 */
export function formSchema({ terms, lists }: FormReferences = { terms: [], lists: [] }): Record<string, unknown> {
  const schema = z.toJSONSchema(writtenForm, {
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema }) => {
      // As it is saved: a definition that stands already may have more.
      const { minLength, success, slug, api, autocomplete } = (jsonSchema.properties ?? {}) as Properties;
      if (minLength || success) jsonSchema.additionalProperties = false;
      if (slug) slug.examples = terms.map((text) => text.slug);
      if (api) api.examples = lists.map(({ path }) => path);
      if (autocomplete) autocomplete.examples = [...autocompleteTokens];
      if (zodSchema instanceof z.ZodEnum && zodSchema.options.length === fieldTypes.length) {
        jsonSchema.enumDescriptions = fieldTypes.map((each) => typesOfField[each].means);
      }
    },
  });
  return { title: 'Form', ...schema };
}
