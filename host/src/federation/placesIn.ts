import { BUILT_PLACE, MOST_PLACES } from '@forms/shared/contract';
import { addresses } from './loadedParts';

/**
 * Where in a remote's own code an error came from, from the folder of its manifest and the innermost first, as
 * `common.1a2b.js:1:234`: nothing of its words, nor of any other code.
 */
export function placesIn(error: unknown, remote: string): string[] {
  const folder = addresses.get(remote)?.replace(/[^/]*$/, '');
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  if (!folder) return [];
  const lines = stack.split('\n').filter((line) => line.includes(folder));
  return lines.flatMap((line) => BUILT_PLACE.exec(line.split(folder)[1] ?? '')?.[0] ?? []).slice(0, MOST_PLACES);
}
