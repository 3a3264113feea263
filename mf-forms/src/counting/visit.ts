import { type Draft, type FormMove, spanOf } from '@forms/shared/contract';

/** A move without what form it is of. */
export type Move = FormMove extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'version' | 'campus'>
    : never
  : never;

/** What is known of one visit to a form, for as long as it is open and nowhere else. */
export interface Visit {
  /** Somebody is at a step; `hasBegun` once they have answered something or gone on. Answers what that adds to the numbers. */
  isAt(step: string, hasBegun: boolean): Move[];
  /** The form was sent. */
  isSent(): Move[];
}

const MINUTE_MS = 60_000;

/**
 * A visit that begins at a step. Who goes on with what they had begun before has come to its steps before, and is not
 * counted as beginning once more.
 *
 * @param now the milliseconds of a clock that is never put back
 */
export function visitFrom(
  first: string,
  draft: Pick<Draft, 'current' | 'passed'> | undefined,
  now: () => number,
): Visit {
  let furthest = draft && (draft.current ?? first);
  let since = now();
  let isOver = false;
  const reached = new Set([...(draft?.passed ?? []), furthest]);
  return {
    isAt(step, hasBegun) {
      if (isOver || reached.has(step) || (furthest === undefined && !hasBegun)) return [];
      const moves: Move[] = [];
      if (furthest === undefined) {
        since = now();
        moves.push({ did: 'begin', at: first });
        furthest = first;
      }
      if (step !== first) moves.push({ did: 'goOn', from: furthest, to: step });
      furthest = step;
      reached.add(first).add(step);
      return moves;
    },
    isSent() {
      if (isOver) return [];
      isOver = true;
      const moves: Move[] = furthest === undefined ? [{ did: 'begin', at: first }] : [];
      return [...moves, { did: 'finish', from: furthest ?? first, span: spanOf((now() - since) / MINUTE_MS) }];
    },
  };
}
