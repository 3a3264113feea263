import type { KeyDates } from '../contract';

const ofSummer = {
  aqa: ['gcse', 'as', 'alevel'],
  edexcel: ['gcse', 'igcse', 'as', 'alevel', 'ial'],
  ocr: ['gcse', 'as', 'alevel'],
  eduqas: ['gcse', 'alevel'],
  cambridge: ['igcse', 'as', 'alevel'],
};
const ofAutumn = {
  ...{ aqa: ['gcse'], edexcel: ['gcse', 'igcse', 'ial'], ocr: ['gcse'], eduqas: ['gcse'] },
  cambridge: ['igcse', 'as', 'alevel'],
};

/**
 * What staff have set where exams of next year's summer and autumn are entered now, at their ordinary price, and none of
 * this year's: so that a test finds the same on every day of the year. `now` is a time in ms.
 */
export function openSeries(now: number) {
  const dayFrom = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  const until = { centre: dayFrom(60), board: dayFrom(67) };
  const dates: KeyDates = {
    opens: dayFrom(-30),
    stages: [{ name: 'Entry', until, boardPercent: 0, boardAdds: 0, centreAdds: 0 }],
    amendments: until,
    withdrawals: { ...until, boardReturns: 100, centreReturns: 50 },
    campuses: ['oxford', 'lisbon'],
    subjects: [],
    age: null,
  };
  const year = new Date(now).getUTCFullYear();
  const set = { version: 1, changedBy: 'Staff', changedAt: new Date(now).toISOString() };
  const noJanuary = [year, year + 1].map((each) => ({
    ...{ seriesId: `january-${each}`, board: 'edexcel', level: 'ial', dates: JSON.stringify(null), ...set },
  }));
  const open = Object.entries({ summer: ofSummer, autumn: ofAutumn }).flatMap(([season, examined]) =>
    Object.entries(examined).flatMap(([board, levels]) =>
      levels.flatMap((level) => {
        const subjects = season === 'autumn' && level === 'gcse' ? ['English Language', 'Mathematics'] : [];
        return [
          { seriesId: `${season}-${year}`, board, level, dates: JSON.stringify(null), ...set },
          { seriesId: `${season}-${year + 1}`, board, level, dates: JSON.stringify({ ...dates, subjects }), ...set },
        ];
      }),
    ),
  );
  return [...noJanuary, ...open];
}
