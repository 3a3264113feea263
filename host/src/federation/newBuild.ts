import { chunkFailure } from '@forms/shared/contract';

const KEY = 'loaded-anew-at';
/** Within so long of a reload another helps no more, in milliseconds: as long as the builds wait for a chunk. */
const PAUSE_MS = 120_000;

/**
 * Loads the page anew when an error says that a chunk did not come, since a page that was open while the site was
 * deployed asks for files that are gone. Never twice in two minutes, never while the site cannot be reached, and never
 * where somebody would be asked before leaving: an unsent form, a payment on its way.
 */
export async function loadNewBuild(error: unknown, reload = () => window.location.reload()): Promise<void> {
  if (!chunkFailure(error) || Date.now() - lastReload() < PAUSE_MS) return;
  if (!(await siteAnswers()) || wouldAsk()) return;
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Unmarked, a reload could follow a reload.
    return;
  }
  reload();
}

function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(KEY));
  } catch {
    return Date.now();
  }
}

const siteAnswers = () =>
  fetch('/remotes.json', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Asks those who would hold somebody back that leaves, without leaving. */
const wouldAsk = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
