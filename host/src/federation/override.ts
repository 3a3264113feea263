import { CONTRACT_VERSION, type SiteSettings } from '@forms/shared/contract';
import type { RemoteRegistry } from '@forms/shared/platform/remotes';
import { type AdmissibleRegistry, isTrusted, type TrustedOrigins, urlOf } from './admission';
import { mayOverride } from './mayOverride';
import { KEY } from './overridden';

/** Where remotes are to come from in this tab, by name: the addresses of their manifests. */
export type Overrides = Readonly<Record<string, string>>;

/**
 * What `?remote=mf-files=http://localhost:4403/mf-manifest.json` in the address asks for, kept for this tab; `?remote=`
 * ends it. It leaves the address, so that nobody passes it on with a link.
 */
export function takeOverrides(): Overrides {
  const url = new URL(window.location.href);
  const asked = url.searchParams.getAll('remote');
  if (asked.length > 0) {
    const pairs = asked.filter(Boolean).map((each) => {
      const [name = '', ...address] = each.split('=');
      return [name, address.join('=')];
    });
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(pairs)));
    url.searchParams.delete('remote');
    window.history.replaceState(window.history.state, '', url);
  }
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** What this tab asks for, where who asks may: on a live site an Admin. */
export async function overridesFor(site: SiteSettings): Promise<Overrides> {
  const asked = takeOverrides();
  if (!site.live || (await mayOverride(site))) return asked;
  sessionStorage.removeItem(KEY);
  return {};
}

/** Ends them, and loads the page with the site's own remotes. */
export function endOverrides(): void {
  sessionStorage.removeItem(KEY);
  window.location.reload();
}

/** What is wrong with an override, in words; undefined where it can be tried. */
export function mistakeIn(lines: RemoteRegistry, name: string, manifest: string, trusted: TrustedOrigins) {
  if (!Object.hasOwn(lines, name)) return `there is no such remote, only ${Object.keys(lines).join(', ')}`;
  const address = /\/mf-manifest\.json$/.test(manifest) ? urlOf(manifest, trusted.origin) : undefined;
  if (!address) return `${manifest || 'nothing'} is not the address of a mf-manifest.json`;
  if (isTrusted(address.origin, trusted)) return undefined;
  return `${address.origin} is not an origin that remotes may come from`;
}

/** The registry with some remotes from elsewhere. What is being written has no hash, and keeps today's contract. */
export const overriding = (
  registry: RemoteRegistry,
  overrides: Overrides,
  trusted: TrustedOrigins,
): AdmissibleRegistry => ({
  ...registry,
  ...Object.fromEntries(
    Object.entries(overrides)
      .filter(([name, manifest]) => !mistakeIn(registry, name, manifest, trusted))
      .map(([name, manifest]) => [name, { manifest, contract: CONTRACT_VERSION, overridden: true }]),
  ),
});
