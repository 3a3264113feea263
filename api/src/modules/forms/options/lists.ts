import { countries, type Language, type Option } from '@forms/shared/contract';
import { labelIn } from './labelIn';
import { schools } from './schools';
import { subjects } from './subjects';

/** Chosen where a list of schools does not hold one’s own; a form asks for its name then. */
export const NOT_LISTED = 'not-listed';

const asOption = (name: string): Option => ({ value: name, label: name });

/** The lists that a field’s `api` may name, as `/webforms/options/countries`. */
export const lists: ReadonlyMap<string, { title: string; options: readonly Option[] }> = new Map(
  Object.entries({
    countries: { title: 'Countries, kept by their code of two letters', options: countries() },
    subjects: { title: 'What the college teaches', options: subjects.map(asOption) },
    schools: {
      title: 'Schools, and one answer for those that are not listed',
      options: [{ value: NOT_LISTED, label: 'My school is not in this list' }, ...schools.map(asOption)],
    },
  }),
);

/** The words of a list as they are read in Portuguese, in its order; values stay. */
const inPortuguese = (name: string, options: readonly Option[]): readonly Option[] => {
  if (name === 'countries') return countries('pt-PT');
  const said = options.map((option) => ({ ...option, label: labelIn('pt-PT', option.label) }));
  const named = said.filter(({ value }) => value !== NOT_LISTED);
  const order = new Intl.Collator('pt-PT').compare;
  return [
    ...said.filter(({ value }) => value === NOT_LISTED),
    ...named.sort((one, other) => order(one.label, other.label)),
  ];
};
const portugueseLists: ReadonlyMap<string, readonly Option[]> = new Map(
  [...lists].map(([name, { options }]) => [name, inPortuguese(name, options)]),
);

/** A list by its name, in a language; undefined where there is none. */
export const listNamed = (name: string, language: Language): readonly Option[] | undefined =>
  language === 'pt-PT' ? portugueseLists.get(name) : lists.get(name)?.options;

/** Small letters without their accents, so that “sao tome” finds “São Tomé & Príncipe”. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** The options whose words hold what was typed; what a school is not in the list by is always there. */
export const optionsFound = (list: readonly Option[], searchOn: string): readonly Option[] =>
  list.filter(({ value, label }) => value === NOT_LISTED || plain(label).includes(plain(searchOn.trim())));
