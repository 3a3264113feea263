import { PROGRESS_STEPS_PER_EXAM } from '@forms/shared/contract';
import { say } from '../words/say';
import styles from './AddingProgress.module.css';
import { type AddingStep, addingSteps } from './useExamLookup';

/** How far the exam is on its way into the list; keeps its place while nothing is under way. */
export function AddingProgress({ step }: { step: AddingStep | undefined }) {
  return (
    <div className={styles.progress} role="status">
      {step && (
        <>
          <span>{say(step)}…</span>
          <progress aria-label={say(step)} max={PROGRESS_STEPS_PER_EXAM} value={addingSteps.indexOf(step) + 1} />
        </>
      )}
    </div>
  );
}
