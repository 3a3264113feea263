import type { TestMenuEntry } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import styles from './TestMenu.module.css';

/** Leads to what is tried on a site that isn't live. */
export function TestMenu({ entries }: { entries: readonly TestMenuEntry[] }) {
  return (
    <nav className={styles.menu} lang="en-GB" aria-label="Test forms">
      <strong>Test site</strong>
      <ul>
        {entries.map(({ title, address }) => (
          <li key={address}>
            <Link to={address}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
