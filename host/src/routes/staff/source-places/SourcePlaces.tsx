import { Loading } from '@forms/shared/platform/ui';
import { useEffect, useState } from 'react';
import { type SourcePlace, sourcePlaces } from './placesInSource';
import styles from './SourcePlaces.module.css';

/** The lines of the source that an error came by, the innermost first. */
export function SourcePlaces({ message }: { message: string }) {
  const [places, setPlaces] = useState<readonly SourcePlace[]>();
  useEffect(() => {
    let isShown = true;
    void sourcePlaces(message).then((found) => isShown && setPlaces(found));
    return () => {
      isShown = false;
    };
  }, [message]);
  if (!places) return <Loading of="the lines of the source" />;
  return (
    <ol className={styles.places}>
      {places.map(({ built, source }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place can come twice, and the list never changes
        <li key={at}>
          <code>{source ?? built}</code>
          {!source && <span className={styles.quiet}> (this build, or its map, is no longer here)</span>}
        </li>
      ))}
    </ol>
  );
}
