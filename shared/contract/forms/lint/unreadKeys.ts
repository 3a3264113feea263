import { didYouMean } from '../../nearest';
import type { FieldDefinition } from '../field';
import type { Finding, FormDefinition } from '../form';

const optionKeys = ['value', 'id', 'label', 'name', 'title'];

/** The parts of a form’s options that nothing reads: they would be lost unseen. */
export const lintOptionKeys = ({ options = [] }: FieldDefinition, path: string): Finding[] =>
  options.flatMap((option, at) =>
    unread(typeof option === 'object' ? option : {}, optionKeys).map((key) => {
      const known = didYouMean(key, optionKeys) || ': it has value or id, and label, name or title';
      return error(`${path}.options.${at}.${key}`, `There is no “${key}” in an option${known}`);
    }),
  );

/** What stands in `submit` and nothing reads, as a path that nothing is sent to. */
export const lintSubmitKeys = ({ submit = {} }: FormDefinition): Finding[] =>
  unread(submit, ['success']).map((key) =>
    error(`submit.${key}`, `There is no “${key}” here${didYouMean(key, ['success']) || ': it has success'}`),
  );

const unread = (given: object, known: readonly string[]) => Object.keys(given).filter((key) => !known.includes(key));
const error = (path: string, message: string): Finding => ({ path, severity: 'error', message });
