/** The numbers that boards know a person by, as their forms' fields are called. */
export type Identifier = 'uci' | 'uln';

/** By what is left of a UCI's sum over 17, its last letter. */
const uciLetters = 'ABCDEFGHKLMRTVWXY';
/** Five digits of the centre, one sign of the board, six digits, the letter. Of boards from Q on no rule is published. */
const uciPattern = /^\d{5}[\dA-P]\d{6}[A-Z]$/;
const ulnPattern = /^\d{10}$/;

/** The letter that ends a UCI, by the twelve signs before it. */
export const uciLetter = (twelve: string): string => uciLetters.charAt(weighed(twelve, 16) % uciLetters.length);

/** The digit that ends a ULN, by the nine before it; 10 where no ULN begins so. */
const ulnDigit = (nine: string): number => 10 - (weighed(nine, 10) % 11);

/** Whether a UCI or a ULN, without spaces, is of its form and fails its own check. Of another form it has none. */
export function failsCheck(identifier: Identifier, number: string): boolean {
  if (identifier === 'uci') return uciPattern.test(number) && number.at(-1) !== uciLetter(number.slice(0, 12));
  return ulnPattern.test(number) && Number(number.at(-1)) !== ulnDigit(number.slice(0, 9));
}

/** Why a board would not take a UCI or a ULN, in the words that follow it; undefined where nothing is wrong with it, or it is not there. */
export function identifierDoubt(identifier: Identifier, number: string): string | undefined {
  if (number === '') return undefined;
  const { pattern, form, check } = doubts[identifier];
  if (!pattern.test(number)) return form;
  return failsCheck(identifier, number) ? check : undefined;
}

const doubts = {
  uci: {
    pattern: /^\d{5}[0-9A-Z]\d{6}[A-Z]$/,
    form: 'a UCI has 5 digits, a digit or letter, 6 digits and a letter',
    check: 'its last letter does not fit the rest',
  },
  uln: {
    pattern: /^[1-9]\d{9}$/,
    form: 'a ULN has 10 digits, the first not 0',
    check: 'its last digit does not fit the rest',
  },
} as const satisfies Record<Identifier, object>;

/** The sum of digits, and letters from A as 1 on, each times its weight: the first so much, each next one less. */
const weighed = (signs: string, most: number) =>
  [...signs].reduce((sum, sign, at) => sum + numberOf(sign) * (most - at), 0);
const numberOf = (sign: string) => (/\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 64);
