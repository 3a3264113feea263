import type { AgeRule, KeyDates, Offer } from '@forms/shared/contract';
import { type AllDates, datesOfSubject } from './keyDates';
import { dayInSeries } from './series';

/** What of an offer decides in which series, where and by whom it can be entered. */
export type OfferRules = Pick<Offer, 'board' | 'level' | 'subject' | 'campuses' | 'age'>;

/** The dates of an offer in a series, with its own rules beside its subject's; undefined where it is not examined then. */
export function datesOfOffer(known: AllDates, seriesId: string, offer: OfferRules): KeyDates | undefined {
  const { board, level, subject, campuses, age } = offer;
  const dates = datesOfSubject(known, seriesId, { board, level, name: subject });
  const sat = dates?.campuses.filter((campus) => campuses.includes(campus)) ?? [];
  if (!dates || sat.length === 0) return undefined;
  const own = age && { years: age.years, on: dayInSeries(age.on, seriesId) };
  return { ...dates, campuses: sat, age: stricter(dates.age, own) };
}

/** Of two rules of age, the one that admits fewer. */
function stricter(one: AgeRule | null, other: AgeRule | null): AgeRule | null {
  if (!one || !other) return one ?? other;
  return bornBy(one) <= bornBy(other) ? one : other;
}

/** The last day of birth that a rule admits. */
const bornBy = ({ years, on }: AgeRule): string => `${Number(on.slice(0, 4)) - years}${on.slice(4)}`;
