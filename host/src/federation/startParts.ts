import { languageOf, type SiteSettings } from '@forms/shared/contract';
import type { RemoteRegistry } from '@forms/shared/platform/remotes';
import { loadShare } from '@module-federation/enhanced/runtime';
import { campusOfVisit } from '../campus';
import { trustScriptsOf } from '../trustedTypes';
import { bringChunk } from './askAgain';
import { askSharedAgain } from './askSharedAgain';
import type { LoadRemote } from './loaded';
import { openContainer } from './openContainer';
import { isOverridden } from './overridden';
import type { Overrides } from './override';
import { readRegistry } from './registry';
import { remoteLoader } from './remoteLoader';

declare global {
  interface Window {
    holdToHash?: typeof bringChunk;
  }
}

export interface Parts {
  load: LoadRemote;
  /** The registry's lines, as they were when the page was opened. */
  lines: Promise<RemoteRegistry>;
  /** What a developer has put in the place of the site's own. */
  overrides: Promise<Overrides>;
}

/** What of React a part could bring itself: who is loaded first is everybody's. */
const ours = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** The parts of remotes, by federation. */
export function startParts(settings: Promise<SiteSettings>): Parts {
  // Called by what loads chunks in a remote's own build: see shared/webpack/ofRemotes.js.
  window.holdToHash = bringChunk;
  void Promise.all(ours.map((library) => loadShare(library))).then(askSharedAgain);
  const override = () => import('./override');
  const overrides = settings.then(async (site) => (isOverridden() ? (await override()).overridesFor(site) : {}));
  const lines = readRegistry(false);
  const trusted = settings.then(({ remoteOrigins }) => {
    trustScriptsOf(remoteOrigins);
    return { origin: window.location.origin, remoteOrigins };
  });
  const load = remoteLoader({
    open: openContainer,
    trusted,
    language: settings.then((site) => languageOf[campusOfVisit(site)]),
    readRegistry: async (again) => {
      const registry = await (again ? readRegistry(true) : lines);
      const asked = await overrides;
      return Object.keys(asked).length > 0 ? (await override()).overriding(registry, asked, await trusted) : registry;
    },
  });
  return { load, lines, overrides };
}
