import { Link } from '@forms/shared/platform/routing';
import { say } from '../words/say';
import styles from './Stepper.module.css';
import type { Step } from './steps';
import type { Steps } from './useSteps';

interface StepperProps extends Pick<Steps, 'steps' | 'at' | 'isDone' | 'linkTo' | 'go'> {
  isComplete: boolean;
}

/** How far one is: a line of steps by name, or on a phone their number. Those that are done lead back to them. */
export function Stepper({ steps, at, isComplete, isDone, linkTo, go }: StepperProps) {
  const wayTo = (step: Step) => {
    const name = (
      <span className={styles.name}>
        {step.title}
        <span className="visually-hidden">, {say('done')}</span>
      </span>
    );
    if (linkTo)
      return (
        <Link to={linkTo(step.key)} className={styles.way}>
          {name}
        </Link>
      );
    return (
      <button type="button" className={styles.way} onClick={() => go(step)}>
        {name}
      </button>
    );
  };
  return (
    <nav aria-label={say('Steps of this form')} className={styles.stepper}>
      <p className={styles.short} aria-hidden="true">
        {say('Step {at} of {count}', { at: at + 1, count: steps.length })}
      </p>
      <ol className={styles.steps}>
        {steps.map((step, place) => {
          const isCurrent = place === at;
          const isPast = isComplete || (!isCurrent && isDone(step));
          return (
            <li
              key={step.key}
              className={isPast ? styles.done : styles.step}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {isPast && !isComplete ? (
                wayTo(step)
              ) : (
                <span className={styles.name}>
                  {step.title}
                  {isPast && <span className="visually-hidden">, {say('done')}</span>}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
