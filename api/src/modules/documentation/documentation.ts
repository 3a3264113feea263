import { routes } from '@forms/shared/contract';
import { addressOf } from '../../platform/http/addresses';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { openApi } from './openApi';
import { page } from './page';

/** Describes every call: to people, and to their tools. */
export function serveDocumentation(app: App): void {
  const document = openApi(app.settings);
  const html = page(document, addressOf(routes.openApi, app.settings).url);
  serve(app, routes.openApi, () => document);
  serve(app, routes.documentation, ({ reply }) => reply.type('text/html; charset=utf-8').send(html));
}
