import type { ReactNode } from 'react';
import { CountTable } from './CountTable';
import { shareOf } from './shareOf';
import type { Begun } from './visitCounts';
import { Within } from './Within';

interface BegunBarsProps {
  /** What is counted by, as the head of its column. */
  what: string;
  rows: readonly Begun[];
  /** How a row is named; by its label where it is not said. */
  nameOf?: (row: Begun) => ReactNode;
}

/** How many began and finished, each with a bar as long as those who began, and within it those who finished. */
export function BegunBars({ what, rows, nameOf = ({ label }) => label }: BegunBarsProps) {
  const most = Math.max(1, ...rows.flatMap(({ begun, finished }) => [begun, finished]));
  return (
    <CountTable
      wide
      heads={[what, 'Begun', 'Finished', 'Share']}
      rows={rows.map((row) => ({
        ...{ key: row.key, name: nameOf(row), figures: [row.begun, row.finished, shareOf(row.finished, row.begun)] },
        bar: <Within most={most} whole={row.begun} part={row.finished} />,
      }))}
    />
  );
}
