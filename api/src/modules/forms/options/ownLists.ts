import { type ChoiceListName, type OptionInput, routes } from '@forms/shared/contract';
import { lists } from './lists';

/** A list of options that this server answers: `path` is what a field's `api` gives. Staff edit those that have a `name`. */
type OwnList = { path: string; title: string } & ({ options: readonly OptionInput[] } | { name: ChoiceListName });

/** The list that a field of type leadOrigins chooses from. */
export const LEAD_ORIGINS = routes.leadOrigins.path;

/** Every list of options that this server itself answers, by its path under the API base. */
export const ownLists: readonly OwnList[] = [
  { path: routes.titles.path, title: 'Titles, as Dr', name: 'titles' },
  {
    path: LEAD_ORIGINS,
    title: 'How people hear of the college',
    name: 'lead-origins',
  },
  ...[...lists].map(([name, { title, options }]) => ({
    path: routes.options.path.replace(':name', name),
    title,
    options,
  })),
];
