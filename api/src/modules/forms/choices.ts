import { routes } from '@forms/shared/contract';
import { notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { languageAsked } from '../../platform/http/languageAsked';
import { serve } from '../../platform/http/serve';
import { leadOrigins } from './leadOrigins';
import { labelIn } from './options/labelIn';

export const titles = ['Mr', 'Mrs', 'Miss', 'Ms', 'Mx', 'Dr', 'Professor', 'Reverend'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

/** The lists that every form may choose from: titles, and where people have heard of the college. */
export function serveChoices(app: App): void {
  serve(app, routes.titles, ({ request }) => {
    const language = languageAsked(request);
    return titles.map(({ id, label }) => ({ id, label: labelIn(language, label) }));
  });
  serve(app, routes.leadOrigins, ({ request }) => {
    const language = languageAsked(request);
    return leadOrigins.map(({ id, name }) => ({ id, name: labelIn(language, name) }));
  });
  serve(app, routes.leadOriginMeta, ({ params, request }) => {
    const language = languageAsked(request);
    const origin = leadOrigins.find(({ id }) => id === params.id);
    if (!origin) throw notFound('origin');
    return origin.meta.map((name) => ({
      id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
      name: labelIn(language, name),
    }));
  });
}
