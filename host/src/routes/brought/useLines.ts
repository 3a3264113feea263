import type { RemoteRegistry } from '@forms/shared/platform/remotes';
import { use } from 'react';
import { LinesContext } from '../../federation/lines';

/** The registry's lines. Suspends until they have come, and throws where they cannot be read. */
export function useLines(): RemoteRegistry {
  const { read, reading } = use(LinesContext);
  return read ?? use(reading);
}
