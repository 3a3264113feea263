import { campusOnly, type Period, periodDays, today } from '@forms/shared/contract';
import { useSearchParams } from '@forms/shared/platform/routing';
import type * as z from '@forms/shared/platform/zod';
import { monthsUpTo } from '../exports/months';

/** Of which days and campus the statement is; without a campus, of the payer's first. */
const asked = campusOnly.partial().extend(periodDays);
export type AskedStatement = z.infer<typeof asked>;

/**
 * The statement that the address asks for, by its query, and what asks for another: a link, a reload and the way back show
 * the same again. An address that names no period is of the last year.
 */
export function useAskedStatement(): [AskedStatement, (changed: Partial<AskedStatement>) => void] {
  const [query, setQuery] = useSearchParams();
  const read = asked.safeParse(Object.fromEntries(query));
  const now: AskedStatement = read.success ? read.data : lastYear();
  const ask = (changed: Partial<AskedStatement>) => {
    const next = Object.entries({ ...now, ...changed }).filter(([, value]) => value !== undefined);
    // Days are typed one after the other: the way back leads to the page before, not to each of them.
    setQuery(Object.fromEntries(next) as Record<string, string>, { replace: true });
  };
  return [now, ask];
}

/** Up to today from the month that this one was a year ago. */
function lastYear(): Period {
  const day = today();
  return { from: monthsUpTo(day)[12]?.from ?? day, to: day };
}
