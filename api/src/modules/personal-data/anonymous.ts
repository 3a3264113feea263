import { DEPARTMENT_FIELD, ERASED, fold, type PageAnswers } from '@forms/shared/contract';

/** The answers that an application is left with: for which campus it was, which says who sold. */
export const anonymousAnswers = (pages: readonly PageAnswers[]): PageAnswers[] =>
  pages.map(({ name, values }) => ({
    name,
    values: {
      ...('firstName' in values && { firstName: ERASED }),
      ...(DEPARTMENT_FIELD in values && { [DEPARTMENT_FIELD]: values[DEPARTMENT_FIELD] }),
    },
  }));

const naming = /(^|_)(firstname|lastname|middlenames?|email)$|(phone|mobile)$/i;
/** One letter alone names nobody. */
const SHORTEST_NAME = 2;

/** Whether a text names somebody: by a word of a name, an address or a number that their answers give. */
export function namesPerson({ name, pages }: { name: string; pages: readonly PageAnswers[] }) {
  const names = new Set([name, ...namesIn(pages)].flatMap(wordsOf).filter((word) => word.length >= SHORTEST_NAME));
  return (text: string): boolean => wordsOf(text).some((word) => names.has(word));
}

/** The answers that say who somebody is, at whatever depth. */
const namesIn = (answers: unknown): string[] =>
  typeof answers !== 'object' || answers === null
    ? []
    : Object.entries(answers).flatMap(([field, value]) =>
        typeof value === 'string' && naming.test(field) ? [value] : namesIn(value),
      );

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}@.]+/gu) ?? [];
