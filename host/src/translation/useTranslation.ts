import { type Language, languageOf } from '@forms/shared/contract';
import { useAppSelector } from '@forms/shared/platform/store';
import { type Translation, translations } from './translations';

/** The shell's words in the language of the campus, and which language that is. */
export function useTranslation(): Translation & { language: Language } {
  const language = useAppSelector(({ app }) => languageOf[app.campus]);
  return { ...translations[language], language };
}
