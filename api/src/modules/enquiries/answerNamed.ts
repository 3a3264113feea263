import type { PageAnswers } from '@forms/shared/contract';

/** The first answer in words to a field of this name, on whichever page; undefined where none is given. */
export const answerNamed = (field: string, pages: readonly PageAnswers[]): string | undefined =>
  pages.map(({ values }) => values[field]).find((value): value is string => typeof value === 'string' && value !== '');
