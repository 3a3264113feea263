/** Letters that Unicode does not take apart, as people without them on their keyboard write them. */
const written: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
const isWritten = new RegExp(`[${Object.keys(written).join('')}]`, 'g');

/**
 * Text as it is searched: small letters without accents, so that `lukasz` finds `Łukasz` in either database, and without
 * apostrophes and hyphens, which one writes and another leaves out.
 */
export const fold = (text: string): string =>
  // Most text has no accents, and taking them out costs more than all the rest.
  (/^[ -~]*$/.test(text) ? text.toLowerCase() : withoutAccents(text)).replace(/['’‘ʼ`‐‑–-]/g, '');

const withoutAccents = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(isWritten, (letter) => written[letter] ?? letter);

/** The words that were typed, folded: what is searched must hold each. A telephone number is one word, by its digits. */
export function wordsIn(typed: string): string[] {
  if (/\d/.test(typed) && /^[\d\s+().-]*$/.test(typed)) return [numberIn(typed)];
  return fold(typed).split(/\s+/).filter(Boolean);
}

/** Digits without the zeros that begin a number at home or abroad. */
const numberIn = (text: string) => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
