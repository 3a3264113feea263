import type { Language } from '@forms/shared/contract';

/** What every document says, in its language. */
export interface FrameWords {
  language: Language;
  rewritten: string;
  pageOf(number: number, count: number): string;
}

export const frameWords: Readonly<Record<Language, FrameWords>> = {
  'en-GB': {
    language: 'en-GB',
    rewritten: 'What stands in square brackets is written in Latin letters here: our documents lack the others.',
    pageOf: (number, count) => `Page ${number} of ${count}`,
  },
  'pt-PT': {
    language: 'pt-PT',
    rewritten: 'O que está entre parênteses retos foi transcrito para letras latinas.',
    pageOf: (number, count) => `Página ${number} de ${count}`,
  },
};
