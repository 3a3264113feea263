import { sessionValue } from '../../store';
import type { Sorting } from './sortRows';

/** How a person looks at a list. */
export interface Look {
  typed: string;
  /** The choice of each filter by its key. */
  chosen: Readonly<Record<string, string>>;
  tab: string | undefined;
  sorting: Sorting | undefined;
  page: number;
  /** The key of the row that was last visited. */
  visited: string | undefined;
}

/**
 * How each list was looked at when it was left, by its entry in the browser's history: who goes back finds it as it
 * was. In memory alone, since a search may be somebody's name, and no longer than the session.
 */
export const looks = sessionValue<Readonly<Record<string, Look>>>('lists/looks', {});
