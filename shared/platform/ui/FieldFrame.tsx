import type { ReactNode } from 'react';
import { language } from '../words/language';
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

/** What the frame says by itself. */
const words = {
  'en-GB': { optional: 'optional', error: 'Error' },
  'pt-PT': { optional: 'facultativo', error: 'Erro' },
};

/** Label above, hint under it, error between hint and control with an icon and a bar at the side. */
export function FieldFrame({ id, label, hint, error, optional, group, children }: FieldFrameProps) {
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  const caption = (
    <>
      {label}
      {optional && <span className={styles.optional}> ({words[language()].optional})</span>}
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
            {caption}
          </span>
        ) : (
          <label id={labelId} htmlFor={id} className={styles.label}>
            {caption}
          </label>
        ))}
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={errorId} className={styles.error}>
          <span className="visually-hidden">{words[language()].error}: </span>
          {error}
        </div>
      )}
      {children({ id, labelId, describedBy })}
    </div>
  );
}
