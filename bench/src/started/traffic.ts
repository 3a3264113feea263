import type { Browser, CDPSession, Page, Target } from 'puppeteer';

/** What one tab or worker has asked for, by minute. */
export class Traffic {
  private readonly counts = new Map<string, number>();

  /** Counts what the browser's workers ask for, those that begin later too. */
  static async ofWorkers(browser: Browser): Promise<Traffic> {
    const traffic = new Traffic();
    const watched = new Set<Target>();
    const watch = async (target: Target) => {
      if (target.type() !== 'service_worker' || watched.has(target)) return;
      watched.add(target);
      const session: CDPSession = await target.createCDPSession();
      session.on('Network.requestWillBeSent', () => traffic.add('worker'));
      await session.send('Network.enable');
    };
    browser.on('targetcreated', (target) => void watch(target).catch(() => watched.delete(target)));
    await Promise.all(browser.targets().map(watch));
    return traffic;
  }

  /** Counts what a tab asks for, under this name. */
  count(name: string, page: Page): void {
    page.on('request', () => this.add(name));
  }

  /** How often each has asked since this was last read. */
  take(): Record<string, number> {
    const taken = Object.fromEntries(this.counts);
    for (const name of this.counts.keys()) this.counts.set(name, 0);
    return taken;
  }

  private add(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }
}
