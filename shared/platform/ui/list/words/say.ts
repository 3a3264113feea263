import { inWords } from '../../../words';

/** What a list says by itself. `bring` goes with that of a part that draws a list for whoever is no staff. */
export const { say, bring } = inWords<keyof typeof import('./portuguese')['words']>(() => import('./portuguese'));
