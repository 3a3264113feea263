import type { Campus } from '@forms/shared/contract';
import { plain } from './plain';

/** What a number looks like that was written without its country's code, or with the code and no plus. */
const written: Record<Campus, RegExp> = {
  oxford: /^0([1-9]\d{8,9})$/,
  lisbon: /^([236-9]\d{8})$/,
};
const codes: Record<Campus, string> = { oxford: '44', lisbon: '351' };
const withoutPlus = /^(?:(44)0?([1-37-9]\d{9})|(351)([236-9]\d{8}))$/;

/**
 * The digits and `+` of a telephone number as people write one; one of the campus's country without its code gets it.
 * What may be two numbers, or has words of its own, as an extension, comes back as it is.
 */
export function phoneMeant(text: string, campus: Campus): string {
  const number = plain(text).replace(/^\p{L}+[.:]+ ?/u, '');
  if (!/^[\d +().[\]-]+$/.test(number)) return text;
  const dialled = number
    .replace(/^\((\+\d+)\)/, '$1')
    // The zero of `+44 (0)20` is dialled within the country only; Italy's is part of the number.
    .replace(/^((?:\+|00) ?(?!39)[^(]*)\( ?0 ?\)/, '$1')
    .replace(/[^\d+]/g, '')
    .replace(/^0*\+00/, '+')
    .replace(/^0*\+0/, '0')
    .replace(/^0+\+/, '+')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+440/, '+44')
    .replace(withoutPlus, '+$1$2$3$4')
    .replace(written[campus], `+${codes[campus]}$1`);
  return /^(\+\d{1,15}|\d{1,12})$/.test(dialled) ? dialled : text;
}
