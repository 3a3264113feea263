import { type QueueCounts, queueLabels, queueNames } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { Failed } from '../../Failed';
import styles from './Queues.module.css';

const figure = new Intl.NumberFormat('en-GB');

/** The queues of work in which there is something, each with how much, and the way to its enquiries; the empty ones are named. */
export function Queues({ call }: { call: { data?: QueueCounts | undefined; error?: unknown; refetch(): void } }) {
  const { data: counts, error, refetch } = call;
  const empty = queueNames.filter((queue) => counts?.[queue] === 0);
  return (
    <section className={styles.queues} aria-labelledby="queues">
      <h2 id="queues" className={styles.title}>
        Work owed
      </h2>
      {error && !counts ? <Failed what="The work that is owed" error={error} onRetry={refetch} /> : null}
      {counts && empty.length < queueNames.length && (
        <ul className={styles.list}>
          {queueNames
            .filter((queue) => counts[queue] > 0)
            .map((queue) => (
              <li key={queue}>
                <Link to={`/staff/enquiries?queue=${queue}`} className={styles.queue}>
                  {queueLabels[queue]} <span className={styles.count}>{figure.format(counts[queue])}</span>
                </Link>
              </li>
            ))}
        </ul>
      )}
      {empty.length > 0 && (
        <p className={styles.empty}>Nothing in: {empty.map((queue) => queueLabels[queue]).join(', ')}.</p>
      )}
    </section>
  );
}
