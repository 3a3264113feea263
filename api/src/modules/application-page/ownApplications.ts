import {
  applicationState,
  hasInvoice,
  isWanted,
  type Language,
  MOST_OWN_APPLICATIONS,
  type OwnApplication,
  routes,
  type Session,
} from '@forms/shared/contract';
import { notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { languageAsked } from '../../platform/http/languageAsked';
import { serve } from '../../platform/http/serve';
import { newApplicationLink } from '../application-links/applicationLinks';
import { pageOf } from './pageOf';

/** What whoever is signed in has sent: the same as behind its links, found by the address of their account. */
export function serveOwnApplications(app: App): void {
  serve(app, routes.ownApplications, async ({ session, request }) => {
    const rows = await own(app, session).orderBy('submittedAt', 'desc').limit(MOST_OWN_APPLICATIONS).execute();
    const applications = [];
    for (const { id } of rows) applications.push(await listed(app, id, languageAsked(request)));
    return applications;
  });

  serve(app, routes.openOwnApplication, async ({ params, session }) => {
    const row = await own(app, session).where('id', '=', params.id).executeTakeFirst();
    if (!row) throw notFound('application of yours');
    return { link: await newApplicationLink(app.db, row.id) };
  });
}

/** The enquiries that give the address of somebody's account. */
const own = ({ db }: App, { email }: Session) =>
  db
    .selectFrom('enquiries')
    .select('id')
    .where(({ fn }) => fn('lower', ['email']), '=', email.toLowerCase());

async function listed(app: App, id: string, language: Language): Promise<OwnApplication> {
  const { details, ...page } = await pageOf(app, id, language);
  const { applied, status, withdrawn, mergedInto, isDisputed, invoice, definition, documents } = details;
  const requires = { hasPlaces: hasInvoice(definition), needsDocuments: documents.some(isWanted) };
  const facts = { ...applied, status, withdrawn, mergedInto, isDisputed, invoice, ...requires };
  const { title, next } = applicationState(facts, language);
  const { amount, owing } = applied;
  return { ...page, id, state: title, next, owing, invoice: invoice && { ...invoice, amount } };
}
