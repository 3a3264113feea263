import { CONTRACT_VERSION } from '@forms/shared/contract';
import { type RemoteName, type RemoteRegistry, remoteNames } from '@forms/shared/platform/remotes';
import type { AdmissibleRegistry } from './admission';

const KEY = 'remote-overrides';
const isRemoteName = (name: string): name is RemoteName => (remoteNames as readonly string[]).includes(name);

/** Where a developer wants remotes to come from in this tab, by name: the addresses of their manifests. */
export type Overrides = Partial<Record<RemoteName, string>>;

/**
 * What `?remote=mf-files=http://localhost:4403/mf-manifest.json` in the address asks for, kept for this tab; `?remote=`
 * ends it. It leaves the address, so that nobody passes it on with a link.
 */
export function takeOverrides(): Overrides {
  const url = new URL(window.location.href);
  const asked = url.searchParams.getAll('remote');
  if (asked.length > 0) {
    const pairs = asked.map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]);
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(pairs)));
    url.searchParams.delete('remote');
    window.history.replaceState(window.history.state, '', url);
  }
  return saved();
}

function saved(): Overrides {
  try {
    const all = Object.entries<string>(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
    return Object.fromEntries(all.filter(([name]) => isRemoteName(name)));
  } catch {
    return {};
  }
}

/** Ends them, and loads the page with the site's own remotes. */
export function endOverrides(): void {
  sessionStorage.removeItem(KEY);
  window.location.reload();
}

/** The registry with some remotes from elsewhere. What is being written has no hash, and keeps today's contract. */
export const overriding = (registry: RemoteRegistry, overrides: Overrides): AdmissibleRegistry => ({
  ...registry,
  ...Object.fromEntries(
    Object.entries(overrides).map(([name, manifest]) => [
      name,
      { manifest, contract: CONTRACT_VERSION, overridden: true },
    ]),
  ),
});
