import { routes } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../../../platform/errors/errors';
import type { App } from '../../../platform/http/app';
import { languageAsked } from '../../../platform/http/languageAsked';
import { serve } from '../../../platform/http/serve';
import { listNamed, optionsFound } from './lists';

/** The lists that forms choose from, whole and by what was typed. */
export function serveOptions(app: App): void {
  const list = (name: string, request: FastifyRequest) => {
    const found = listNamed(name, languageAsked(request));
    if (!found) throw notFound('list');
    return found;
  };
  serve(app, routes.options, ({ params, request }) => [...list(params.name, request)]);
  serve(app, routes.searchOptions, ({ params, body, request }) => [
    ...optionsFound(list(params.name, request), body.searchOn),
  ]);
}
