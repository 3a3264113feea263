import { type DrawRemote, type RemoteModule, remoteOf, remoteTitles } from '@forms/shared/remotes';
import { Loading } from '@forms/shared/ui';
import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import { PartUnavailable } from './PartUnavailable';
import { RemoteBoundary } from './RemoteBoundary';
import type { LoadRemote } from './remoteLoader';

type Part = LazyExoticComponent<ComponentType<object>>;

/** Draws remotes' modules with a loader: each keeps its place while it loads and its failure to itself. */
export function drawRemotes(load: LoadRemote): DrawRemote {
  const parts = new Map<RemoteModule, Part>();

  /** A loaded part stays; React keeps a rejected lazy for ever, so a failed one makes room for a new. */
  function partOf(of: RemoteModule): Part {
    const known = parts.get(of);
    if (known) return known;
    const part = lazy(async () => {
      const loaded = await load(of);
      if (loaded.ok) return { default: loaded.Module as ComponentType<object> };
      parts.delete(of);
      throw loaded.failure;
    });
    parts.set(of, part);
    return part;
  }

  return (of, props, fallback) => <RemotePlace key={of} of={of} props={props} fallback={fallback} partOf={partOf} />;
}

interface RemotePlaceProps {
  of: RemoteModule;
  props: object;
  fallback: ReactNode;
  partOf(of: RemoteModule): Part;
}

function RemotePlace({ of, props, fallback, partOf }: RemotePlaceProps) {
  const [{ attempt, Part }, setTry] = useState(() => ({ attempt: 0, Part: partOf(of) }));
  const retry = () => setTry({ attempt: attempt + 1, Part: partOf(of) });
  return (
    <RemoteBoundary key={attempt} fallback={(error) => <PartUnavailable of={of} error={error} onRetry={retry} />}>
      <Suspense fallback={fallback ?? <Loading of={remoteTitles[remoteOf(of)]} />}>
        <Part {...props} />
      </Suspense>
    </RemoteBoundary>
  );
}
