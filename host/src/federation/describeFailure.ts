import type { PartFailure } from '@forms/shared/contract';
import { type RemoteModule, remoteOf } from '@forms/shared/platform/remotes';
import { RemoteFailure } from './admission';
import { phaseOf } from './loaded';
import { addresses, manifests } from './loadedParts';

/**
 * A part's failure for developers: a line with the part, the phase, the remote's version and the address of its
 * manifest; and the error that caused it, and the phase.
 */
export function describeFailure(
  of: RemoteModule,
  error: unknown,
): { line: string; cause: unknown; phase: PartFailure['phase'] } {
  const address = addresses.get(remoteOf(of)) ?? '';
  const version = manifests.get(address)?.metaData.buildInfo?.buildVersion ?? 'unknown';
  const [phase, cause]: [PartFailure['phase'], unknown] =
    error instanceof RemoteFailure
      ? [error.phase, error.cause ?? error]
      : [phaseOf(error) === 'module' ? 'module' : 'drawing', error];
  return { line: `${of} failed (phase ${phase}, version ${version}, ${address})`, cause, phase };
}
