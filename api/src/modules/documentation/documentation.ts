import { routes } from '@forms/shared/contract';
import { addressOf } from '../../platform/http/addresses';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { type OpenApi, openApi } from './openApi';
import { page } from './page';

/** Describes every call: to people, and to their tools. */
export function serveDocumentation(app: App): void {
  let made: OpenApi | undefined;
  /** Made for the first who asks: it takes a tenth of a second, and most starts are not asked. */
  function document(): OpenApi {
    made ??= openApi(app.settings);
    return made;
  }
  const { url } = addressOf(routes.openApi, app.settings);
  serve(app, routes.openApi, document);
  serve(app, routes.documentation, ({ reply }) => reply.type('text/html; charset=utf-8').send(page(document(), url)));
}
