import { takeGiven } from './given';

/** How long one of the shell's own small files may take, in milliseconds. */
const ANSWER_MS = 3_000;

/**
 * Reads one of the shell's own JSON files: it may have come with the page. Rejects within three seconds where it doesn't
 * come.
 *
 * @param again whether it has been asked for before: a browser would wait for the request that hangs, or take what was
 *   wrong from a cache
 */
export async function readJson(address: string, again: boolean): Promise<unknown> {
  const given = again ? undefined : takeGiven(address);
  if (given !== undefined) return given;
  const response = await fetch(address, {
    cache: again ? 'no-store' : 'default',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
