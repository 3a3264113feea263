import { type RemoteModule, type RemoteModules, remoteOf } from '@forms/shared/remotes';
import type { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  type AdmissibleRegistry,
  type Admitted,
  admit,
  type Phase,
  RemoteFailure,
  type TrustedOrigins,
} from './admission';
import { inTime, type LoadRemote, messageOf } from './loaded';
import { partLoads } from './loadedParts';
import { loadingLimits } from './loadingLimits';

/** The waits before the second and the third attempt, in milliseconds. */
const BACK_OFF_MS = [400, 1_200];
/** An attempt that took longer than this to fail is not made again: another would outlast the patience. */
const QUICK_MS = 3_000;

export interface RemoteLoaderOptions {
  federation: {
    registerPlugins: typeof registerPlugins;
    registerRemotes: typeof registerRemotes;
    loadRemote: typeof loadRemote;
  };
  trusted: Promise<TrustedOrigins>;
  readRegistry(): Promise<AdmissibleRegistry>;
}

/**
 * Loads parts of the remotes that the registry names. The registry is read at once, to be there when it is needed, and
 * again after each failure: by then a part may stand elsewhere.
 */
export function remoteLoader({ federation, trusted, readRegistry }: RemoteLoaderOptions): LoadRemote {
  const registered = new Map<string, Admitted>();
  federation.registerPlugins([loadingLimits((container) => registered.get(container)?.integrity)]);
  let reading: Promise<AdmissibleRegistry> | undefined = readRegistry();
  reading.catch(() => undefined);

  async function registry() {
    reading ??= readRegistry();
    try {
      return await reading;
    } catch (error) {
      reading = undefined;
      throw new RemoteFailure('registry', 'The list of remotes could not be read', error);
    }
  }

  async function attempt<M extends RemoteModule>(of: M): Promise<RemoteModules[M]> {
    const name = remoteOf(of);
    const admitted = admit((await registry())[name], await trusted);
    // A container's name must be an identifier; the alias lets the runtime know the part by its own name too.
    const container = name.replaceAll('-', '_');
    const known = registered.get(container);
    if (known?.manifest !== admitted.manifest || known.integrity !== admitted.integrity) {
      const remote = { name: container, alias: name, entry: admitted.manifest };
      federation.registerRemotes([remote], { force: known !== undefined });
      registered.set(container, admitted);
    }
    const loaded = await federation.loadRemote<{ default: RemoteModules[M] }>(of).catch((error: unknown) => {
      throw new RemoteFailure(phaseOf(error), messageOf(error), error);
    });
    if (!loaded?.default) throw new RemoteFailure('module', `${of} has no default export`);
    return loaded.default;
  }

  async function attempts<M extends RemoteModule>(of: M): Promise<RemoteModules[M]> {
    for (const wait of BACK_OFF_MS) {
      const began = Date.now();
      try {
        return await attempt(of);
      } catch (error) {
        if (isFinal(error) || Date.now() - began > QUICK_MS) throw error;
        // It may have been of the build before, and have another hash for the manifest.
        reading = undefined;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return attempt(of);
  }

  return async (of) => {
    const loaded = await inTime(of, attempts(of));
    if (loaded.ok) partLoads.dispatchEvent(new Event('loaded'));
    else reading = undefined;
    return loaded;
  };
}

/** Asking again changes nothing. */
const isFinal = (error: unknown) =>
  error instanceof RemoteFailure && ['origin', 'integrity', 'contract'].includes(error.phase);

/** The runtime names its failures by number: 003 and 013 are the manifest's, 001 and 008 the entry's. */
function phaseOf(error: unknown): Phase {
  const code = /RUNTIME-(\d{3})/.exec(messageOf(error))?.[1];
  if (code === '003' || code === '013') return 'manifest';
  return code === '001' || code === '008' ? 'entry' : 'module';
}
