import type { Language } from '@forms/shared/contract';
import { type RemoteModule, type RemoteModules, remoteOf } from '@forms/shared/platform/remotes';
import type { AskRows } from '@forms/shared/platform/ui';
import { type AdmissibleRegistry, admit, RemoteFailure, type TrustedOrigins } from './admission';
import { askForHanging } from './askAgain';
import { type Come, inTime, type LoadRemote } from './loaded';
import { addresses, loadTimes, partLoads } from './loadedParts';
import type { OpenContainer } from './openContainer';
import { remoteModules } from './remoteModules';

/** The waits before the second and the third attempt, in milliseconds. */
const BACK_OFF_MS = [400, 1_200];
/** After so long no attempt is made any more: it would outlast the patience. */
const LATEST_MS = 7_000;

export interface RemoteLoaderOptions {
  open: OpenContainer;
  trusted: Promise<TrustedOrigins>;
  /** The language of the visit, whose words come with a part. */
  language: Promise<Language>;
  /** `again` where it has been asked for before: not to be answered by a request that hangs, or by a cache. */
  readRegistry(again: boolean): Promise<AdmissibleRegistry>;
}

/**
 * Loads parts of the remotes that the registry names. The registry is read at once, to be there when it is needed, and
 * again after each failure: by then a part may stand elsewhere.
 */
export function remoteLoader({ open, trusted, language, readRegistry }: RemoteLoaderOptions): LoadRemote {
  const moduleOf = remoteModules(open);
  let reading: Promise<AdmissibleRegistry> | undefined = readRegistry(false);
  reading.catch(() => undefined);

  async function registry() {
    reading ??= readRegistry(true);
    try {
      return await reading;
    } catch (error) {
      reading = undefined;
      throw new RemoteFailure('registry', 'The list of remotes could not be read', error);
    }
  }

  async function attempt<M extends RemoteModule>(of: M): Promise<Come<RemoteModules[M]>> {
    const name = remoteOf(of);
    const admitted = admit((await registry())[name], await trusted);
    addresses.set(name, admitted.manifest);
    const loaded = (await moduleOf(of, admitted)) as Exposed<RemoteModules[M]> | undefined;
    if (!loaded?.default) throw new RemoteFailure('code', `${of} has no default export`);
    await loaded.bring?.(await language);
    return { Module: loaded.default, askRows: loaded.askRows };
  }

  async function attempts<M extends RemoteModule>(of: M, onFailure: (error: unknown) => void) {
    const began = Date.now();
    for (const wait of BACK_OFF_MS) {
      try {
        return await attempt(of);
      } catch (error) {
        onFailure(error);
        if (isFinal(error) || Date.now() - began > LATEST_MS) throw error;
        // It may have been of the build before, and have another hash for the manifest.
        reading = undefined;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return attempt(of);
  }

  /** What has come before is measured no more: nobody waits for it. */
  const come = new Set<RemoteModule>();
  /** By part, what it failed with first: code that has thrown once says something else the second time. */
  const failed = new Map<RemoteModule, RemoteFailure>();

  return async (of) => {
    const before = failed.get(of);
    if (before) askForHanging();
    let first: unknown;
    const began = performance.now();
    const loaded = await inTime(
      of,
      attempts(of, (error) => {
        first ??= error;
      }),
    );
    if (loaded.ok) {
      failed.delete(of);
      if (!come.has(of)) loadTimes.push({ remote: remoteOf(of), took: performance.now() - began });
      come.add(of);
      partLoads.dispatchEvent(new Event('loaded'));
      return loaded;
    }
    reading = undefined;
    const failure = first instanceof RemoteFailure ? first : loaded.failure;
    const cause = before?.phase === 'code' && failure.phase === 'code' ? before : failure;
    failed.set(of, cause);
    return { ok: false, failure: cause };
  };
}

/** What a remote exposes as a part, with what brings its words of a language where it has words in several, and what asks for its rows where it is a list. */
interface Exposed<Part> {
  default?: Part;
  bring?(language: Language): Promise<void>;
  askRows?: AskRows;
}

/** Asking again changes nothing. */
const isFinal = (error: unknown) =>
  error instanceof RemoteFailure && ['origin', 'integrity', 'contract', 'code'].includes(error.phase);
