import type { App } from '../../platform/http/app';
import { convertFile } from './conversion';
import { scanFile } from './scanFile';
import { sweepFiles } from './sweep';

/** The work that files leave to be done; it takes its time. */
export async function registerFileJobs(app: App): Promise<void> {
  const stop = new AbortController();
  app.http.addHook('preClose', async () => stop.abort());
  app.jobs.register('slow', {
    scan: ({ fileId }) => scanFile(app, fileId),
    conversion: ({ fileId }) => convertFile(app, fileId, stop.signal),
  });
  await app.jobs.registerDaily('slow', 'sweep', () => sweepFiles(app));
}
