import { inWords } from '@forms/shared/platform/words';

/** What who is no staff signs in by, and what their pages say: they are for candidates and payers, who may read Portuguese. */
export const { say, bring } = inWords<keyof typeof import('./portuguese')['words']>(() => import('./portuguese'));

/** The title or text of a page of the portal. What only staff can open is English. */
export const named = (text: string): string => say(text as 'My files');

/** A page that is loaded, once its words in the language of the site are here. */
export async function withOwnWords<Page>(load: Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([load, bring(document.documentElement.lang === 'pt-PT' ? 'pt-PT' : 'en-GB')]);
  return page;
}
