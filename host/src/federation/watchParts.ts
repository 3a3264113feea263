import type { PartFailure } from '@forms/shared/contract';
import { addresses, ownAddress } from './loadedParts';
import { placesIn } from './placesIn';

/** Longer than so, in milliseconds, nobody can press anything, and a part's team hears of it. */
const BLOCKED_MS = 2_000;

/** What a browser tells of a frame that came late (long animation frames); TypeScript does not know it yet. */
interface LateFrame extends PerformanceEntry {
  scripts: readonly { sourceURL: string; duration: number }[];
}

/**
 * Reports what goes wrong in remotes' code outside of drawing, where no notice stands: errors of timers, listeners and
 * promises (phase `later`), and code that holds the page for over two seconds (`blocked`). A report says which remote,
 * which of the two and where in its code, once for as long as the page stands, and nothing of the person or of the
 * error's words, which the console has.
 */
export function watchParts(report: (failure: PartFailure) => unknown): void {
  const reported = new Set<string>();
  const tell = (code: string, phase: PartFailure['phase'], error?: unknown) => {
    const remote = remoteIn(code, addresses);
    if (!remote || reported.has(`${remote} ${phase}`)) return;
    reported.add(`${remote} ${phase}`);
    console.error(
      phase === 'later' ? `${remote} threw this outside of drawing` : `${remote} held the page for over 2 s`,
    );
    report({ remote, manifest: ownAddress(remote), phase, places: placesIn(error, remote) });
  };
  const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '');
  window.addEventListener('error', ({ error, filename }) => tell(stackOf(error) || filename, 'later', error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(stackOf(reason), 'later', reason));
  if (!PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) return;
  new PerformanceObserver((list) => {
    for (const { scripts } of list.getEntries() as LateFrame[])
      for (const { sourceURL, duration } of scripts) if (duration > BLOCKED_MS) tell(sourceURL, 'blocked');
  }).observe({ type: 'long-animation-frame', buffered: true });
}

/**
 * The remote whose code stands first in a stack: what it has called in the shell, as React or the store, is above it and
 * not at fault.
 *
 * @param manifests the address of each remote's manifest, by its name; its code stands beside it
 */
export function remoteIn(stack: string, manifests: ReadonlyMap<string, string>): string | undefined {
  const found = [...manifests].map(([remote, manifest]) => {
    return { remote, at: stack.indexOf(manifest.slice(0, manifest.lastIndexOf('/') + 1)) };
  });
  return found.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at)[0]?.remote;
}
