import { CountTable } from './CountTable';
import type { Counted } from './counts';
import { shareOf } from './shareOf';
import { Within } from './Within';

interface BarsProps {
  /** What is counted, as the head of its column. */
  what: string;
  rows: readonly Counted[];
  /** Of all that is counted; where it is given, each has its share of it. */
  total?: number;
}

/** Numbers, each with a bar as long as it is beside the largest. */
export function Bars({ what, rows, total }: BarsProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <CountTable
      heads={total === undefined ? [what, 'Number'] : [what, 'Number', 'Share']}
      rows={rows.map(({ key, label, count }) => ({
        ...{ key, name: label, figures: total === undefined ? [count] : [count, shareOf(count, total)] },
        bar: <Within most={most} part={count} />,
      }))}
    />
  );
}
