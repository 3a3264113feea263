import { NEWEST, routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { wordsAsked } from '../../platform/lists/search';
import { mustSee } from '../areas/mustSee';
import { linkPeople } from './linkPeople';
import { personOf } from './personOf';
import { searchPeople } from './searchPeople';

/** One person over all that they sent and wrote, for staff. */
export function servePeople(app: App): void {
  serve(app, routes.people, ({ query: { size = NEWEST }, request, session }) =>
    searchPeople(app.db, wordsAsked(request), session, Number(size)),
  );
  serve(app, routes.personOf, ({ params, session }) => personOf(app.db, params.id, session));
  serve(app, routes.linkPeople, async ({ params: { id, other }, body, session, noted }) => {
    await mustSee(app.db, session, other);
    await linkPeople(app.db, [id, other], body, session.name);
    noted.detail = `${body.was ?? 'nothing'} → ${body.said ?? 'nothing'}`;
    return personOf(app.db, id, session);
  });
}
