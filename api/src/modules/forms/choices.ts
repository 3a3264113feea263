import { routes } from '@forms/shared/contract';
import { notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { leadOrigins } from './leadOrigins';

export const titles = ['Mr', 'Mrs', 'Miss', 'Ms', 'Mx', 'Dr', 'Professor', 'Reverend'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

/** The lists that every form may choose from: titles, and where people have heard of the college. */
export function serveChoices(app: App): void {
  serve(app, routes.titles, () => titles);
  serve(app, routes.leadOrigins, () => leadOrigins.map(({ id, name }) => ({ id, name })));
  serve(app, routes.leadOriginMeta, ({ params }) => {
    const origin = leadOrigins.find(({ id }) => id === params.id);
    if (!origin) throw notFound('origin');
    return origin.meta.map((name) => ({ id: name.toLowerCase().replace(/[^a-z]+/g, '-'), name }));
  });
}
