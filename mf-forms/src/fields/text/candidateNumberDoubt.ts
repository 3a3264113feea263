import { say } from '../../words/say';

/** By what is left of a UCI's sum over 17, its last letter. */
const uciLetters = 'ABCDEFGHKLMRTVWXY';
/** Five digits of the centre, one sign of the board, six digits, the letter. Of boards from Q on no rule is published. */
const uci = /^\d{5}[\dA-P]\d{6}[A-Z]$/;
const uln = /^\d{10}$/;

/** A sentence where a UCI or ULN, without spaces, fails its own check; undefined where it passes or has none. */
export function candidateNumberDoubt(field: string, number: string): string | undefined {
  if (field === 'uci' && uci.test(number) && number.at(-1) !== uciLetters[weighed(number.slice(0, 12), 16) % 17]) {
    return say(
      'Is this your UCI? Its last letter does not fit the rest: please compare it with a statement of results.',
    );
  }
  if (field === 'uln' && uln.test(number) && Number(number.at(-1)) !== 10 - (weighed(number.slice(0, 9), 10) % 11)) {
    return say(
      'Is this your ULN? Its last digit does not fit the rest: please compare it with a letter from your school.',
    );
  }
  return undefined;
}

/** The sum of digits, and letters from A as 1 on, each times its weight: the first so much, each next one less. */
const weighed = (signs: string, most: number) =>
  [...signs].reduce((sum, sign, at) => sum + numberOf(sign) * (most - at), 0);
const numberOf = (sign: string) => (/\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 64);
