import { chunkFailure } from '@forms/shared/contract';
import { wouldAsk } from '../leaving';

const KEY = 'loaded-anew-at';
/** Within so long of a reload another helps no more, in milliseconds: as long as the builds wait for a chunk. */
const PAUSE_MS = 120_000;
/** What stores of files answer for one that is gone. */
const GONE = [403, 404, 410];

/**
 * Loads the page anew when an error says that a chunk did not come and is gone, since a page that was open while the
 * site was deployed asks for files of the build before. Never twice in two minutes, and never where somebody would be
 * asked before leaving: an unsent form, a payment on its way.
 */
export async function loadNewBuild(error: unknown, reload = () => window.location.reload()): Promise<void> {
  const chunk = addressOfChunk(error);
  if (!chunk || Date.now() - lastReload() < PAUSE_MS) return;
  if (!(await isGone(chunk)) || wouldAsk()) return;
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Unmarked, a reload could follow a reload.
    return;
  }
  reload();
}

/** webpack ends its words with the address, in brackets. */
const addressOfChunk = (error: unknown): string | undefined =>
  error instanceof Error && chunkFailure(error) ? /(https?:[^\s()]+)\)$/.exec(error.message)?.[1] : undefined;

function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(KEY));
  } catch {
    return Date.now();
  }
}

/** Whether the server says that there is no such file, or has a page for whatever it does not know. */
const isGone = (address: string) =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status, headers }) => GONE.includes(status) || !!headers.get('content-type')?.startsWith('text/html'),
    () => false,
  );
