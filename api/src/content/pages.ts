import { routes, type SlugKind } from '@forms/shared/contract';
import type { App } from '../app';
import type { Database } from '../database/database';
import { notFound } from '../errors';
import { formExists } from '../forms/storedForms';
import { serve } from '../serve';
import { seededPages } from './seededPages';

/** The content service's pages, kept in the database and brought in where they are missing; and what a slug leads to. */
export async function servePages(app: App): Promise<void> {
  const { db } = app;
  await db
    .insertInto('contentPages')
    .values([...seededPages])
    .onConflict((conflict) => conflict.doNothing())
    .execute();

  serve(app, routes.contentPage, async ({ params }) => {
    const page = await pageBySlug(db, params.slug);
    if (!page) throw notFound('page');
    return page;
  });

  serve(app, routes.slugKind, async ({ params: { slug } }) => ({ slug, kind: await kindOf(db, slug) }));
}

async function kindOf(db: Database, slug: string): Promise<SlugKind['kind']> {
  if (await formExists(db, slug)) return 'form';
  return (await pageBySlug(db, slug)) ? 'page' : 'none';
}

const pageBySlug = (db: Database, slug: string) =>
  db.selectFrom('contentPages').selectAll().where('slug', '=', slug).executeTakeFirst();
