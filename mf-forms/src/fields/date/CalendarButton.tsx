import { useRef } from 'react';
import { say } from '../../words/say';
import styles from './CalendarButton.module.css';
import type { PickerRange } from './pickerRange';

interface CalendarButtonProps extends PickerRange {
  /** The field's name, for a screen reader. */
  of: string;
  /** The day given, `YYYY-MM-DD`; none while it is not given. */
  value: string | undefined;
  onPick(day: string): void;
}

/**
 * Opens the browser's own calendar, which keyboards and screen readers know, at the side of a date that can be typed.
 * Behind it stands a date input that is neither seen nor focused.
 */
export function CalendarButton({ of, value, min, max, opensAt, onPick }: CalendarButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    if (!input.current) return;
    input.current.value = value ?? opensAt ?? '';
    input.current.showPicker();
  };
  return (
    <span className={styles.calendar}>
      <button
        type="button"
        className={styles.button}
        onClick={open}
        aria-label={`${say('Choose from a calendar')}: ${of}`}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M3 5.5h14v11H3zM3 9h14M6.5 3v4M13.5 3v4" strokeWidth="1.5" strokeLinejoin="round" />
        </svg>
      </button>
      <input
        ref={input}
        type="date"
        className={styles.input}
        min={min}
        max={max}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => target.value && onPick(target.value)}
      />
    </span>
  );
}
