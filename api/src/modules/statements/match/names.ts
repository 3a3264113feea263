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

/** Whether these words name somebody: their last name, and their first or what it begins with. */
export function namesIn(written: ReadonlySet<string>, words: readonly string[]): boolean {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.length < 2 || last.length < 2 || !written.has(last)) return false;
  return written.has(first) || written.has(first.charAt(0));
}
