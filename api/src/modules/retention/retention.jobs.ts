import type { App } from '../../platform/http/app';
import { removeOld } from './removeOld';

/** Has what is past its time removed every day. */
export const registerRetention = (app: App): Promise<void> =>
  app.jobs.registerDaily('slow', 'retention', () => removeOld(app));
