import { Button } from '@forms/shared/platform/ui';
import { use } from 'react';
import { LinesContext } from '../federation/lines';
import { endOverrides, mistakeIn, type Overrides } from '../federation/override';
import { Banner } from './Banner';
import styles from './OverrideBanner.module.css';

interface OverrideBannerProps {
  overrides: Overrides;
  remoteOrigins: readonly string[];
}

/** Says which parts of this tab are not the site's, and which cannot be had; and leads back to the site's own. */
export function OverrideBanner({ overrides, remoteOrigins }: OverrideBannerProps) {
  const { read } = use(LinesContext);
  if (!read) return null;
  return (
    <Banner name="Parts from elsewhere" lang="en-GB">
      <p>
        In this tab
        {Object.entries(overrides).map(([name, manifest]) => {
          const mistake = mistakeIn(read, name, manifest, { origin: window.location.origin, remoteOrigins });
          return (
            <span key={name} className={styles.part}>
              <strong>{name}</strong>
              {mistake ? (
                ` is as the site has it: ${mistake}`
              ) : (
                <>
                  {' '}
                  comes from <code>{manifest}</code>
                </>
              )}
            </span>
          );
        })}
      </p>
      <Button onClick={endOverrides}>Use the site’s own</Button>
    </Banner>
  );
}
