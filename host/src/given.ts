import { GIVEN } from './givenId';

const read = (): Record<string, unknown> => JSON.parse(document.getElementById(GIVEN)?.textContent ?? '{}');
const answers = new Map(Object.entries(read()));

/** The addresses of all that came with the page, as `/settings.json`. */
export const givenAddresses: readonly string[] = [...answers.keys()];

/** Whether what is asked at an address came with the page and was not taken yet. */
export const isGiven = (address: string): boolean => answers.has(address);

/** What came with the page for an address. Once: who asks again wants what holds now. */
export function takeGiven(address: string): unknown {
  const answer = answers.get(address);
  answers.delete(address);
  return answer;
}
