import { rmSync } from 'node:fs';

/** After the browser tests. */
export default async function closeBrowsers(): Promise<void> {
  await Promise.all((globalThis.testBrowsers ?? []).map((browser) => browser.close()));
  if (process.env.TEST_SITE) rmSync(process.env.TEST_SITE, { recursive: true, force: true });
}
