import { wouldAsk } from '../leaving';

const KEY = 'loaded-anew-at';
/** Within so long of a reload another helps no more, in milliseconds: as long as the builds wait for a chunk. */
const PAUSE_MS = 120_000;

/**
 * Loads the page anew by itself. Never twice in two minutes, and never where somebody would be asked before leaving: an
 * unsent form, a payment on its way.
 */
export function loadAnew(reload = () => window.location.reload()): void {
  if (Date.now() - lastReload() < PAUSE_MS || wouldAsk()) return;
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
