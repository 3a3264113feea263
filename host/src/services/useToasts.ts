import type { Toast } from '@forms/shared/services';
import { useCallback, useState } from 'react';

export interface ShownToast extends Toast {
  id: number;
}

/** More than these at once help nobody: the oldest goes. */
const MOST = 4;

let lastId = 0;

/** The toasts now shown, newest last. One that says the same as another takes its place. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const show = useCallback((toast: Toast) => {
    lastId += 1;
    const shown = { ...toast, id: lastId };
    setToasts((others) => [...others.filter(({ message }) => message !== toast.message), shown].slice(-MOST));
  }, []);
  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  return { toasts, show, dismiss };
}
