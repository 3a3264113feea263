import { NEWEST, routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { wordsAsked } from '../../platform/lists/search';
import { mustSee } from '../areas/mustSee';
import { enquiryById } from '../enquiries/storedEnquiries';
import { duplicatesOf } from './duplicates';
import { linkPeople } from './linkPeople';
import { mergeEnquiry } from './mergeEnquiry';
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
  serve(app, routes.duplicatesOf, ({ params, session }) => duplicatesOf(app.db, params.id, session));
  serve(app, routes.mergeEnquiry, async ({ params: { id }, body, session, noted }) => {
    if (body.into !== null) await mustSee(app.db, session, body.into);
    await mergeEnquiry(app.db, id, body, session);
    noted.detail = body.into === null ? 'taken apart' : `into ${body.into}`;
    return enquiryById(app.db, id);
  });
}
