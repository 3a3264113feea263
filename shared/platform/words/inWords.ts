import { filled, type Given, type Language } from '../../contract';
import { language } from './language';

/** A part's words in Portuguese, by its English ones. */
export type Words<Text extends string = string> = Readonly<Record<Text, string>>;

/**
 * A part's own words. The English ones stand where they are said and are the names of the others, which `load` brings:
 * a text without its Portuguese is an error of the compiler, and who reads English loads nothing.
 */
export function inWords<Text extends string>(load: () => Promise<{ words: Words<Text> }>) {
  let portuguese: Words | undefined;
  return {
    /** A text in the language of the page, with what stands in its braces; in English until the words are here. */
    say<T extends Text>(text: T, ...[given]: Given<T>): string {
      const said = (language() === 'pt-PT' && portuguese?.[text]) || text;
      return given ? filled(said, given) : said;
    },
    /** Brings the words of a language. Where they cannot be had, what is said stays English. */
    async bring(wanted: Language): Promise<void> {
      if (wanted === 'pt-PT') portuguese ??= (await load().catch(() => undefined))?.words;
    },
  };
}
