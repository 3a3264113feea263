import type { RemoteRegistry } from '@forms/shared/platform/remotes';
import { use } from 'react';
import { LinesContext } from '../../federation/lines';

/** The registry's lines; undefined while they are on their way. Throws where they cannot be read. */
export function useLines(): RemoteRegistry | undefined {
  const { read, failure } = use(LinesContext);
  if (failure) throw failure;
  return read;
}
