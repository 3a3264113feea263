import type { Draft, SavedDraft } from '@forms/shared/contract';
import type { BrowserDraft } from './browserDraft';
import { canKeep, forgetHere, loadShelf } from './browserShelf';

/** Milliseconds without a change after which answers are saved. */
const PAUSE_MS = 1000;

/** What the browser does with the answers of a form being filled in. */
export interface AutosaveState {
  /** `none`: nothing to keep yet; `impossible`: not in this browser; `declined`: the person does not want it. */
  is: 'none' | 'saved' | 'failed' | 'impossible' | 'declined';
  /** When it was last saved; ISO 8601. */
  at?: string;
  /** What another tab had saved and the last save here replaced. */
  replaced?: BrowserDraft | undefined;
}

export interface Autosave {
  state(): AutosaveState;
  watch(listener: () => void): () => void;
  /** Something was answered: it is saved after a pause. */
  changed(): void;
  /** Saves what is not saved yet, now. */
  saveNow(): Promise<void>;
  /** The answers have a link from now on. */
  link(link: SavedDraft): Promise<void>;
  linked(): SavedDraft | undefined;
  /** Removes what was kept; nothing is kept again until the next change. */
  wipe(): Promise<void>;
  /** Removes what was kept, and keeps nothing more of this form until it is allowed again. */
  decline(): Promise<void>;
  allow(): Promise<void>;
  /** The replaced answers of the other tab have been seen to. */
  settle(): void;
  /** Whether everything that was answered is saved. */
  isSafe(): boolean;
}

/** Saves a form's answers a moment after each change. `read` gives them as they are now; `begun` is the link they have. */
export function createAutosave(read: () => Draft, begun: SavedDraft | undefined): Autosave {
  let state: AutosaveState = { is: 'none' };
  let link = begun;
  let changes = 0;
  let saved = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function publish(next: AutosaveState) {
    state = next;
    for (const listener of listeners) listener();
  }

  /** One thing at a time, so that what was wiped is not saved again by what had begun before. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = last.then(work);
    last = done;
    return done;
  }

  async function save(): Promise<void> {
    if (saved === changes || state.is === 'declined') return;
    const upTo = changes;
    if (!canKeep()) return publish({ is: 'impossible' });
    try {
      const { keepDraft } = await loadShelf();
      const { savedAt, replaced } = await keepDraft({ ...read(), link });
      saved = Math.max(saved, upTo);
      publish({ is: 'saved', at: savedAt, replaced: replaced ?? state.replaced });
    } catch {
      publish({ ...state, is: 'failed' });
    }
  }

  function remove(next: AutosaveState): Promise<void> {
    clearTimeout(pause);
    saved = changes;
    return inTurn(async () => {
      await forgetHere(read().slug);
      publish(next);
    });
  }

  const saveNow = () => {
    clearTimeout(pause);
    return inTurn(save);
  };

  return {
    state: () => state,
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    changed() {
      changes += 1;
      // The code is here by the time of the first save, even if the server is gone by then.
      if (changes === 1 && canKeep()) void loadShelf().catch(() => undefined);
      clearTimeout(pause);
      pause = setTimeout(saveNow, PAUSE_MS);
    },
    saveNow,
    link(given) {
      link = given;
      changes += 1;
      return saveNow();
    },
    linked: () => link,
    wipe() {
      link = undefined;
      return remove({ is: 'none' });
    },
    decline: () => remove({ is: 'declined' }),
    allow() {
      publish({ is: 'none' });
      changes += 1;
      return saveNow();
    },
    settle: () => publish({ ...state, replaced: undefined }),
    isSafe: () => saved === changes && state.is !== 'declined',
  };
}

/** Hands the answers over at each change in place of keeping them: for a form that is only tried out. */
export function handOver(read: () => Draft, take: (draft: Draft) => void): Autosave {
  const state: AutosaveState = { is: 'none' };
  const nothing = async () => {};
  return {
    state: () => state,
    watch: () => () => {},
    changed: () => take(read()),
    saveNow: nothing,
    link: nothing,
    linked: () => undefined,
    wipe: nothing,
    decline: nothing,
    allow: nothing,
    settle: () => {},
    isSafe: () => true,
  };
}
