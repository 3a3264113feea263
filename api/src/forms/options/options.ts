import { routes } from '@forms/shared/contract';
import type { App } from '../../app';
import { notFound } from '../../errors';
import { serve } from '../../serve';
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
