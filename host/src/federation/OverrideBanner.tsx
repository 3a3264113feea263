import { Button } from '@forms/shared/ui';
import styles from './OverrideBanner.module.css';
import { endOverrides, type Overrides } from './override';

/** Says, on every page, that what is shown is not what the site's visitors get. */
export function OverrideBanner({ overrides }: { overrides: Overrides }) {
  return (
    <aside className={styles.banner} lang="en-GB" aria-label="Parts from elsewhere">
      <p>
        In this tab
        {Object.entries(overrides).map(([name, manifest]) => (
          <span key={name} className={styles.part}>
            <strong>{name}</strong> comes from <code>{manifest}</code>
          </span>
        ))}
      </p>
      <Button onClick={endOverrides}>Use the site’s own</Button>
    </aside>
  );
}
