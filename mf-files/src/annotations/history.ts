import type { DrawnAnnotation } from '../xfdf/annotation';
import type { Xfdf } from '../xfdf/xfdf';

/** A person's annotations as they are now, with every state that undoing and redoing go through. */
export interface History {
  past: readonly Xfdf[];
  now: Xfdf;
  future: readonly Xfdf[];
  /** What the last change belongs to: changes of one gesture are undone together. */
  gesture?: string;
}

export type Change =
  /** What the server has: nothing before it can be come back to. */
  | { type: 'loaded'; xfdf: Xfdf }
  | { type: 'made'; annotation: DrawnAnnotation }
  /** The annotation of the same name, otherwise. */
  | { type: 'changed'; annotation: DrawnAnnotation; gesture?: string }
  /** It, and the replies to it. */
  | { type: 'removed'; name: string }
  | { type: 'imported'; xfdf: Xfdf }
  | { type: 'undone' }
  | { type: 'redone' };

const MOST_STEPS = 200;

export const historyOf = (now: Xfdf): History => ({ past: [], now, future: [] });

export function changed(history: History, change: Change): History {
  const { past, now, future } = history;
  switch (change.type) {
    case 'loaded':
      return historyOf(change.xfdf);
    case 'undone': {
      const last = past.at(-1);
      return last ? { past: past.slice(0, -1), now: last, future: [now, ...future] } : history;
    }
    case 'redone': {
      const [next, ...rest] = future;
      return next ? { past: [...past, now], now: next, future: rest } : history;
    }
    case 'made':
      return step(history, { ...now, annotations: [...now.annotations, change.annotation] });
    case 'changed': {
      const { annotation } = change;
      const annotations = now.annotations.map((old) => (isNamed(old, annotation.name) ? annotation : old));
      return step(history, { ...now, annotations }, change.gesture && `${annotation.name} ${change.gesture}`);
    }
    case 'removed': {
      const gone = new Set([change.name]);
      for (const old of now.annotations) {
        if (old.type !== 'other' && old.name && old.inReplyTo && gone.has(old.inReplyTo)) gone.add(old.name);
      }
      const annotations = now.annotations.filter((old) => old.type === 'other' || !gone.has(old.name ?? ''));
      return step(history, { ...now, annotations });
    }
    case 'imported':
      return step(history, change.xfdf);
  }
}

function step({ past, now, gesture: last }: History, next: Xfdf, gesture?: string): History {
  const continues = gesture !== undefined && gesture === last;
  return {
    past: continues ? past : [...past, now].slice(-MOST_STEPS),
    now: next,
    future: [],
    ...(gesture !== undefined && { gesture }),
  };
}

const isNamed = (annotation: Xfdf['annotations'][number], name: string | undefined) =>
  annotation.type !== 'other' && annotation.name === name;
