import type { PageModel } from '@forms/shared/contract';
import styles from './Stepper.module.css';

interface StepperProps {
  pages: readonly PageModel[];
  /** The place of the page now shown, from 0. */
  at: number;
  isComplete: boolean;
}

/** How far one is: a line of steps by name, or on a phone their number. */
export function Stepper({ pages, at, isComplete }: StepperProps) {
  return (
    <nav aria-label="Steps of this form" className={styles.stepper}>
      <p className={styles.short} aria-hidden="true">
        Step {at + 1} of {pages.length}
      </p>
      <ol className={styles.steps}>
        {pages.map((page, place) => {
          const isDone = isComplete || place < at;
          return (
            <li
              key={page.key}
              className={isDone ? styles.done : styles.step}
              aria-current={place === at ? 'step' : undefined}
            >
              <span className={styles.name}>
                {page.definition.title}
                {isDone && <span className="visually-hidden">, done</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
