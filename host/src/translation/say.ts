import { inWords } from '@forms/shared/platform/words';

/** What the shell says when something fails. In no first load: `bring` is called after it, and until then it is English. */
export const { say, bring } = inWords<keyof typeof import('./portuguese')['words']>(() => import('./portuguese'));
