import type { RemoteModule } from '@forms/shared/platform/remotes';
import type { LoadPart } from '@forms/shared/platform/ui';
import type { ComponentType } from 'react';
import { describeFailure } from './describeFailure';
import type { LoadRemote } from './loaded';
import { loadNewBuild } from './newBuild';

const loaders = new WeakMap<LoadRemote, Map<RemoteModule, LoadPart<object>>>();

/** What loads a remote's part, always the same one: brought once, the part stands at once wherever it is drawn. */
export function partLoader(load: LoadRemote, of: RemoteModule): LoadPart<object> {
  const known = loaders.get(load) ?? new Map<RemoteModule, LoadPart<object>>();
  loaders.set(load, known);
  const loader = known.get(of) ?? loaderOf(load, of);
  known.set(of, loader);
  return loader;
}

const loaderOf = (load: LoadRemote, of: RemoteModule): LoadPart<object> => {
  return async () => {
    const loaded = await load(of);
    if (loaded.ok) return { default: loaded.Module as ComponentType<object> };
    warnDevelopers(of, loaded.failure);
    void loadNewBuild(loaded.failure.cause);
    return Promise.reject(loaded.failure);
  };
};

export function warnDevelopers(of: RemoteModule, error: unknown): void {
  const { line, cause } = describeFailure(of, error);
  console.error(`${line}:`, cause);
}
