import type { Campus } from '@forms/shared/contract';
import { plain } from './plain';

const british = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;
const portuguese = /^(\d{4})[ .-]+(\d{3})$/;
/** Seven digits in a row are another country's as well. */
const portugueseInARow = /^(\d{4})(\d{3})$/;

/** `OX1 1AA` or `1000-123` of a postcode as people write one; any other country's comes back as it is. */
export function postcodeMeant(text: string, campus: Campus): string {
  const code = plain(text).toUpperCase();
  const letters = code.replace(/[ .,-]/g, '');
  if (british.test(letters)) return letters.replace(british, '$1 $2');
  const shape = campus === 'lisbon' && portugueseInARow.test(code) ? portugueseInARow : portuguese;
  return shape.test(code) ? code.replace(shape, '$1-$2') : text;
}
