import { routes } from '@forms/shared/contract';
import { notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { seededTerms } from './seededTerms';
import { termsIn } from './termsIn';

/** The texts that people agree to, kept in the database and brought in where they are missing. */
export async function serveTerms(app: App): Promise<void> {
  const { db } = app;
  await db
    .insertInto('terms')
    .values(seededTerms())
    .onConflict((conflict) => conflict.doNothing())
    .execute();

  serve(app, routes.terms, async ({ params, query: { language = 'en-GB' } }) => {
    const terms = (await termsIn(db, language)).find(({ slug }) => slug === params.slug);
    if (!terms) throw notFound('text');
    return terms;
  });
}
