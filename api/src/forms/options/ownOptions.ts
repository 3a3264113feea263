import type { FieldDefinition, FormDefinition, OptionInput } from '@forms/shared/contract';
import { titles } from '../choices';
import { leadOrigins } from '../leadOrigins';
import { listNamed } from './lists';

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

function offeredTo({ type, api = '' }: FieldDefinition): OptionInput[] | undefined {
  if (type === 'leadOrigins') return leadOrigins.map(({ id, name }) => ({ id, name }));
  const [path = ''] = api.split('?');
  if (path === '/system/titles') return titles;
  const name = /^\/webforms\/options\/([^/]+)$/.exec(path)?.[1];
  const list = name === undefined ? undefined : listNamed(name);
  return list && [...list];
}
