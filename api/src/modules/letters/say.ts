import { type Campus, campusNames, filled, type Given, type Language, PROVIDER } from '@forms/shared/contract';
import { words } from './portuguese';

/** Says a text of letters, with what stands in its braces. */
export type Say = <T extends keyof typeof words>(text: T, ...[given]: Given<T>) => string;

/** Says what letters say in a language. The English texts stand where they are said, and are the names of the Portuguese ones. */
export const sayIn =
  (language: Language): Say =>
  (text, ...[given]) =>
    filled(language === 'pt-PT' ? words[text] : text, given);

/** Who signs a letter. */
export const signature = (say: Say, campus: Campus): string => `${PROVIDER} ${say(campusNames[campus])}`;
