const letters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** The words of a name as banks write them: capitals without accents. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[łøđßæœı]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const MR = new Set(['MR', 'MRS', 'MS', 'MISS', 'DR']);

/** Whether a text names somebody: their last name, and their first or what it begins with. */
export function namesIn(text: string, name: string): boolean {
  const written = wordsOf(text).filter((word) => !MR.has(word));
  const words = wordsOf(name);
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.length < 2 || last.length < 2 || !written.includes(last)) return false;
  return written.some((word) => word === first || word === first[0]);
}
