import { Button } from '@forms/shared/platform/ui';
import { Banner } from '../shell/Banner';
import styles from './OverrideBanner.module.css';
import { endOverrides, type Overrides } from './override';

/** Says which parts of this tab are not the site's, and leads back to those. */
export function OverrideBanner({ overrides }: { overrides: Overrides }) {
  return (
    <Banner name="Parts from elsewhere" lang="en-GB">
      <p>
        In this tab
        {Object.entries(overrides).map(([name, manifest]) => (
          <span key={name} className={styles.part}>
            <strong>{name}</strong> comes from <code>{manifest}</code>
          </span>
        ))}
      </p>
      <Button onClick={endOverrides}>Use the site’s own</Button>
    </Banner>
  );
}
