import { TOAST_MS } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { say } from '../translation/say';
import styles from './ToastCard.module.css';
import { ToastIcon } from './ToastIcon';
import { Unbroken } from './Unbroken';
import { useCountdown } from './useCountdown';
import type { ShownToast } from './useToasts';

interface ToastCardProps {
  id: string;
  toast: ShownToast;
  /** A dialog lies over it: it waits. */
  covered: boolean;
  /** Its time is over. It must be stable. */
  onEnd(id: number): void;
  /** Somebody puts it away. */
  onDismiss(id: number): void;
}

/** One toast, until its time is over. */
export function ToastCard({ id, toast, covered, onEnd, onDismiss }: ToastCardProps) {
  const { message, kind, duration = TOAST_MS.notification, actions = [], times, saidAt } = toast;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const end = useCallback(() => onEnd(toast.id), [onEnd, toast.id]);
  useCountdown({ milliseconds: duration, held: hovered || focused || covered, from: saidAt, onEnd: end });
  const dismiss = () => onDismiss(toast.id);
  const escaped = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Else it would close a dialog, too.
    event.stopPropagation();
    dismiss();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding it and Escape are beside its buttons, not instead
    <div
      id={id}
      className={`${styles.toast} ${styles[kind]}`}
      // The newest stands lowest, whichever region announces it.
      style={{ order: toast.id }}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={escaped}
    >
      <ToastIcon kind={kind} />
      <p className={styles.message}>
        <Unbroken>{message}</Unbroken>
        {times > 1 && <span className={styles.times}> ×{times}</span>}
      </p>
      <div className={styles.actions}>
        {actions.map(({ label, onPress }) => (
          <Button
            key={label}
            type="text"
            size="small"
            onClick={() => {
              dismiss();
              onPress();
            }}
          >
            {label}
          </Button>
        ))}
        <Button type="text" size="small" onClick={dismiss}>
          {say('Dismiss')}
        </Button>
      </div>
    </div>
  );
}
