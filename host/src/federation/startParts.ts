import type { SiteSettings } from '@forms/shared/contract';
import type { RemoteRegistry } from '@forms/shared/platform/remotes';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { trustScriptsOf } from '../trustedTypes';
import type { LoadRemote } from './loaded';
import { forgetOverrides, type Overrides, overriding, takeOverrides } from './override';
import { readRegistry } from './registry';
import { remoteLoader } from './remoteLoader';

export interface Parts {
  load: LoadRemote;
  /** The registry's lines, as they were when the page was opened. */
  lines: Promise<RemoteRegistry>;
  /** What a developer has put in the place of the site's own. */
  overrides: Promise<Overrides>;
}

/** The parts of remotes, by federation. */
export function startParts(settings: Promise<SiteSettings>): Parts {
  const overrides = settings.then(async (site) => {
    const asked = takeOverrides();
    if (!site.live || Object.keys(asked).length === 0) return asked;
    const { mayOverride } = await import('./mayOverride');
    if (await mayOverride(site)) return asked;
    forgetOverrides();
    return {};
  });
  const lines = readRegistry(false);
  const load = remoteLoader({
    federation: { loadRemote, registerPlugins, registerRemotes },
    trusted: settings.then(({ remoteOrigins }) => {
      trustScriptsOf(remoteOrigins);
      return { origin: window.location.origin, remoteOrigins };
    }),
    readRegistry: async (again) => overriding(await (again ? readRegistry(true) : lines), await overrides),
  });
  return { load, lines, overrides };
}
