import type { Option, OptionInput } from './field';

/** An option from any of the forms it may be written in: a value alone, or a value or id with a label, name or title. */
export function readOption(input: OptionInput): Option {
  if (typeof input !== 'object') return { value: input, label: String(input) };
  const { value, id, label, name, title } = input as Partial<Option> & { id?: Option['value'] } & Record<
      'name' | 'title',
      string | undefined
    >;
  const key = value ?? id ?? '';
  return { value: key, label: label ?? name ?? title ?? String(key) };
}
