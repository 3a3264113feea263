import type { Series } from '@forms/shared/contract';

export const seasons = ['january', 'summer', 'autumn'] as const;
export type Season = (typeof seasons)[number];

/** What people call each season, when its papers are sat, and the day by which the last of them are over. */
const calendar: Record<Season, { title: string; papers: string; over: string }> = {
  january: { title: 'January', papers: '', over: '02-01' },
  summer: { title: 'Summer', papers: ' (May and June)', over: '07-01' },
  autumn: { title: 'Autumn', papers: ' (October and November)', over: '12-01' },
};

/** As many as two years have. */
const SERIES_AHEAD = 2 * seasons.length;

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The series whose papers are not over, soonest first, for two years. `today` is `YYYY-MM-DD`. */
export function seriesAhead(today: string): Series[] {
  const year = yearOf(today);
  return [year, year + 1, year + 2]
    .flatMap((each) => seasons.map((season) => ({ season, year: each })))
    .filter((each) => `${each.year}-${calendar[each.season].over}` > today)
    .slice(0, SERIES_AHEAD)
    .map(({ season, year }) => ({
      id: `${season}-${year}`,
      name: `${calendar[season].title} ${year}${calendar[season].papers}`,
    }));
}

/** The season and the year of a series, from its id. */
export function partsOfSeries(seriesId: string): { season: Season; year: number } {
  const season = seasons.find((each) => seriesId.startsWith(`${each}-`));
  if (!season) throw new Error(`No series has the id ${seriesId}`);
  return { season, year: Number(seriesId.slice(season.length + 1)) };
}

/** The series in which a paper is sat that is sat on a day, `YYYY-MM-DD`. */
export function seriesOfDay(day: string): string {
  const [next] = seriesAhead(day);
  if (!next) throw new Error('There is always a series ahead');
  return next.id;
}

/** The month by which boards call a series, as `June 2027`. */
export function monthOfSeries(seriesId: string): string {
  const { season, year } = partsOfSeries(seriesId);
  return `${monthOf[season]} ${year}`;
}
const monthOf: Record<Season, string> = { january: 'January', summer: 'June', autumn: 'November' };

/** The last such day of a year, as `02-21`, before another day. */
export const lastBefore = (monthAndDay: string, day: string): string =>
  shiftYears(`${yearOf(day)}-${monthAndDay}`, `${yearOf(day)}-${monthAndDay}` < day ? 0 : -1);

/** The last such day of a year before a series is over. */
export function dayInSeries(monthAndDay: string, seriesId: string): string {
  const { season, year } = partsOfSeries(seriesId);
  return lastBefore(monthAndDay, `${year}-${calendar[season].over}`);
}

/** The same day so many years later; 28 February where that year has no 29th. */
export function shiftYears(day: string, years: number): string {
  const shifted = `${yearOf(day) + years}${day.slice(4)}`;
  return Number.isNaN(Date.parse(shifted)) || new Date(shifted).toISOString().slice(0, 10) !== shifted
    ? shifted.replace(/29$/, '28')
    : shifted;
}
