import type { SiteSettings } from '@forms/shared/contract';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { trustScriptsOf } from '../trustedTypes';
import type { LoadRemote } from './loaded';
import { type Overrides, overriding, takeOverrides } from './override';
import { readRegistry } from './registry';
import { remoteLoader } from './remoteLoader';

export interface Parts {
  load: LoadRemote;
  /** What a developer has put in the place of the site's own. */
  overrides: Promise<Overrides>;
}

/**
 * The parts of remotes, by federation. A build without it has `one-bundle/startParts.ts` in the place of this module,
 * and so nothing of federation's runtime: nobody else may import that.
 */
export function startParts(settings: Promise<SiteSettings>): Parts {
  const overrides = settings.then(({ live }) => (live ? {} : takeOverrides()));
  const load = remoteLoader({
    federation: { loadRemote, registerPlugins, registerRemotes },
    trusted: settings.then(({ remoteOrigins }) => {
      trustScriptsOf(remoteOrigins);
      return { origin: window.location.origin, remoteOrigins };
    }),
    readRegistry: async (again) => overriding(await readRegistry(again), await overrides),
  });
  return { load, overrides };
}
