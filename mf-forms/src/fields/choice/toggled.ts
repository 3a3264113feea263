import type { Option } from '@forms/shared/contract';

const isSame = (value: unknown, option: Option) => String(value) === String(option.value);

export const isChosen = (values: readonly unknown[], option: Option): boolean =>
  values.some((value) => isSame(value, option));

/** The chosen values with one option added or taken away, in the order of the options. */
export function toggled(values: readonly unknown[], option: Option, options: readonly Option[]): Option['value'][] {
  const without = isChosen(values, option);
  return options.filter((each) => (each === option ? !without : isChosen(values, each))).map(({ value }) => value);
}
