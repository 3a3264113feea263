import type { FieldDefinition, FormDefinition, OptionInput } from '@forms/shared/contract';
import { LEAD_ORIGINS, ownLists } from './options/ownLists';

/** A definition with the options that the server itself offers written into it, so that the rules know them; another server's are not asked. */
export const withOwnOptions = (form: FormDefinition): FormDefinition => ({
  ...form,
  pages: form.pages.map((page) => ({ ...page, fields: page.fields.map(knowing) })),
});

const knowing = (field: FieldDefinition): FieldDefinition => {
  const options = field.options ?? offeredTo(field);
  return {
    ...field,
    ...(options ? { options } : {}),
    ...(field.fields ? { fields: field.fields.map(knowing) } : {}),
  };
};

const lists = new Map(ownLists.map(({ path, options }) => [path, [...options]]));

function offeredTo({ type, api = '' }: FieldDefinition): OptionInput[] | undefined {
  const [path = ''] = type === 'leadOrigins' ? [LEAD_ORIGINS] : api.split('?');
  return lists.get(path);
}
