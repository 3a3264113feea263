import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { getChromium } from './chromium';

/** Before the browser tests: a Chromium, and the product as built now. */
export default async function productAndBrowser(): Promise<void> {
  await getChromium();
  execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, '../../api/src/build.ts')], {
    cwd: join(__dirname, '../..'),
    stdio: 'inherit',
  });
}
