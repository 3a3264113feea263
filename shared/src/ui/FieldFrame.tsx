import type { ReactNode } from 'react';
import styles from './FieldFrame.module.css';

/** The ids that tie a control to its label, hint and error. */
export interface ControlIds {
  id: string;
  labelId: string;
  /** For `aria-describedby`: the error first, then the hint; undefined where there is neither. */
  describedBy: string | undefined;
}

export interface FieldFrameProps {
  /** The control's id; label, hint and error ids derive from it. */
  id: string;
  /** Left out where the control says its own name, as a single checkbox does. */
  label?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Required fields are the rule, so the label says where a field may be left empty. */
  optional?: boolean;
  /** Several controls under one name (radios, checkboxes, a table): drawn as a group, not a label for one control. */
  group?: boolean;
  children(ids: ControlIds): ReactNode;
}

/** Label above, hint under it, error between hint and control with an icon and a bar at the side. */
export function FieldFrame({ id, label, hint, error, optional, group, children }: FieldFrameProps) {
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  const words = (
    <>
      {label}
      {optional && <span className={styles.optional}> (optional)</span>}
    </>
  );
  return (
    <div
      className={error ? styles.invalid : styles.field}
      {...(group ? { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': describedBy } : {})}
    >
      {label !== undefined &&
        (group ? (
          <span id={labelId} className={styles.label}>
            {words}
          </span>
        ) : (
          <label id={labelId} htmlFor={id} className={styles.label}>
            {words}
          </label>
        ))}
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={errorId} className={styles.error}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path
              d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm-.9 3.5h1.8v4.6H7.1V4.5Zm.9 7.6a1.05 1.05 0 1 1 0-2.1 1.05 1.05 0 0 1 0 2.1Z"
              fill="currentColor"
            />
          </svg>
          <span>
            <span className="visually-hidden">Error: </span>
            {error}
          </span>
        </div>
      )}
      {children({ id, labelId, describedBy })}
    </div>
  );
}
