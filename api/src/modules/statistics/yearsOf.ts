import { setImmediate } from 'node:timers/promises';
import type { Period } from '@forms/shared/contract';

/** The years of a period, of the first and last the days that lie in it: others are served between two of them. */
export async function* yearsOf({ from, to }: Period): AsyncGenerator<Period> {
  for (let begins = from; begins <= to; await setImmediate()) {
    const year = begins.slice(0, 4);
    const ends = `${year}-12-31`;
    yield { from: begins, to: ends < to ? ends : to };
    begins = `${String(Number(year) + 1).padStart(4, '0')}-01-01`;
  }
}
