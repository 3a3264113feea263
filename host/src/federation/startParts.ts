import type { SiteSettings } from '@forms/shared/contract';
import type { RemoteRegistry } from '@forms/shared/platform/remotes';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { trustScriptsOf } from '../trustedTypes';
import type { LoadRemote } from './loaded';
import { isOverridden } from './overridden';
import type { Overrides } from './override';
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
  const override = () => import('./override');
  const overrides = settings.then(async (site) => (isOverridden() ? (await override()).overridesFor(site) : {}));
  const lines = readRegistry(false);
  const load = remoteLoader({
    federation: { loadRemote, registerPlugins, registerRemotes },
    trusted: settings.then(({ remoteOrigins }) => {
      trustScriptsOf(remoteOrigins);
      return { origin: window.location.origin, remoteOrigins };
    }),
    readRegistry: async (again) => {
      const registry = await (again ? readRegistry(true) : lines);
      const asked = await overrides;
      return Object.keys(asked).length > 0 ? (await override()).overriding(registry, asked) : registry;
    },
  });
  return { load, lines, overrides };
}
