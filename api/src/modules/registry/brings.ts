import { type Brought, brought, menuTitles, type RemoteEntry } from '@forms/shared/contract';

/** What a stored version brings; undefined where it brings nothing. */
export const broughtIn = (json: string | null): Brought | undefined =>
  json === null ? undefined : brought.parse(JSON.parse(json));

/** The paths of the pages that a remote brings, as `/library` and `/staff/loans`. */
export const pathsOf = (brings: Brought | undefined): string[] => [
  ...(brings?.routes ?? []).map(({ slug }) => `/${slug}`),
  ...(brings?.staffRoutes ?? []).map(({ slug }) => `/staff/${slug}`),
];

/** What cannot work in what a remote brings, in words; undefined where all does. `exposed` are the names of its modules. */
export function misfitOf(brings: Brought, exposed: readonly string[]): string | undefined {
  const paths = pathsOf(brings);
  const twice = paths.find((path, at) => paths.indexOf(path) !== at);
  if (twice) return `it brings ${twice} twice`;
  const missing = [...brings.routes, ...brings.staffRoutes].find(({ module }) => !exposed.includes(module));
  if (missing) return `it brings /${missing.slug} by the module ${missing.module}, which it does not expose`;
  for (const { campus, menu, path } of brings.menu) {
    const titles: readonly string[] = menuTitles[campus];
    if (!titles.includes(menu)) return `there is no menu “${menu}” at ${campus}, only ${titles.join(', ')}`;
    if (!paths.includes(pageOf(path))) return `its menu entry leads to ${path}, which is no page that it brings`;
  }
  return undefined;
}

/** The path of the page that a link leads to: without what may follow, and what the Portuguese site adds. */
const pageOf = (path: string) => `/${path.split('/')[1]?.replace(/\.php$/, '')}`;

/** Why a remote may not bring these pages, as others have them; undefined where it may. */
export function clashOf(brings: Brought | undefined, taken: ReadonlyMap<string, string>): string | undefined {
  const path = pathsOf(brings).find((each) => taken.has(each));
  return path && `the page ${path} is that of ${taken.get(path)} already`;
}

type Lines = Record<string, RemoteEntry>;

/** Lines without the pages that others have: the site, and the lines before it. With each page that was left out. */
export function withoutClashes(lines: Lines, taken: ReadonlyMap<string, string>) {
  const all = new Map(taken);
  const clashes: { remote: string; path: string; owner: string }[] = [];
  const entries = Object.entries(lines).map(([remote, line]): [string, RemoteEntry] => {
    const { brings } = line;
    if (!brings) return [remote, line];
    const lost = new Set(pathsOf(brings).filter((path) => all.has(path)));
    for (const path of lost) clashes.push({ remote, path, owner: all.get(path) ?? '' });
    for (const path of pathsOf(brings)) if (!lost.has(path)) all.set(path, remote);
    if (lost.size === 0) return [remote, line];
    const left = {
      ...brings,
      routes: brings.routes.filter(({ slug }) => !lost.has(`/${slug}`)),
      staffRoutes: brings.staffRoutes.filter(({ slug }) => !lost.has(`/staff/${slug}`)),
      menu: brings.menu.filter(({ path }) => !lost.has(pageOf(path))),
    };
    return [remote, { ...line, brings: left }];
  });
  return { lines: Object.fromEntries(entries), clashes };
}
