import type { Series } from '@forms/shared/contract';
import type { BoardId, LevelId } from './catalogue/specification';

export const seasons = ['january', 'summer', 'autumn'] as const;
export type Season = (typeof seasons)[number];

/** The month in which each season's first papers are sat, and what people call it. */
const calendar: Record<Season, { month: string; title: string; papers: string }> = {
  january: { month: '01', title: 'January', papers: '' },
  summer: { month: '05', title: 'Summer', papers: ' (May and June)' },
  autumn: { month: '10', title: 'Autumn', papers: ' (October and November)' },
};

const SERIES_OPEN = 3;

/** The next three series, soonest first. One closes on the first day of its month. `today` is `YYYY-MM-DD`. */
export function seriesAhead(today: string): Series[] {
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .flatMap((each) => seasons.map((season) => ({ season, year: each })))
    .filter((each) => `${each.year}-${calendar[each.season].month}-01` > today)
    .slice(0, SERIES_OPEN)
    .map(({ season, year }) => ({
      id: `${season}-${year}`,
      name: `${calendar[season].title} ${year}${calendar[season].papers}`,
    }));
}

/** The season of a series, from its id. */
export function seasonOf(seriesId: string): Season {
  const season = seasons.find((each) => seriesId.startsWith(`${each}-`));
  if (!season) throw new Error(`No series has the id ${seriesId}`);
  return season;
}

interface Offer {
  board: BoardId;
  level: LevelId;
  name: string;
}
const resits = new Set(['Mathematics', 'English Language']);

/** What the boards examine in each season. GCSE mathematics and English language can be sat again in the autumn. */
const examined: Record<Season, (offer: Offer) => boolean> = {
  january: ({ board, level }) => board === 'edexcel' && level === 'igcse',
  summer: () => true,
  autumn: ({ board, level, name }) =>
    board === 'cambridge' || level === 'igcse' || (level === 'gcse' && resits.has(name)),
};

/** Whether a specification can be sat in a season. */
export const isExamined = (season: Season, offer: Offer): boolean => examined[season](offer);
