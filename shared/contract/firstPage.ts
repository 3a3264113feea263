import type { StoredForm } from './forms/form';
import type { Language } from './product';

/** A visit to one of the site's pages, as the server sees it. */
export interface FirstVisit {
  /** The whole address that was asked for. */
  address: URL;
  /** The header `Cookie`; '' where there is none. */
  cookies: string;
  /** Whether it is served at a later visit: what changes in time is asked for then. */
  isForLater: boolean;
  /** What this server answers at a path of its own, as `/settings.json`; undefined where it has no good answer in time. */
  ask(path: string): Promise<string | undefined>;
  /** A page's HTML without what could run, load or be sent. */
  clean(html: string): string;
  /** What draws a form's first words, where the build of that manifest stands beside this server and brings it. */
  formWords(manifest: string): DrawFormWords | undefined;
}

/** What stands in a part's place before any script has run. */
export interface PartWords {
  markup: string;
  /** The rules of style that only this markup needs. */
  styles: string;
}

/** What a field of the first words is marked with while somebody puts a letter together in it, of an accent and a vowel or of many keys. */
export const COMPOSING = 'data-composing';

/**
 * Draws what stands first in a form at an address, in a language; undefined where its first step is not what is seen
 * there. The forms' build brings it, in `dist/first-words/first-words.js`.
 */
export type DrawFormWords = (form: StoredForm, language: Language, address: URL) => Promise<PartWords | undefined>;

/**
 * Writes the HTML of a visit from the page as it was built: with the page's first words, and with what it would ask for
 * first. The host's build brings it, in `dist/first-page/first-page.js`.
 */
export type WriteFirstPage = (built: string, visit: FirstVisit) => Promise<string>;
