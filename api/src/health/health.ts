import { APP_VERSION, routes } from '@forms/shared/contract';
import type { App } from '../app';
import { serve } from '../serve';

export function serveHealth(app: App): void {
  serve(app, routes.health, () => ({ status: 'ok', version: APP_VERSION }) as const);
}
