import { type ChoiceDetail, type Language, routes } from '@forms/shared/contract';
import { notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { languageAsked } from '../../platform/http/languageAsked';
import { serve } from '../../platform/http/serve';
import { changeChoices, choiceListsNow, choicesOf } from './storedChoices';

/** The lists that every form may choose from: titles, and where people have heard of the college; and the calls by which staff edit them. */
export function serveChoices(app: App): void {
  const { db } = app;
  serve(app, routes.titles, async ({ request }) =>
    offered(await choicesOf(db, 'titles'), languageAsked(request)).map(({ id, name }) => ({ id, label: name })),
  );
  serve(app, routes.leadOrigins, async ({ request }) =>
    offered(await choicesOf(db, 'lead-origins'), languageAsked(request)),
  );
  serve(app, routes.leadOriginMeta, async ({ params, request }) => {
    const origin = (await choicesOf(db, 'lead-origins')).find(({ id }) => id === params.id);
    if (!origin) throw notFound('origin');
    return offered(origin.details, languageAsked(request));
  });
  serve(app, routes.choiceLists, () => choiceListsNow(db));
  serve(app, routes.changeChoices, ({ params, body, session }) => changeChoices(db, params.name, body, session.userId));
}

/** What is offered of a list, in the words of a language. */
const offered = (choices: readonly ChoiceDetail[], language: Language): { id: string; name: string }[] =>
  choices
    .filter(({ isOffered }) => isOffered)
    .map(({ id, label, portuguese }) => ({ id, name: language === 'pt-PT' ? portuguese || label : label }));
