import { inWords } from '@forms/shared/platform/words';

/** What the pages of who is no staff say: they are for candidates and payers, who may read Portuguese. */
export const { say, bring } = inWords<keyof typeof import('./portuguese')['words']>(() => import('./portuguese'));
