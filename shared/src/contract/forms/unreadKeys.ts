import { type FieldDefinition, validation } from './field';

/** A key that stands in a definition and that nothing reads, by its path from the list of fields. */
interface UnreadKey {
  path: PropertyKey[];
  message: string;
}

const rules = Object.keys(validation.shape);
const optionKeys = ['value', 'id', 'label', 'name', 'title'];

/** The rules and the parts of options that nothing reads: a rule that is none never passes, the others are lost unseen. */
export const unreadKeys = (fields: readonly FieldDefinition[]): UnreadKey[] =>
  fields.flatMap(({ validation: asked = {}, options = [], fields: columns = [] }, at) => [
    ...unread(asked, rules).map((rule) => ({
      path: [at, 'validation', rule],
      message: `There is no rule "${rule}": it is one of ${rules.join(', ')}`,
    })),
    ...options.flatMap((option, nth) =>
      unread(typeof option === 'object' ? option : {}, optionKeys).map((key) => ({
        path: [at, 'options', nth, key],
        message: `There is no "${key}" in an option: it has value or id, and label, name or title`,
      })),
    ),
    ...unreadKeys(columns).map(({ path, message }) => ({ path: [at, 'fields', ...path], message })),
  ]);

const unread = (given: object, known: readonly string[]) => Object.keys(given).filter((key) => !known.includes(key));
