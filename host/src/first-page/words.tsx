import type { Campus, FirstVisit, PartWords, SiteSettings } from '@forms/shared/contract';
import { RemoteProvider, type RemoteRegistry, remoteOf } from '@forms/shared/platform/remotes';
import { createMemoryRouter, RouterProvider } from '@forms/shared/platform/routing';
import { api, app, createStore, StoreProvider } from '@forms/shared/platform/store';
import { Loading } from '@forms/shared/platform/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { calls } from '../calls';
import { LinesContext, titleIn } from '../federation/lines';
import { PART_WORDS } from '../first-words/id';
import { hostSlug, slugIn } from '../routes/behindPath';
import { UnknownPage } from '../routes/brought/UnknownPage';
import { ContactPage } from '../routes/ContactPage';
import { Article } from '../routes/content/Article';
import { FormHeading } from '../routes/form/FormHeading';
import { HomePage } from '../routes/home/HomePage';
import { LoadingPage } from '../routes/LoadingPage';
import { Shell } from '../shell/Shell';
import { nameOfTab } from '../shell/usePageArrival';
import type { Standing } from './standing';

interface Drawn {
  site: SiteSettings;
  lines: RemoteRegistry;
  campus: Campus;
  path: string;
  /** What stands at a path that is none of the host's own. */
  standing: Standing | undefined;
  /** What the part at that path has drawn of itself. */
  ofPart: PartWords | undefined;
  clean: FirstVisit['clean'];
}

/** The first words of a page and the element `title`, as markup. */
export interface Words {
  markup: string;
  title: string;
}

/**
 * Draws what the host's first frame will be: the same components, with a remote's place where its part will stand.
 * Undefined for a page that has no words of its own before it knows who asks.
 */
export async function firstWords({
  site,
  lines,
  campus,
  path,
  standing,
  ofPart,
  clean,
}: Drawn): Promise<Words | undefined> {
  const page = pageOf(path, standing, ofPart, clean);
  if (!page || site.restoredFrom) return undefined;
  const store = createStore();
  store.dispatch(app.actions.campusChosen(campus));
  if (standing?.kind === 'none') {
    const { near } = standing;
    await store.dispatch(calls.util.upsertQueryData('hostSlugKind', { params: { slug: near.slug } }, near));
  }
  const element = <Shell live={site.live} testMenu={site.testMenu} />;
  const router = createMemoryRouter([{ element, children: [{ path: '*', element: page }] }], {
    initialEntries: [path],
  });
  const draw = () =>
    renderToStaticMarkup(
      <StoreProvider store={store}>
        <RemoteProvider value={(of, _, fallback) => fallback ?? <Loading of={titleIn(lines, remoteOf(of))} />}>
          <LinesContext value={{ read: lines }}>
            <RouterProvider router={router} />
          </LinesContext>
        </RemoteProvider>
      </StoreProvider>,
    );
  // The page says its heading, which stands above it.
  draw();
  const markup = draw();
  router.dispose();
  // Else what it holds would be held for a minute.
  store.dispatch(api.util.resetApiState());
  const title = nameOfTab(store.getState().app.pageTitle, campus);
  return { markup, title: renderToStaticMarkup(<title>{title}</title>) };
}

function pageOf(path: string, standing: Drawn['standing'], ofPart: Drawn['ofPart'], clean: Drawn['clean']): ReactNode {
  if (path === '/') return <HomePage />;
  const own = hostSlug(slugIn(path));
  if (own === 'contact-us') return <ContactPage />;
  // Their code is not in the first load either.
  if (own) return <LoadingPage />;
  switch (standing?.kind) {
    case 'form':
      return (
        <>
          <FormHeading form={standing.form} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the part's own components, on this server */}
          {ofPart && <div id={PART_WORDS} dangerouslySetInnerHTML={{ __html: ofPart.markup }} />}
          <LoadingPage of="form" />
        </>
      );
    case 'page':
      return <Article page={{ ...standing.page, html: clean(standing.page.html) }} section={undefined} />;
    case 'none':
      return <UnknownPage />;
    default:
      return undefined;
  }
}
