import type { Language } from '../../contract';
import { language } from './language';

/** What stands in braces in a text, as `count` in `Step {count}`. */
type Named<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;
type Given<Text extends string> = [Named<Text>] extends [never] ? [] : [Readonly<Record<Named<Text>, string | number>>];

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
      return given ? said.replace(/\{(\w+)\}/g, (_, name: Named<T>) => String(given[name])) : said;
    },
    /** Brings the words of a language. Where they cannot be had, what is said stays English. */
    async bring(wanted: Language): Promise<void> {
      if (wanted === 'pt-PT') portuguese ??= (await load().catch(() => undefined))?.words;
    },
  };
}
