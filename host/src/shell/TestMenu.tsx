import { testMenuSlugs } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import styles from './TestMenu.module.css';

/** Leads to the forms on a site that isn't live. */
export function TestMenu() {
  return (
    <nav className={styles.menu} lang="en-GB" aria-label="Test forms">
      <strong>Test site</strong>
      <ul>
        {testMenuSlugs.map((slug) => (
          <li key={slug}>
            <Link to={`/${slug}/`}>{slug}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
