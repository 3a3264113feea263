import { type Language, languageOf } from '@forms/shared/contract';
import { useAppSelector } from '@forms/shared/platform/store';
import { type Words, words } from './words';

/** The shell's words in the language of the campus, and which language that is. */
export function useWords(): Words & { language: Language } {
  const language = useAppSelector(({ app }) => languageOf[app.campus]);
  return { ...words[language], language };
}
