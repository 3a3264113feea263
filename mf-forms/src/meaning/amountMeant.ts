import type { Campus } from '@forms/shared/contract';
import { plain } from './plain';

/** What each campus's country writes between thousands. */
const thousands: Record<Campus, string> = { oxford: ',', lisbon: '.' };
const amount = /^(\d{1,3}(?:([., ])\d{3})(?:\2\d{3})*|\d+)(?:([.,])(\d{1,2}))?$/;

/**
 * `1075.50` of an amount of pounds as people write one, `£1,075.50` or `1.075,50 £`. What the two countries read
 * differently, as `1.075`, is read as the campus's does.
 */
export function amountMeant(text: string, campus: Campus): string {
  const [, whole, mark, point, pence] = amount.exec(plain(text).replace(/^£ ?| ?£$/g, '')) ?? [];
  if (whole === undefined || (mark && mark === point)) return text;
  if (mark && mark !== ' ' && !point && mark !== thousands[campus]) return text;
  return whole.replace(/[., ]/g, '') + (pence === undefined ? '' : `.${pence}`);
}
