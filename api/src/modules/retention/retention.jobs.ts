import type { App } from '../../platform/http/app';
import { removeOld } from './removeOld';

/** Has what is past its time removed every day, and then erased what is so by rules. */
export const registerRetention = (app: App, eraseAged: (app: App) => Promise<void>): Promise<void> =>
  app.jobs.registerDaily('slow', 'retention', async () => {
    await removeOld(app);
    await eraseAged(app);
  });
