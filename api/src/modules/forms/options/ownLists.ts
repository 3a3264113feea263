import { type OptionInput, routes } from '@forms/shared/contract';
import { titles } from '../choices';
import { leadOrigins } from '../leadOrigins';
import { lists } from './lists';

/** A list of options that this server answers: `path` is what a field's `api` gives. */
interface OwnList {
  path: string;
  title: string;
  options: readonly OptionInput[];
}

/** The list that a field of type leadOrigins chooses from. */
export const LEAD_ORIGINS = routes.leadOrigins.path;

/** Every list of options that this server itself answers, by its path under the API base. */
export const ownLists: readonly OwnList[] = [
  { path: routes.titles.path, title: 'Titles, as Dr', options: titles },
  {
    path: LEAD_ORIGINS,
    title: 'How people hear of the college',
    options: leadOrigins.map(({ id, name }) => ({ id, name })),
  },
  ...[...lists].map(([name, { title, options }]) => ({
    path: routes.options.path.replace(':name', name),
    title,
    options,
  })),
];
