import type { Language } from '@forms/shared/contract';
import { words } from './portuguese';

/** A word of the server's own lists in a language; names stay as they are. */
export const labelIn = (language: Language, label: string): string =>
  language === 'pt-PT' ? (words[label] ?? label) : label;
