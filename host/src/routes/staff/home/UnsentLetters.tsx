import { type UnsentLetters as Letters, letterLabel, shownTime } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import styles from './WaitingWork.module.css';

/** The letters that did not go, those given up first; each leads to what it is about, where it is sent again. */
export function UnsentLetters({ count, letters }: Letters) {
  const more = count - letters.length;
  return (
    <section className={styles.kind} aria-label="Letters not sent">
      <h2 className={styles.title}>
        Letters not sent
        <span className={styles.count}>{count}</span>
      </h2>
      <ul className={styles.entries}>
        {letters.map(({ id, about, kind, seller, recipient, state, sentAt, lastError, queuedAt }) => (
          <li key={id} className={styles.entry}>
            <Link to={`/staff/${about.entityType}/${about.entityTypeId}`} className={styles.name}>
              {letterLabel({ kind, seller })} {kind === 'reply' ? 'to' : 'for'} {about.name}
            </Link>
            <span className={styles.whole}>
              <strong className={state === 'failed' ? styles.failed : undefined}>
                {sentAt ? 'Came back' : state === 'failed' ? 'Given up' : 'Waiting, tried again by itself'}
              </strong>
              {`, to ${recipient || 'nobody'}`}
              {lastError && `. ${lastError}`}
            </span>
            <time className={styles.when} dateTime={queuedAt}>
              {shownTime(queuedAt)}
            </time>
          </li>
        ))}
      </ul>
      <p className={styles.all}>{more > 0 ? `And ${more} more. ` : ''}Open one to send it again.</p>
    </section>
  );
}
