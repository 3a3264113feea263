import type { RemoteReleases } from '@forms/shared/contract';
import { versionOf } from './lineWords';
import styles from './Remotes.module.css';

/** How often browsers could not show a part of a remote within the last day, by version and phase. */
export function Failures({ of }: { of: RemoteReleases }) {
  const { failures } = of;
  if (failures.length === 0) return <p>No browser has reported a failure within the last day.</p>;
  return (
    <ul className={styles.list}>
      {failures.map(({ version, phase, count }) => (
        <li key={`${version} ${phase}`} className={styles.entry}>
          <div>
            <p className={styles.name}>{versionOf(of, version || null)}</p>
            <p className={styles.quiet}>Phase {phase}</p>
          </div>
          <p className={styles.count}>{count}</p>
        </li>
      ))}
    </ul>
  );
}
