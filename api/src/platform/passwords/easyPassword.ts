import { APP_NAME, campuses, PROVIDER } from '@forms/shared/contract';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Of zxcvbn's 0 to 4: more than ten thousand million guesses. */
const LEAST_SCORE = 4;
/** What comes after is not looked at: the time it takes grows with the square of the length. */
const MOST_LOOKED_AT = 32;
const LEAST_OWN = 4;

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}]+/u);
const everybodys = [...wordsOf(`${PROVIDER} ${APP_NAME}`), ...campuses];

let estimator: ZxcvbnFactory | undefined;
/** Some megabytes of words, read once somebody chooses a password. */
function estimatorOf(): ZxcvbnFactory {
  if (estimator) return estimator;
  const { ZxcvbnFactory: Factory } = require('@zxcvbn-ts/core') as typeof import('@zxcvbn-ts/core');
  const common = require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  const english = require('@zxcvbn-ts/language-en') as typeof import('@zxcvbn-ts/language-en');
  const dictionary = { ...common.dictionary, ...english.dictionary };
  estimator = new Factory({ dictionary, graphs: common.adjacencyGraphs });
  return estimator;
}

/**
 * Whether a password is guessed soon: by what zxcvbn knows of how people choose them (common ones, words, names, dates,
 * rows of keys), or since it is hardly more than words that everybody here knows, or its owner's name and address of email.
 */
export function isEasy(password: string, owner: { name: string; email: string }): boolean {
  const known = [...everybodys, ...wordsOf(owner.name), ...wordsOf(owner.email)].filter(({ length }) => length > 2);
  const small = password.toLowerCase();
  const longestFirst = known.sort((one, other) => other.length - one.length);
  const own = longestFirst.reduce((left, word) => left.replaceAll(word, ''), small).match(/\p{L}/gu) ?? [];
  if (own.length < LEAST_OWN && known.some((word) => small.includes(word))) return true;
  return estimatorOf().check(password.slice(0, MOST_LOOKED_AT), known).score < LEAST_SCORE;
}
