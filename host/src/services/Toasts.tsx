import { TOAST_MS } from '@forms/shared/contract';
import { Button } from '@forms/shared/ui';
import { useEffect, useState } from 'react';
import styles from './Toasts.module.css';
import type { ShownToast } from './useToasts';

/** The stack of toasts. Its live regions stand there from the start, or what appears in them would not be announced. */
export function Toasts({ toasts, onDismiss }: { toasts: readonly ShownToast[]; onDismiss(id: number): void }) {
  const urgent = toasts.filter(({ kind }) => kind === 'negative');
  const calm = toasts.filter(({ kind }) => kind !== 'negative');
  const draw = (toast: ShownToast) => <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />;
  return (
    <section className={styles.stack} aria-label="Notifications">
      <div role="alert">{urgent.map(draw)}</div>
      <div role="status">{calm.map(draw)}</div>
    </section>
  );
}

function ToastCard({ toast, onDismiss }: { toast: ShownToast; onDismiss(id: number): void }) {
  const { id, message, kind, duration = TOAST_MS.noResponse, actions = [] } = toast;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDismiss(id), duration);
    return () => clearTimeout(timer);
  }, [held, id, duration, onDismiss]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and focusing hold the toast, nothing is done by it
    <div
      className={`${styles.toast} ${styles[kind]}`}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon kind={kind} />
      <p className={styles.message}>{message}</p>
      <div className={styles.actions}>
        {actions.map(({ label, onPress }) => (
          <Button
            key={label}
            type="text"
            size="small"
            onClick={() => {
              onDismiss(id);
              onPress();
            }}
          >
            {label}
          </Button>
        ))}
        <Button type="text" size="small" onClick={() => onDismiss(id)}>
          Dismiss
        </Button>
      </div>
    </div>
  );
}

const shapes = {
  positive: 'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-1.2 13L4.6 9.9 6 8.5l2.8 2.7L14 6l1.4 1.4L8.8 14Z',
  info: 'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm1 13.5H9V9h2v5.5Zm0-7H9v-2h2v2Z',
  warning: 'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm1 13.5H9v-2h2v2Zm0-3.5H9v-6h2v6Z',
  negative: 'M10 1.5 .5 18h19L10 1.5Zm1 13.5H9v-2h2v2Zm0-3.5H9V7.5h2v4Z',
} as const;

function Icon({ kind }: { kind: ShownToast['kind'] }) {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={shapes[kind]} fill="currentColor" />
    </svg>
  );
}
