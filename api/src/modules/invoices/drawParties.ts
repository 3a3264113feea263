import type { BillTo } from '@forms/shared/contract';
import { ink, type Sheet } from '../../platform/pdf/sheet';
import type { DocumentWords } from './documentWords';

/** Whom a document goes to, under the words for that, and beside it what it is known by. */
export function drawParties(
  sheet: Sheet,
  words: DocumentWords,
  { billTo, called, facts }: { billTo: BillTo; called: string; facts: readonly [name: string, value: string][] },
): void {
  const top = sheet.y;
  sheet.say('P', called, { colour: ink.quiet, side: 'left' });
  sheet.say('P', billTo.name, { weight: 'bold', side: 'left' });
  for (const line of billTo.address) sheet.say('P', line, { side: 'left' });
  if (billTo.candidate) sheet.say('P', words.forWhom(billTo.candidate), { side: 'left' });
  const bottom = sheet.y;
  sheet.y = top;
  sheet.facts(facts);
  sheet.y = Math.max(sheet.y, bottom) + 24;
}
