import { type SiteSettings, siteSettings } from '@forms/shared/contract';
import { letTryAgain, showOpened } from './notOpened';
import { readJson } from './readJson';

/** The wait before the second try, in milliseconds; each after it is twice as long, up to the longest. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/**
 * Reads the deployment's settings: without them nobody knows where the services stand, so they are asked for until they
 * come, and somebody who looks at the page sees why it is empty and can try again at once.
 */
export async function readSettings(): Promise<SiteSettings> {
  for (let wait = FIRST_WAIT_MS, again = false; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS), again = true) {
    try {
      const settings = siteSettings.parse(await readJson('/settings.json', again));
      showOpened();
      return settings;
    } catch (error) {
      console.error('/settings.json did not come:', error);
      await Promise.race([letTryAgain(), new Promise((resolve) => setTimeout(resolve, wait))]);
    }
  }
}
