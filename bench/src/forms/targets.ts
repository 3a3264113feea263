import { median } from '../figures';
import { type Engine, engines, titles } from './engines';
import { type Measure, measures, type Times } from './measure';

/** What ours may take at 500 fields at most, as a part of what the best of the peers takes. */
const TARGETS: Record<Measure, number> = { mount: 0.6, key: 1, reveal: 0.4, submit: 0.4 };
export const MEASURED_AT = 500;
/** Twice the fields may take twice as long; a tenth more is this machine's noise. */
const LINEAR = 2.2;

export interface Verdict {
  says: string;
  holds: boolean;
}

const peers = engines.filter((engine) => engine !== 'ours');
const bestPeer = (times: Times, measure: Measure): Engine =>
  peers.reduce((best, peer) => (median(times[peer][measure]) < median(times[best][measure]) ? peer : best));

/** Whether ours is as much faster than the best peer as it is meant to be. */
export const besidePeers = (times: Times): Verdict[] =>
  measures.map((measure) => {
    const best = bestPeer(times, measure);
    const ratio = median(times.ours[measure]) / median(times[best][measure]);
    return {
      says: `${measure}: ${ratio.toFixed(2)} of the best peer (${titles[best]}), may be ${TARGETS[measure]}`,
      holds: ratio <= TARGETS[measure],
    };
  });

/** Whether ours takes no worse than twice as long for twice the fields. */
export const growth = (small: Times, large: Times): Verdict[] =>
  measures.map((measure) => {
    const ratio = median(large.ours[measure]) / median(small.ours[measure]);
    return { says: `${measure}: ${ratio.toFixed(2)} times as long for twice the fields`, holds: ratio <= LINEAR };
  });
