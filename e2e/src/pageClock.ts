import type { Page } from 'puppeteer';

interface Clock {
  passTime(milliseconds: number): void;
}

/** A page's clock that can be put forward, for what takes a minute. Called before the page is opened. */
export async function pageClock(page: Page): Promise<{ passes(milliseconds: number): Promise<void> }> {
  await page.evaluateOnNewDocument(installClock);
  return {
    passes: (milliseconds) => page.evaluate((passed) => (window as unknown as Clock).passTime(passed), milliseconds),
  };
}

/** Run in the page: its time goes on as always, and `passTime` lets the timers that are due by then run at once. */
function installClock(): void {
  const pending = new Map<number, { due: number; run(): void }>();
  const now = Date.now.bind(Date);
  const { setTimeout, clearTimeout } = window;
  let ahead = 0;
  Date.now = () => now() + ahead;
  window.setTimeout = ((work: () => void, delay = 0, ...given: []) => {
    const run = () => {
      if (pending.delete(timer)) work(...given);
    };
    const timer = setTimeout(run, delay);
    pending.set(timer, { due: Date.now() + delay, run });
    return timer;
  }) as typeof window.setTimeout;
  window.clearTimeout = (timer) => {
    pending.delete(Number(timer));
    clearTimeout(timer);
  };
  (window as unknown as Clock).passTime = (milliseconds) => {
    ahead += milliseconds;
    for (const { due, run } of [...pending.values()]) if (due <= Date.now()) run();
  };
}
