import {
  type DataRouter,
  IDLE_NAVIGATION,
  type InitialEntry,
  type NavigateOptions,
  NavigationType,
  type RouteObject,
  type To,
  UNSAFE_createBrowserHistory,
  UNSAFE_createMemoryHistory,
} from 'react-router';
import { randomId } from '../store/randomId';
import { blockers, type Move } from './blockers';
import { standingAt, withIds } from './dataRoutes';
import { resolveTarget } from './resolveTarget';
import { scrollPlaces } from './scrollPlaces';

type History = ReturnType<typeof UNSAFE_createBrowserHistory | typeof UNSAFE_createMemoryHistory>;
type State = DataRouter['state'];
type Subscriber = Parameters<DataRouter['subscribe']>[0];

/** A router in the browser's history. */
export const createBrowserRouter = (routes: RouteObject[]): DataRouter =>
  createRouter(UNSAFE_createBrowserHistory(), routes);

/** A router in a history of its own, as tests and the server have it. */
export const createMemoryRouter = (
  routes: RouteObject[],
  history?: { initialEntries?: InitialEntry[]; initialIndex?: number },
): DataRouter => createRouter(UNSAFE_createMemoryHistory(history), routes);

/**
 * In the place of the library's own router, half of which loads and sends data by routes: 14 KB of every first visit.
 * Ours goes by elements alone; components, hooks, histories and the matching of paths are the library's.
 */
function createRouter(history: History, given: RouteObject[]): DataRouter {
  const routes = withIds(given);
  const places = scrollPlaces();
  const subscribers = new Set<Subscriber>();
  let state = startingAt(history, standingAt(history.location, routes));
  let isUnheard = false;
  let isOpening = true;
  /** Called once the history stands again where it did before a step that is held. */
  let onStepBack: (() => void) | undefined;
  const guards = blockers({ current: () => state, onChange: (changed) => update({ blockers: changed }) });

  function update(change: Partial<State>) {
    state = { ...state, ...change };
    isUnheard = subscribers.size === 0;
    for (const hear of [...subscribers]) hear(state, { deletedFetchers: [], newErrors: null, flushSync: false });
  }

  function arrive({ action, location }: Move, preventScrollReset = false) {
    places.keep(state.location, state.matches);
    const standing = standingAt(location, routes);
    if (action === NavigationType.Push) history.push(location, location.state);
    if (action === NavigationType.Replace) history.replace(location, location.state);
    const restoreScrollPosition = places.of(location, standing.matches);
    const historyAction = action;
    update({
      ...standing,
      location,
      historyAction,
      restoreScrollPosition,
      preventScrollReset,
      blockers: guards.released(),
    });
  }

  function step({ action, location, delta }: Move & { delta: number | null }) {
    if (onStepBack) {
      onStepBack();
      onStepBack = undefined;
      return;
    }
    // Where the browser came by itself, nobody knows how far back it was.
    if (delta === null) return arrive({ action, location });
    const steppedBack = new Promise<void>((resolve) => {
      onStepBack = resolve;
    });
    if (guards.holds({ action, location }, () => void steppedBack.then(() => history.go(delta))))
      return history.go(-delta);
    onStepBack = undefined;
    arrive({ action, location });
  }

  async function navigate(to: To | number | null, options: NavigateOptions & { fromRouteId?: string } = {}) {
    if (typeof to === 'number') return history.go(to);
    const from = { pathname: state.location.pathname, matches: state.matches, routeId: options.fromRouteId };
    const target = history.encodeLocation(resolveTarget(to ?? '.', from));
    const location = { ...target, state: options.state ?? null, key: randomId() };
    const action = options.replace ? NavigationType.Replace : NavigationType.Push;
    if (guards.holds({ action, location }, () => void navigate(to, options))) return;
    arrive({ action, location }, options.preventScrollReset);
  }

  const stopListening = history.listen(step);
  const router: AsAsked = {
    basename: '/',
    future: {},
    get state() {
      return state;
    },
    routes,
    manifest: {},
    window: globalThis.window,
    navigate,
    createHref: (location) => history.createHref(location),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    getBlocker: guards.get,
    deleteBlocker: guards.delete,
    subscribe(hear) {
      subscribers.add(hear);
      // What was drawn may have led on before the library's component could hear of it.
      if (isUnheard) update({});
      return () => subscribers.delete(hear);
    },
    enableScrollRestoration(saved, read, keyOf) {
      const stop = places.watch({ places: saved, read, keyOf });
      const place = isOpening ? places.of(state.location, state.matches) : null;
      isOpening = false;
      if (place !== null) update({ restoreScrollPosition: place });
      return stop;
    },
    dispose() {
      stopListening();
      subscribers.clear();
    },
  };
  return router as DataRouter;
}

/** What the library's components and hooks ask of a router whose routes load nothing. */
type AsAsked = Pick<
  DataRouter,
  | 'basename'
  | 'createHref'
  | 'createURL'
  | 'deleteBlocker'
  | 'dispose'
  | 'enableScrollRestoration'
  | 'encodeLocation'
  | 'future'
  | 'getBlocker'
  | 'manifest'
  | 'navigate'
  | 'routes'
  | 'state'
  | 'subscribe'
  | 'window'
>;

const startingAt = ({ action, location }: History, standing: Pick<State, 'matches' | 'errors'>): State => ({
  ...standing,
  historyAction: action,
  location,
  initialized: true,
  renderFallback: false,
  navigation: IDLE_NAVIGATION,
  restoreScrollPosition: null,
  preventScrollReset: false,
  revalidation: 'idle',
  loaderData: {},
  actionData: null,
  fetchers: new Map(),
  blockers: new Map(),
});
