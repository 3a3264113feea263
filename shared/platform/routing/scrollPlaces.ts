import type { DataRouteMatch, DataRouter, Location } from 'react-router';

type Enable = DataRouter['enableScrollRestoration'];
type Watched = { places: Parameters<Enable>[0]; read: Parameters<Enable>[1]; keyOf: Parameters<Enable>[2] };

/** How far down each page was read, while a `ScrollRestoration` is drawn, which keeps it beyond the page. */
export function scrollPlaces() {
  let watched: Watched | undefined;
  const keyOf = (location: Location, matches: readonly DataRouteMatch[]) => {
    const known = matches.map(({ pathname, params, route: { id, handle } }) => {
      return { id, pathname, params, handle, data: undefined, loaderData: undefined };
    });
    return watched?.keyOf?.(location, known) || location.key;
  };
  return {
    watch(next: Watched) {
      watched = next;
      return () => {
        watched = undefined;
      };
    },
    keep(location: Location, matches: readonly DataRouteMatch[]) {
      if (watched) watched.places[keyOf(location, matches)] = watched.read();
    },
    of: (location: Location, matches: readonly DataRouteMatch[]): number | null =>
      watched?.places[keyOf(location, matches)] ?? null,
  };
}
