import { chunkFailure } from '@forms/shared/contract';
import { loadAnew } from './loadAnew';

/** What stores of files answer for one that is gone. */
const GONE = [403, 404, 410];

/**
 * Loads the page anew when an error says that a chunk did not come and is gone, since a page that was open while the
 * site was deployed asks for files of the build before.
 */
export async function loadNewBuild(error: unknown, reload?: () => void): Promise<void> {
  const chunk = addressOfChunk(error);
  if (chunk && (await isGone(chunk))) loadAnew(reload);
}

/** webpack ends its words with the address, in brackets. */
const addressOfChunk = (error: unknown): string | undefined =>
  error instanceof Error && chunkFailure(error) ? /(https?:[^\s()]+)\)$/.exec(error.message)?.[1] : undefined;

/** Whether the server says that there is no such file, or has a page for whatever it does not know. */
const isGone = (address: string) =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status, headers }) => GONE.includes(status) || !!headers.get('content-type')?.startsWith('text/html'),
    () => false,
  );
