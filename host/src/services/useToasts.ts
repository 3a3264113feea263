import type { Toast } from '@forms/shared/platform/services';
import { useCallback, useState } from 'react';

export interface ShownToast extends Toast {
  id: number;
  /** How often it has been said. */
  times: number;
  /** When it was said last, in milliseconds. */
  saidAt: number;
}

/** More than these at once help nobody. */
const MOST = 4;
/** What is said again so soon is the same occurrence, as five calls that fail together; in milliseconds. */
const TOGETHER_MS = 1_000;

let lastId = 0;

/** The toasts now shown, oldest first, and what shows and dismisses them. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const toast = useCallback((said: Toast) => {
    lastId += 1;
    const fresh = { ...said, id: lastId, times: 1, saidAt: Date.now() };
    setToasts((shown) => withToast(shown, fresh));
  }, []);
  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((shown) => shown.id !== id)), []);
  return { toasts, toast, dismiss };
}

/** A toast that says what another says only counts it up. Where there are too many the oldest goes, a failure last. */
function withToast(shown: readonly ShownToast[], fresh: ShownToast): readonly ShownToast[] {
  const same = shown.find(({ kind, message }) => kind === fresh.kind && message === fresh.message);
  if (same) {
    const times = same.times + (fresh.saidAt - same.saidAt < TOGETHER_MS ? 0 : 1);
    return shown.map((other) => (other === same ? { ...fresh, id: same.id, times } : other));
  }
  const leaving = shown.length < MOST ? undefined : (shown.find(({ kind }) => kind !== 'negative') ?? shown[0]);
  return [...shown.filter((other) => other !== leaving), fresh];
}
