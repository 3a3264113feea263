import { type BlockerFunction, type DataRouter, IDLE_BLOCKER, type Location, type NavigationType } from 'react-router';

type Blocker = ReturnType<DataRouter['getBlocker']>;
type Blockers = DataRouter['state']['blockers'];

/** A step to another page, not taken yet. */
export interface Move {
  action: NavigationType;
  location: Location;
}

interface Options {
  /** The page that is open, and who holds whom back there. */
  current(): { location: Location; blockers: Blockers };
  onChange(blockers: Blockers): void;
}

/** Those who may hold back who leaves a page: the last that was drawn is asked. */
export function blockers({ current, onChange }: Options) {
  const guards = new Map<string, BlockerFunction>();
  const set = (key: string, blocker: Blocker) => onChange(new Map(current().blockers).set(key, blocker));
  return {
    get(key: string, guard: BlockerFunction): Blocker {
      guards.set(key, guard);
      return current().blockers.get(key) ?? IDLE_BLOCKER;
    },
    delete(key: string) {
      guards.delete(key);
      current().blockers.delete(key);
    },
    /** Once a page has come, nobody is held any more. */
    released: (): Blockers => new Map([...current().blockers.keys()].map((key) => [key, IDLE_BLOCKER])),
    /** Whether a step is held back; `onProceed` takes it after all. */
    holds({ action, location }: Move, onProceed: () => void): boolean {
      const [key = '', guard] = [...guards].at(-1) ?? [];
      if (!guard || current().blockers.get(key)?.state === 'proceeding') return false;
      const { location: currentLocation } = current();
      if (!guard({ currentLocation, nextLocation: location, historyAction: action })) return false;
      const proceed = () => {
        set(key, { state: 'proceeding', location, proceed: undefined, reset: undefined });
        onProceed();
      };
      set(key, { state: 'blocked', location, proceed, reset: () => set(key, IDLE_BLOCKER) });
      return true;
    },
  };
}
