/** The signs that phones, word processors and pasting put in the place of plain ones, as those: digits, spaces, dashes. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .trim();
