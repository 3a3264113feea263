import { NEWEST, routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { wordsAsked } from '../../platform/lists/search';
import { personOf } from './personOf';
import { searchPeople } from './searchPeople';

/** One person over all that they sent and wrote, for staff. */
export function servePeople(app: App): void {
  serve(app, routes.people, ({ query: { size = NEWEST }, request, session }) =>
    searchPeople(app.db, wordsAsked(request), session, Number(size)),
  );
  serve(app, routes.personOf, ({ params, session }) => personOf(app.db, params.id, session));
}
