import { Link } from '@forms/shared/platform/routing';
import { Button, Notice } from '@forms/shared/platform/ui';
import styles from './BulkOutcome.module.css';
import type { NotMoved, Progress } from './useBulkChange';

interface BulkOutcomeProps {
  progress: Progress | undefined;
  notMoved: readonly NotMoved[];
  onTryAgain(): void;
  onDismiss(): void;
}

/** How far a change of many enquiries is; then each that could not be changed, with the cause. */
export function BulkOutcome({ progress, notMoved, onTryAgain, onDismiss }: BulkOutcomeProps) {
  if (progress) {
    const { done, total } = progress;
    return (
      <div className={styles.progress}>
        <span role="status">Changing {total} enquiries</span>
        <progress aria-label="Changed enquiries" max={total} value={done} />
        <span aria-hidden="true">
          {done} of {total}
        </span>
      </div>
    );
  }
  if (notMoved.length === 0) return null;
  return (
    <div className={styles.place}>
      <Notice
        kind="error"
        title={
          notMoved.length === 1 ? '1 enquiry could not be changed' : `${notMoved.length} enquiries could not be changed`
        }
        actions={
          <>
            <Button onClick={onTryAgain}>Try again</Button>
            <Button type="text" onClick={onDismiss}>
              Dismiss
            </Button>
          </>
        }
      >
        <ul className={styles.failed}>
          {notMoved.map(({ row, message }) => (
            <li key={row.id}>
              <Link to={`/staff/enquiry/${row.id}`}>{row.reference}</Link> {row.name}: {message}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
