import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './Popover.module.css';

export interface PopoverProps {
  /** The button that it belongs to. */
  anchor: HTMLElement;
  label: string;
  onClose(): void;
  children: ReactNode;
}

/** How near the window's edge it may come, in CSS pixels. */
const MARGIN = 8;

/** Floats at its button, over all that scrolls. Escape and a press beside it close it; the focus goes back. */
export function Popover({ anchor, onClose, children }: PopoverProps) {
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    box.showPopover();
    const { right, bottom, top } = anchor.getBoundingClientRect();
    const fitsBelow = bottom + box.offsetHeight + MARGIN < window.innerHeight;
    box.style.left = `${Math.max(MARGIN, right - box.offsetWidth)}px`;
    box.style.top = `${fitsBelow ? bottom : Math.max(MARGIN, top - box.offsetHeight)}px`;
    box.querySelector<HTMLElement>('button, input')?.focus();
  }, [anchor]);

  useEffect(() => {
    const box = place.current;
    const toggled = (event: Event) => {
      if ('newState' in event && event.newState === 'closed') onClose();
    };
    box?.addEventListener('toggle', toggled);
    return () => box?.removeEventListener('toggle', toggled);
  }, [onClose]);

  return (
    <div ref={place} popover="auto" className={styles.popover}>
      {children}
    </div>
  );
}
