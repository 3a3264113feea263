import { type ContentPage, contentPage, routes, type SlugKind } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { slugsOf } from '../../platform/http/claimedPaths';
import { serve } from '../../platform/http/serve';
import { FEES_MARK, FeesTable } from '../exams/feesTable';
import { seededForms } from '../forms/seededForms';
import { formExists } from '../forms/storedForms';
import { likest } from './likest';
import { imagesFolder, seededPages } from './seededPages';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The content service's pages, kept in the database and brought in where they are missing; and what a slug leads to. */
export async function servePages(app: App): Promise<void> {
  const { db, settings } = app;
  const forms = seededForms();
  const fees = new FeesTable(db);
  await db
    .insertInto('contentPages')
    .values(
      seededPages().map((page) => ({
        ...page,
        headerImage: page.headerImage && JSON.stringify(page.headerImage),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();

  app.paths.add('pages', (paths) => pagesAt(db, paths));

  serve(app, routes.contentPage, async ({ params }) => {
    const page = await pageBySlug(db, params.slug);
    if (!page) throw notFound('page');
    if (!page.html.includes(FEES_MARK)) return under(settings.contentBase, page);
    const table = await fees.html(page.language);
    // As a function: a name in it may hold what `replace` would read as more than text.
    return under(settings.contentBase, { ...page, html: page.html.replace(FEES_MARK, () => table) });
  });

  serve(app, routes.contentImage, ({ params, reply }) =>
    reply.sendFile(params.name, imagesFolder, { maxAge: YEAR_MS }),
  );

  serve(app, routes.slugKind, async ({ params: { slug } }): Promise<SlugKind> => {
    if (await formExists(db, slug)) return { slug, kind: 'form' };
    if (await pageBySlug(db, slug)) return { slug, kind: 'page' };
    const pages = await db.selectFrom('contentPages').select(['slug', 'title']).execute();
    // Only what everybody may know of: a form that staff have made is found by who was given its address.
    return {
      slug,
      kind: 'none',
      near: likest(slug, [...forms, ...pages]).map(({ slug, title }) => ({ slug, title })),
    };
  });
}

/** Which of these paths are content pages', in either language, by path. */
async function pagesAt(db: Database, paths: readonly string[]): Promise<Map<string, string>> {
  const slugs = slugsOf(paths);
  if (slugs.length === 0) return new Map();
  const both = slugs.flatMap((slug) => [slug, `${slug}.php`]);
  const found = await db.selectFrom('contentPages').select('slug').where('slug', 'in', both).execute();
  return new Map(found.map(({ slug }) => [`/${slug.replace(/\.php$/, '')}`, 'a page of the site']));
}

async function pageBySlug(db: Database, slug: string): Promise<ContentPage | undefined> {
  const row = await db.selectFrom('contentPages').selectAll().where('slug', '=', slug).executeTakeFirst();
  return row && contentPage.parse({ ...row, headerImage: row.headerImage && JSON.parse(row.headerImage) });
}

/** A page whose own pictures, named as `images/spires-720.webp`, have whole addresses. */
const under = (base: string, page: ContentPage): ContentPage => ({
  ...page,
  headerImage: page.headerImage && {
    ...page.headerImage,
    sizes: page.headerImage.sizes.map(({ src, ...size }) => ({
      ...size,
      src: src.startsWith('images/') ? `${base}/${src}` : src,
    })),
  },
});
