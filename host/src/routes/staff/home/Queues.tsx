import { type CountedQueue, figure, MOST_COUNTED } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { Failed } from '../../Failed';
import styles from './Queues.module.css';

/** The queues of work in which there is something, each with how much, and the way to its enquiries; the empty ones are named. */
export function Queues({ call }: { call: { data?: CountedQueue[] | undefined; error?: unknown; refetch(): void } }) {
  const { data: queues = [], error, refetch } = call;
  const full = queues.filter(({ count }) => count !== 0);
  const empty = queues.filter(({ count }) => count === 0);
  return (
    <section className={styles.queues} aria-labelledby="queues">
      <h2 id="queues" className={styles.title}>
        Work owed
      </h2>
      {error && !call.data ? <Failed what="The work that is owed" error={error} onRetry={refetch} /> : null}
      {full.length > 0 && (
        <ul className={styles.list}>
          {full.map(({ title, count, list }) => {
            const address = `/staff/enquiries?${new URLSearchParams(list)}`;
            return (
              <li key={address}>
                <Link to={address} className={styles.queue}>
                  <span className={styles.name}>{title}</span>{' '}
                  <span className={styles.count}>
                    {count === null ? `over ${figure(MOST_COUNTED)}` : figure(count)}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      {call.data?.length === 0 && <p className={styles.empty}>No queue is shown here.</p>}
      {empty.length > 0 && <p className={styles.empty}>Nothing in: {empty.map(({ title }) => title).join(', ')}.</p>}
    </section>
  );
}
