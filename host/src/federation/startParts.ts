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

/** The parts of remotes, by federation. */
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
