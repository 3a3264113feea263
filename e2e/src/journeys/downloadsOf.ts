import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Visitor } from '../visitor';

/**
 * Has the browser put what this person downloads from now on into a new folder within `folder`. Answers what waits for
 * the next file to be whole: its name and its bytes. The browser makes it, empty, before it writes.
 */
export async function downloadsOf(visitor: Visitor, folder: string): Promise<() => Promise<[string, Buffer]>> {
  const into = mkdtempSync(join(folder, 'downloads-'));
  const wire = await visitor.page.createCDPSession();
  await wire.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: into,
    browserContextId: visitor.page.browserContext().id ?? '',
  });
  const whole = () => {
    const names = readdirSync(into);
    const isUnderWay = names.some((name) => name.endsWith('.crdownload'));
    return isUnderWay ? undefined : names.find((name) => statSync(join(into, name)).size > 0);
  };
  return async () => {
    await visitor.eventually(async () => whole() !== undefined, 'the download');
    const name = whole() ?? '';
    return [name, readFileSync(join(into, name))];
  };
}
