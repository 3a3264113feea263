import * as z from '@forms/shared/platform/zod';
import { examSessions, type Sitting } from './offer';
import { keysOf } from './qualification';

const sessions = keysOf(examSessions);
const written = /^(\d{4}-\d{2}-\d{2})\s+(\w+)$/;
/** Read day first by some and month first by others. */
const inEitherOrder = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/;
const isDay = z.iso.date();

/** When a paper is sat, of text as `2027-05-17 pm; 2027-10-12 am`; what is wrong with it, where it is not so. */
export function readSittings(text: string): Sitting[] | string {
  const sittings: Sitting[] = [];
  for (const part of text.split(';').map((each) => each.trim())) {
    if (part === '') continue;
    const [, on = '', said = ''] = written.exec(part) ?? [];
    const session = sessions.find((each) => each === said.toLowerCase());
    if (inEitherOrder.test(part)) return `${part} can be read in two orders: write it as 2027-05-17 pm`;
    if (!session) return `${part} is not a day with am, pm or evening, as 2027-05-17 pm`;
    if (!isDay.safeParse(on).success) return `There is no day ${on}`;
    sittings.push({ on, session });
  }
  return sittings;
}
