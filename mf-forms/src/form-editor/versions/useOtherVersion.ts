import type { FormVersion, StoredForm } from '@forms/shared/contract';
import { skipToken } from '@forms/shared/platform/store';
import { useState } from 'react';
import { useStoredForm } from '../../form/useStoredForm';

/**
 * The version beside one's own work: an older one that is `looked` at, or else `theirs`, which somebody saved since the
 * work began on version `base`.
 */
export function useOtherVersion(slug: string, base: number, newest: StoredForm) {
  const [looked, setLooked] = useState<FormVersion>();
  const { currentData: older } = useStoredForm(
    looked ? { params: { slug }, query: { version: String(looked.version), translations: 'all' } } : skipToken,
  );
  const theirs = newest.version > base ? newest : undefined;
  return { looked, setLooked, older, theirs, other: looked ? older : theirs };
}
