import { median } from '../figures';
import { type Engine, engines, titles } from './engines';
import { type Measure, measures, type Times } from './measure';

/** What ours may take at 500 fields at most, as a part of what the best of the peers takes. */
const TARGETS = { mount: 0.6, key: 1, reveal: 0.4, submit: 0.4 };
export const MEASURED_AT = 500;
/** Twice the fields may take twice as long; a tenth more is this machine's noise. */
const LINEAR = 2.2;

export interface Verdict {
  says: string;
  holds: boolean;
}

/** What reads a form from a definition and draws it with a look, as ours does. */
const peers = engines.filter((engine) => engine !== 'ours' && engine !== 'react-hook-form');
const bestPeer = (times: Times, measure: Measure): Engine =>
  peers.reduce((best, peer) => (median(times[peer][measure]) < median(times[best][measure]) ? peer : best));

/** Whether ours is as much faster than the best peer as it is meant to be. */
export const besidePeers = (times: Times): Verdict[] =>
  Object.entries(TARGETS).map(([name, target]) => {
    const measure = name as keyof typeof TARGETS;
    const best = bestPeer(times, measure);
    const ratio = median(times.ours[measure]) / median(times[best][measure]);
    return {
      says: `${measure}: ${ratio.toFixed(2)} of the best peer (${titles[best]}), may be ${target}`,
      holds: ratio <= target,
    };
  });

/** Whether ours takes no worse than twice as long for twice the fields. */
export const growth = (small: Times, large: Times): Verdict[] =>
  measures.map((measure) => {
    const ratio = median(large.ours[measure]) / median(small.ours[measure]);
    return { says: `${measure}: ${ratio.toFixed(2)} times as long for twice the fields`, holds: ratio <= LINEAR };
  });
