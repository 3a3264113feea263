import { type RemoteReleases, shownTime } from '@forms/shared/contract';
import { wordsOf } from './lineWords';
import styles from './Remotes.module.css';

/** Everything that was done with a remote, the newest first. */
export function History({ of }: { of: RemoteReleases }) {
  const { history } = of;
  if (history.length === 0) return <p>Nothing has been done with it yet.</p>;
  return (
    <ol className={styles.list}>
      {history.map((step) => (
        <li key={step.number} className={styles.entry}>
          <div>
            <p className={styles.name}>{wordsOf(of, step)}</p>
            <p className={styles.quiet}>
              {shownTime(step.at)}, {step.author}
            </p>
            {step.reason && <p>{step.reason}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
