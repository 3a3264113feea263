import type { Campus } from '@forms/shared/contract';
import { plain } from './plain';

/** `7.5` of a number that was written with a comma; what may be thousands at Oxford, as `6,500`, comes back as it is. */
export function decimalMeant(text: string, campus: Campus): string {
  const number = plain(text);
  const mayBeThousands = campus === 'oxford' && /,\d{3}$/.test(number);
  return /^-?\d*,\d+$/.test(number) && !mayBeThousands ? number.replace(',', '.') : text;
}
