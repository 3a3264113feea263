import type { Measure, RemoteReleases, RemoteSpeed } from '@forms/shared/contract';
import { versionOf } from './lineWords';
import styles from './Remotes.module.css';

const words: Record<Measure, string> = {
  load: 'A part has come',
  LCP: 'The largest thing is drawn (LCP)',
  INP: 'A press is answered (INP)',
  CLS: 'Things jump (CLS)',
};

/** How fast a remote was for its visitors within the last week: what three of four of them had, by version and measure. */
export function Speed({ of }: { of: RemoteReleases }) {
  const { speed } = of;
  if (speed.length === 0) return <p>No browser has reported within the last week.</p>;
  return (
    <div className={styles.stack}>
      <p>Three of four visitors had this, or better.</p>
      <ul className={styles.list}>
        {speed.map((each) => (
          <li key={`${each.version} ${each.measure}`} className={styles.entry}>
            <div>
              <p className={styles.name}>{words[each.measure]}</p>
              <p className={styles.quiet}>
                {versionOf(of, each.version || null)}, measured {each.count === 1 ? 'once' : `${each.count} times`}
              </p>
            </div>
            <p className={styles.count}>{withinOf(each)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function withinOf({ measure, within }: RemoteSpeed): string {
  if (within === null) return 'longer';
  if (measure === 'CLS') return `≤ ${within / 1_000}`;
  return within < 1_000 ? `≤ ${within} ms` : `≤ ${within / 1_000} s`;
}
