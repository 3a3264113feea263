import { routes } from '@forms/shared/contract';
import { notFound } from '../../../platform/errors/errors';
import type { App } from '../../../platform/http/app';
import { serve } from '../../../platform/http/serve';
import { listNamed, optionsFound } from './lists';

/** The lists that forms choose from, whole and by what was typed. */
export function serveOptions(app: App): void {
  const list = (name: string) => {
    const found = listNamed(name);
    if (!found) throw notFound('list');
    return found;
  };
  serve(app, routes.options, ({ params }) => [...list(params.name)]);
  serve(app, routes.searchOptions, ({ params, body }) => [...optionsFound(list(params.name), body.searchOn)]);
}
