import { type BulkChange, isBulkUnderWay, MOST_NAMED } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { Button, Notice } from '@forms/shared/platform/ui';
import styles from './BulkNotice.module.css';
import { bulkCalls } from './bulkCalls';
import { besideOf, failedOf, progressOf, titleOf } from './bulkWords';

/** How far a change of many enquiries is; then what became of it, with each that could not be changed and why. */
export function BulkNotice({ change }: { change: BulkChange }) {
  const [again] = bulkCalls.useHostTryBulkChangeAgainMutation();
  const [undo] = bulkCalls.useHostUndoBulkChangeMutation();
  const [dismiss] = bulkCalls.useHostDismissBulkChangeMutation();
  const { requestError } = useServices();
  const { id, state, failed, counts } = change;
  const act = (how: (asked: { params: { id: string } }) => { unwrap(): Promise<unknown> }) => () =>
    void how({ params: { id } }).unwrap().catch(requestError);

  if (isBulkUnderWay(state)) {
    const { done, of } = progressOf(change);
    return (
      <div className={styles.progress}>
        <span role="status">{titleOf(change)}</span>
        {state === 'finding' ? (
          <progress aria-label={titleOf(change)} />
        ) : (
          <progress aria-label={titleOf(change)} max={of} value={done} />
        )}
        <span aria-hidden="true">
          {done} of {of}
        </span>
        {state !== 'undoing' && <Button onClick={act(undo)}>Stop and undo</Button>}
        <p className={styles.aside}>It goes on when you leave this page.</p>
      </div>
    );
  }
  const failures = failedOf(change);
  const beside = besideOf(change);
  return (
    <div className={styles.place}>
      <Notice
        kind={failures > 0 ? 'error' : 'success'}
        title={titleOf(change)}
        actions={
          <>
            {state === 'changed' && failures > 0 && <Button onClick={act(again)}>Try again</Button>}
            {state === 'changed' && (counts.done ?? 0) > 0 && <Button onClick={act(undo)}>Undo</Button>}
            <Button type="text" onClick={act(dismiss)}>
              Dismiss
            </Button>
          </>
        }
      >
        {beside !== '' && <p>{beside}</p>}
        {failed.length > 0 && (
          <ul className={styles.failed}>
            {failed.map(({ enquiry, why }) => (
              <li key={enquiry.id}>
                <Link to={`/staff/enquiry/${enquiry.id}`}>{enquiry.reference}</Link> {enquiry.name}: {why}
              </li>
            ))}
          </ul>
        )}
        {failures > MOST_NAMED && <p>The first {MOST_NAMED} are named here.</p>}
      </Notice>
    </div>
  );
}
