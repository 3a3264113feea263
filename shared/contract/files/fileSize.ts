import type { Language } from '../product';

const units = ['bytes', 'kb', 'mb', 'gb', 'tb'];

/** A number of bytes for a person, 1024 to the unit: `512 bytes`, `1.5 kb`, `100 mb`, and `1,5 kb` in Portuguese. */
export const fileSize = (bytes: number, language: Language = 'en-GB'): string => sizeWith(bytes, 0, language);

/** The same of what is above a limit, with as many digits as it takes to read as more. */
export function fileSizeAbove(bytes: number, limit: number, language: Language = 'en-GB'): string {
  let digits = 0;
  while (digits < MOST_DIGITS && sizeWith(bytes, digits, language) === fileSize(limit, language)) digits += 1;
  return sizeWith(bytes, digits, language);
}

/** At least so many digits behind the point tell apart what differs by a byte. */
const MOST_DIGITS = 12;

function sizeWith(bytes: number, digits: number, language: Language): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const amount = bytes / 1024 ** power;
  const maximumFractionDigits = Math.max(digits, amount < 10 ? 1 : 0);
  return `${amount.toLocaleString(language, { maximumFractionDigits, useGrouping: false })} ${units[power]}`;
}
