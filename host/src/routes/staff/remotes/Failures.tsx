import type { RemoteFailure, RemoteReleases } from '@forms/shared/contract';
import { type ReactNode, useState } from 'react';
import { SourcePlaces } from '../source-places/SourcePlaces';
import { versionOf } from './lineWords';
import styles from './Remotes.module.css';

/** How often browsers could not show a part of a remote within the last day, by version and phase, and where in its source. */
export function Failures({ of }: { of: RemoteReleases }) {
  const { failures } = of;
  if (failures.length === 0) return <p>No browser has reported a failure within the last day.</p>;
  return (
    <ul className={styles.list}>
      {failures.map((failure) => (
        <li key={`${failure.version} ${failure.phase}`} className={styles.entry}>
          <div>
            <p className={styles.name}>{versionOf(of, failure.version || null)}</p>
            <p className={styles.quiet}>Phase {failure.phase}</p>
            {failure.stacks.map(({ places, count }) => (
              <Folded key={places.join()} title={`In the source, ${count} of ${failure.count}`}>
                <SourcePlaces message={addressesOf(failure, places)} />
              </Folded>
            ))}
          </div>
          <p className={styles.count}>{failure.count}</p>
        </li>
      ))}
    </ul>
  );
}

/** The places as a stack names them: each with its build's address. */
const addressesOf = ({ manifest }: RemoteFailure, places: readonly string[]): string =>
  places.map((place) => new URL(`./${place}`, new URL(manifest, window.location.origin)).href).join('\n');

/** Drawn once it is opened: what it needs is asked for only then. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
}
