import { routes, type SlugKind } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { slugsOf } from '../../platform/http/claimedPaths';
import { serve } from '../../platform/http/serve';
import { FEES_MARK, FeesTable } from '../exams/feesTable';
import { seededForms } from '../forms/seededForms';
import { formExists } from '../forms/storedForms';
import { likest } from './likest';
import { imageOf, imagesFolder, pictureNames, under } from './pictures';
import { addPage, pageAt, pageBySlug, pagesNow, publishPage, seedPages, versionsOfPage } from './storedPages';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The content service's pages, kept in the database and brought in where they are missing; and what a slug leads to. */
export async function servePages(app: App): Promise<void> {
  const { db, settings } = app;
  const forms = seededForms();
  const fees = new FeesTable(db);
  await seedPages(db);
  app.paths.add('pages', (paths) => pagesAt(db, paths));
  serveEditing(app, fees);

  serve(app, routes.contentPage, async ({ params }) => {
    const page = await pageBySlug(db, params.slug);
    if (!page) throw notFound('page');
    const headerImage = page.headerImage && under(settings.contentBase, page.headerImage);
    if (!page.html.includes(FEES_MARK)) return { ...page, headerImage };
    const table = await fees.html(page.language);
    // As a function: a name in it may hold what `replace` would read as more than text.
    return { ...page, headerImage, html: page.html.replace(FEES_MARK, () => table) };
  });

  serve(app, routes.contentImage, ({ params, reply }) =>
    reply.sendFile(params.name, imagesFolder, { maxAge: YEAR_MS }),
  );

  serve(app, routes.slugKind, async ({ params: { slug } }): Promise<SlugKind> => {
    if (await formExists(db, slug)) return { slug, kind: 'form' };
    if (await pageBySlug(db, slug)) return { slug, kind: 'page' };
    const pages = await pagesNow(db);
    // Only what everybody may know of: a form that staff have made is found by who was given its address.
    return {
      slug,
      kind: 'none',
      near: likest(slug, [...forms, ...pages]).map(({ slug, title }) => ({ slug, title })),
    };
  });
}

/** The calls by which staff write the site's pages. */
function serveEditing(app: App, fees: FeesTable): void {
  const { db, settings } = app;
  serve(app, routes.pagesOfSite, () => pagesNow(db));
  serve(app, routes.pageVersions, ({ params }) => versionsOfPage(db, params.slug));
  serve(app, routes.pageToEdit, ({ params: { slug, version } }) =>
    pageAt(db, slug, version === 'newest' ? version : Number(version)),
  );
  serve(app, routes.pageParts, async ({ params: { language } }) => ({
    pictures: pictureNames().map((name) => ({ name, image: under(settings.contentBase, imageOf(name, '')) })),
    inserts: [{ mark: FEES_MARK, html: await fees.html(language) }],
  }));
  serve(app, routes.newPage, async ({ body, session }) => {
    const path = `/${body.slug}`;
    const owner = (await app.paths.ofOthers('pages', [path])).get(path);
    if (owner) throw new HttpError(409, 'taken', `The page ${path} is that of ${owner} already.`);
    const slug = body.language === 'pt-PT' ? `${body.slug}.php` : body.slug;
    return addPage(db, { ...body, slug }, session.userId);
  });
  serve(app, routes.publishPage, ({ params, body, session }) => publishPage(db, params.slug, body, session.userId));
}

/** Which of these paths are content pages', in either language, by path. */
async function pagesAt(db: Database, paths: readonly string[]): Promise<Map<string, string>> {
  const slugs = slugsOf(paths);
  if (slugs.length === 0) return new Map();
  const both = slugs.flatMap((slug) => [slug, `${slug}.php`]);
  const found = await db.selectFrom('contentPages').select('slug').where('slug', 'in', both).execute();
  return new Map(found.map(({ slug }) => [`/${slug.replace(/\.php$/, '')}`, 'a page of the site']));
}
