import type { Language } from '@forms/shared/contract';

const LONGEST = 60;
const MOST_WORDS = 8;
/** An address, a link, a host name, a number to ring, or the end of a sentence: what no name has and a trickster’s words do. */
const NO_NAME = /[@:/\\<>[\]!?0-9]|www\.|\p{L}{2}\.\p{L}{2,}/iu;

/**
 * How a letter greets whom it is for, as `Dear Zoë Hall`. Anybody may have typed the name beside a stranger's address: one
 * that holds a link or an address, or is as long as a sentence, is not repeated.
 */
export const greetingFor = (name: string, language: Language = 'en-GB'): string => {
  const { dear, hello } = greetings[language];
  return isName(name) ? `${dear} ${name.trim()}` : hello;
};

const greetings: Record<Language, { dear: string; hello: string }> = {
  'en-GB': { dear: 'Dear', hello: 'Hello' },
  // Whether it is a man or a woman nobody knows.
  'pt-PT': { dear: 'Olá', hello: 'Olá' },
};

/** Whether a text that anybody may have typed is repeated in a letter as a name. */
export function isName(name: string): boolean {
  // Mail programs make links of full-width signs too.
  const plain = name
    .normalize('NFKC')
    .replace(/[\u3002\uff61]/g, '.')
    .trim();
  return plain !== '' && plain.length <= LONGEST && plain.split(/\s+/).length <= MOST_WORDS && !NO_NAME.test(plain);
}
