import styles from './ErrorBar.module.css';
import { say } from './words/say';

/** Why the list did not come, in a red bar above it. */
export function ErrorBar({ message, onRetry }: { message: string; onRetry?: (() => void) | undefined }) {
  return (
    <div className={styles.bar} role="alert">
      <p>{message}</p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {say('Try again')}
        </button>
      )}
    </div>
  );
}
