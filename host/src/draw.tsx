import { languageOf, type SiteSettings } from '@forms/shared/contract';
import { RemoteProvider, type RemoteRegistry } from '@forms/shared/platform/remotes';
import { createBrowserRouter, RouterProvider } from '@forms/shared/platform/routing';
import { app, type Store, StoreProvider } from '@forms/shared/platform/store';
import { bringPart, ErrorBoundary, type LoadPart } from '@forms/shared/platform/ui';
import { lazy, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AfterFirstLoad } from './AfterFirstLoad';
import { calls } from './calls';
import { campusOfVisit } from './campus';
import { drawRemotes } from './federation/drawRemotes';
import { warmFaces } from './federation/faces';
import { KnowLines } from './federation/KnowLines';
import type { LoadRemote } from './federation/loaded';
import type { Overrides } from './federation/override';
import { preloadLinks } from './federation/preloadLinks';
import { hasFirstWords, replaceFirstWords, wordsOfPart } from './first-words/firstWords';
import { PartWordsContext } from './first-words/MeanwhileWords';
import { bringFonts } from './fonts/bringFonts';
import { pathBehindHash, settleAddress, tokenHeld } from './routes/address';
import { bringPage } from './routes/bringPage';
import { routes } from './routes/routes';
import { Services } from './services/Services';
import { CampusTheme } from './shell/CampusTheme';
import { RestoredBanner } from './shell/RestoredBanner';
import { loadTitles } from './titles';
import { bring } from './translation/say';

// For developers: no visitor loads it.
const OverrideBanner = lazy(async () => ({
  default: (await import('./shell/OverrideBanner')).OverrideBanner,
}));

// What comes late and cannot be had is done without.
const Offline = lazy(async () => ({
  default: await import('./offline/Offline').then(
    ({ Offline }) => Offline,
    () => Nothing,
  ),
}));
const Nothing: typeof import('./offline/Offline').Offline = () => null;

/** When a page has what it needs itself. */
const AFTER_FIRST_LOAD_MS = 2_000;
/** How long nothing is drawn while the page's own code is on its way, in milliseconds: under first words, and where there are none. */
const PAGE_CODE_MS = { words: 3_000, none: 500 } as const;

interface Drawn {
  site: SiteSettings;
  store: Store;
  load: LoadRemote;
  lines: Promise<RemoteRegistry>;
  /** What a developer has put in the place of the site's own parts. */
  overrides: Overrides;
  /** What loads the code of the page at the address where that is not in the first load, once it has come. */
  pageCode: Promise<readonly LoadPart<object>[]>;
}

/** Draws the page at the address, and what comes with any page. */
export async function draw({ site, store, load, lines, overrides, pageCode }: Drawn): Promise<void> {
  // What has come by now is in the first frame.
  let read: RemoteRegistry | undefined;
  lines.then(
    (come) => {
      read = come;
    },
    () => undefined,
  );
  await bringFonts(AFTER_FIRST_LOAD_MS);
  await inPlace(pageCode);
  const campus = campusOfVisit(site);
  store.dispatch(app.actions.campusChosen(campus));

  // A sign-in link pasted over an open page only changes the hash: nothing is loaded anew. It may have been by now.
  settleAddress();
  const router = createBrowserRouter(routes(site));
  window.addEventListener('hashchange', () => {
    if (pathBehindHash(window.location)) void router.navigate(settleAddress(), { replace: true });
  });

  const root = createRoot(document.getElementById('root') ?? document.body, { onCaughtError: report });
  const page = (
    <StoreProvider store={store}>
      <CampusTheme>
        <Services store={store}>
          {site.restoredFrom && <RestoredBanner madeAt={site.restoredFrom} />}
          <KnowLines read={read} reading={lines}>
            {Object.keys(overrides).length > 0 && (
              <Suspense>
                <OverrideBanner overrides={overrides} remoteOrigins={site.remoteOrigins} />
              </Suspense>
            )}
            <RemoteProvider value={drawRemotes(load)}>
              <PartWordsContext value={wordsOfPart()}>
                <RouterProvider router={router} />
              </PartWordsContext>
              <AfterFirstLoad>
                <Offline settings={site} onOpen={(path) => void router.navigate(path)} />
              </AfterFirstLoad>
            </RemoteProvider>
          </KnowLines>
        </Services>
      </CampusTheme>
    </StoreProvider>
  );
  // At once, so that the heading that a page says on coming is in the first frame with it, and nothing moves.
  replaceFirstWords(() => flushSync(() => root.render(page)));
  setTimeout(loadTitles, AFTER_FIRST_LOAD_MS, store);
  setTimeout(bring, AFTER_FIRST_LOAD_MS, languageOf[store.getState().app.campus]);
  setTimeout(watchRemotes, AFTER_FIRST_LOAD_MS, { store, lines, overrides });
  // What only some parts need comes once somebody begins to do something, out of the first load's way.
  window.addEventListener('pointerdown', warmFaces, { once: true });
  window.addEventListener('keydown', warmFaces, { once: true });
  preloadLinks((path) => bringPage({ store, load }, path));
}

/**
 * Reports what remotes' code does wrong after it was drawn, and how fast it was, and leaves what was taken back. Where that
 * cannot be had, the page goes on without.
 */
async function watchRemotes({ store, lines, overrides }: Pick<Drawn, 'store' | 'lines' | 'overrides'>): Promise<void> {
  const watch = await import('./federation/watchRemotes').catch(() => undefined);
  watch?.watchParts((body) => store.dispatch(calls.endpoints.hostReportPartFailure.initiate({ body })));
  watch?.measureSpeed();
  // Who tries another version in this tab is to have it.
  if (Object.keys(overrides).length === 0) watch?.watchTakenBack({ lines, mustStay: () => tokenHeld() !== undefined });
}

/** Has the page's own code stand at once where it is drawn; where that does not come, the page says so itself. */
async function inPlace(pageCode: Drawn['pageCode']): Promise<void> {
  const brought = pageCode.then((loads) => Promise.all(loads.map(bringPart))).catch(() => undefined);
  const most = PAGE_CODE_MS[hasFirstWords() ? 'words' : 'none'];
  await Promise.race([brought, new Promise((resolve) => setTimeout(resolve, most))]);
}

/** A failure that a boundary has shown to the person; one that tells of it by itself has said more. */
const report = (error: unknown, { errorBoundary }: { errorBoundary?: unknown }) => {
  if (!(errorBoundary instanceof ErrorBoundary && errorBoundary.props.onError))
    console.warn('Shown in its place:', error);
};
