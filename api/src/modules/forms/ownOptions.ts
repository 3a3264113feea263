import type { FieldDefinition, FormDefinition, OptionInput } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { LEAD_ORIGINS, ownLists } from './options/ownLists';
import { choiceListsNow } from './storedChoices';

type Options = ReadonlyMap<string, readonly OptionInput[]>;

/** A definition with the options that the server itself offers, or did, written into it, so that the rules know them; another server's are not asked. */
export async function withOwnOptions(db: Database, form: FormDefinition): Promise<FormDefinition> {
  const edited = await choiceListsNow(db);
  const lists: Options = new Map(
    ownLists.map((list) => {
      if ('options' in list) return [list.path, list.options];
      const choices = edited.find(({ name }) => name === list.name)?.choices ?? [];
      return [list.path, choices.map(({ id, label }) => ({ id, name: label }))];
    }),
  );
  return {
    ...form,
    pages: form.pages.map((page) => ({ ...page, fields: page.fields.map((field) => knowing(field, lists)) })),
  };
}

const knowing = (field: FieldDefinition, lists: Options): FieldDefinition => {
  const options = field.options ?? offeredTo(field, lists);
  return {
    ...field,
    ...(options ? { options: [...options] } : {}),
    ...(field.fields ? { fields: field.fields.map((each) => knowing(each, lists)) } : {}),
  };
};

function offeredTo({ type, api = '' }: FieldDefinition, lists: Options): readonly OptionInput[] | undefined {
  const [path = ''] = type === 'leadOrigins' ? [LEAD_ORIGINS] : api.split('?');
  return lists.get(path);
}
