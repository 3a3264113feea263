import type { Language } from '@forms/shared/contract';
import { language } from '@forms/shared/platform/words';

/** Asks for terms and declarations in the language of the page; English is what is said to who does not ask. */
export const termsAsked = (): { query?: { language: Language } } =>
  language() === 'en-GB' ? {} : { query: { language: language() } };
