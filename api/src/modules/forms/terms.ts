import { type ListAsked, type ListPage, routes, type TermsAcceptance, type Who } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { batchesIn, type Order, orderAsked, pageIn } from '../../platform/lists/keyset';
import { type CsvColumns, ROWS_AT_ONCE, sendList, textColumns } from '../../platform/lists/sendList';
import { seenBy } from '../areas/seenBy';
import { publishTerms, seedTerms, termsAt, termsNow, versionsOfTerms } from './storedTerms';
import { termsIn } from './termsIn';

/** The texts that people agree to, kept in the database and brought in where they are missing; their versions, and who accepted which. */
export async function serveTerms(app: App): Promise<void> {
  const { db } = app;
  await seedTerms(db);

  serve(app, routes.terms, async ({ params, query: { language = 'en-GB' } }) => {
    const terms = (await termsIn(db, language)).find(({ slug }) => slug === params.slug);
    if (!terms) throw notFound('text');
    return terms;
  });
  serve(app, routes.termsOfSite, () => termsNow(db));
  serve(app, routes.termsVersions, ({ params }) => versionsOfTerms(db, params.slug));
  serve(app, routes.termsToEdit, ({ params: { slug, version } }) =>
    termsAt(db, slug, version === 'newest' ? version : Number(version)),
  );
  serve(app, routes.publishTerms, ({ params, body, session }) => publishTerms(db, params.slug, body, session.userId));
  serve(app, routes.termsAcceptances, ({ params, query, session }) => acceptancesOf(db, params, query, session));
  serve(app, routes.exportTermsAcceptances, ({ params, reply, session }) =>
    sendList(reply, {
      name: `${params.slug}-${params.version}`,
      columns: textColumns(columns),
      batches: everyAcceptance(db, params, session),
    }),
  );
}

const columns: CsvColumns<TermsAcceptance> = {
  Reference: ({ reference }) => reference,
  Accepted: ({ acceptedAt }) => acceptedAt,
  Application: ({ id }) => id,
};

const orders = {
  acceptedAt: {
    by: sql<string>`${sql.ref('termsAcceptances.acceptedAt')}`,
    id: sql<string>`${sql.ref('termsAcceptances.enquiryId')}`,
  },
} as const satisfies Record<string, Order>;

/** A page of the applications that somebody sees by which a version of terms was accepted. */
async function acceptancesOf(
  db: Database,
  of: VersionOfTerms,
  asked: ListAsked,
  who: Who,
): Promise<ListPage<TermsAcceptance>> {
  const { order, how } = orderAsked(orders, '-acceptedAt', asked);
  return { ...(await pageIn(whoAccepted(db, of, who), order, how)), last: null, counts: {} };
}

const everyAcceptance = (db: Database, of: VersionOfTerms, who: Who): AsyncGenerator<TermsAcceptance[]> =>
  batchesIn(whoAccepted(db, of, who), orders.acceptedAt, { size: ROWS_AT_ONCE, down: true });

interface VersionOfTerms {
  slug: string;
  version: string;
}

const whoAccepted = (db: Database, { slug, version }: VersionOfTerms, who: Who) =>
  db
    .selectFrom('termsAcceptances')
    .innerJoin('enquiries', 'enquiries.id', 'termsAcceptances.enquiryId')
    .select(['enquiries.id', 'enquiries.reference', 'termsAcceptances.acceptedAt'])
    .where('termsAcceptances.slug', '=', slug)
    .where('termsAcceptances.version', '=', Number(version))
    .where(({ and }) => and(seenBy(db, who)));
