import { inWords } from '@forms/shared/platform/words';

/** What this part says to visitors. `bring` is exposed with it, so that the words are here before it is drawn. */
export const { say, bring } = inWords<keyof typeof import('./portuguese')['words']>(() => import('./portuguese'));
