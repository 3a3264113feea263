import { language } from '@forms/shared/platform/words';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { say } from '../translation/say';
import { ToastCard } from './ToastCard';
import styles from './Toasts.module.css';
import type { ShownToast } from './useToasts';

/** The key that leads to the newest toast, and back to where one was. */
const KEY = 'F6';

interface ToastsProps {
  toasts: readonly ShownToast[];
  /** A dialog lies over the page: what comes meanwhile waits for it to close, to be seen and announced then. */
  covered: boolean;
  onDismiss(id: number): void;
}

/** The stack of toasts. Its live regions stand there from the start, or what appears in them would not be announced. */
export function Toasts({ toasts, covered, onDismiss }: ToastsProps) {
  const latest = toasts.at(-1)?.id ?? 0;
  const [seen, setSeen] = useState(latest);
  if (!covered && seen < latest) setSeen(latest);
  const shown = toasts.filter(({ id }) => id <= seen);
  const newest = shown.at(-1)?.id;

  const stack = useRef<HTMLElement>(null);
  useSpaceFor(stack, shown.length === 0);
  const cameFrom = useRef<Element>(null);
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (!stack.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key !== KEY || newest === undefined) return;
      event.preventDefault();
      if (stack.current?.contains(document.activeElement)) goBackTo(cameFrom.current);
      else document.getElementById(cardId(newest))?.querySelector('button')?.focus();
    };
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  }, [newest]);

  useEffect(() => {
    // An open antd dialog listens at the window, and would call the focus back from here.
    const keep = (event: globalThis.FocusEvent) => {
      if (event.target instanceof Node && stack.current?.contains(event.target)) event.stopPropagation();
    };
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, []);

  const dismiss = (id: number) => {
    onDismiss(id);
    if (stack.current?.contains(document.activeElement)) goBackTo(cameFrom.current);
  };
  const draw = (toast: ShownToast) => (
    <ToastCard
      key={toast.id}
      id={cardId(toast.id)}
      toast={toast}
      covered={covered}
      onEnd={onDismiss}
      onDismiss={dismiss}
    />
  );
  return (
    <section
      ref={stack}
      className={styles.stack}
      lang={language()}
      aria-label={say('Notifications')}
      aria-keyshortcuts={KEY}
      onFocus={remember}
    >
      <div className={styles.region} role="alert" aria-atomic="false">
        {shown.filter(({ kind }) => kind === 'negative').map(draw)}
      </div>
      <div className={styles.region} role="status" aria-atomic="false">
        {shown.filter(({ kind }) => kind !== 'negative').map(draw)}
      </div>
    </section>
  );
}

const cardId = (id: number) => `toast-${id}`;

/**
 * Tells the page how high the stack is: where it takes the whole width, what lies under it can be scrolled into sight. With
 * each drawing it is told at once, so that who scrolls to what a toast is about knows of that toast; an empty one is not
 * measured, for which the browser would have to lay the page out before it is whole.
 */
function useSpaceFor(stack: RefObject<HTMLElement | null>, isEmpty: boolean): void {
  useLayoutEffect(() => tellHeight(isEmpty ? null : stack.current));
  useEffect(() => {
    if (!stack.current) return;
    const observer = new ResizeObserver(() => tellHeight(stack.current));
    observer.observe(stack.current);
    return () => observer.disconnect();
  }, [stack]);
}

function tellHeight(stack: HTMLElement | null): void {
  document.documentElement.style.setProperty('--toasts-height', `${stack?.offsetHeight ?? 0}px`);
}

/** To where the focus was before, or to the page where that has gone. */
function goBackTo(before: Element | null): void {
  const target = before?.isConnected && before !== document.body ? before : document.getElementById('main');
  if (target instanceof HTMLElement) target.focus();
}
