import { type DataRouteMatch, type Path, parsePath, resolvePath, type To } from 'react-router';

interface From {
  /** The path that is open. */
  pathname: string;
  /** The routes that it is drawn by, the outermost first. */
  matches: readonly DataRouteMatch[];
  /** The route whose component asks; the innermost where it is not said. */
  routeId?: string | undefined;
}

/**
 * The address that a link or a call of `navigate` means: `..` leads out of the route that asks, a query or a hash alone
 * stays on the path. What would lead off the site, as `//example.org`, becomes a path on it.
 */
export function resolveTarget(to: To, { pathname, matches, routeId }: From): Path {
  const target = typeof to === 'string' ? parsePath(to) : to;
  if (!target.pathname) return resolvePath(target, pathname);
  const asking = matches.findIndex(({ route }) => route.id === routeId);
  const around = matches
    .slice(0, asking < 0 ? matches.length : asking + 1)
    .filter(({ route }, at) => at === 0 || route.path)
    .map((match) => match.pathname);
  const steps = target.pathname.split('/');
  while (steps[0] === '..' && around.length > 0) {
    steps.shift();
    around.pop();
  }
  return resolvePath({ ...target, pathname: steps.join('/') || '.' }, around.at(-1) ?? '/');
}
