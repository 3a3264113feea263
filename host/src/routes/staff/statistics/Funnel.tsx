import { CountTable } from './CountTable';
import { shareOf } from './shareOf';
import type { Reached } from './visitCounts';
import { Within } from './Within';

interface FunnelProps {
  steps: readonly Reached[];
  begun: number;
}

/** How many came to each step of a form, and how many stopped there. */
export function Funnel({ steps, begun }: FunnelProps) {
  const most = Math.max(1, begun, ...steps.map(({ reached }) => reached));
  return (
    <CountTable
      wide
      heads={['Step', 'Reached', 'Share', 'Stopped here']}
      rows={steps.map(({ key, label, reached, stopped }) => ({
        ...{ key, name: label, figures: [reached, shareOf(reached, begun), stopped] },
        bar: <Within most={most} whole={reached} part={Math.max(0, reached - stopped)} />,
      }))}
    />
  );
}
