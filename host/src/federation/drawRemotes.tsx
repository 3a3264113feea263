import { type DrawRemote, type RemoteModule, remoteOf, remoteTitles } from '@forms/shared/platform/remotes';
import { Loading } from '@forms/shared/platform/ui';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { RemoteFailure } from './admission';
import { describeFailure } from './describeFailure';
import type { LoadRemote } from './loaded';
import { loadNewBuild } from './newBuild';
import { PartUnavailable } from './PartUnavailable';
import { RemoteBoundary } from './RemoteBoundary';

/** Draws remotes' modules with a loader: each keeps its place while it loads and its failure to itself. */
export function drawRemotes(load: LoadRemote): DrawRemote {
  const parts = new Map<RemoteModule, ComponentType<object>>();
  return (of, props, fallback) => (
    <RemotePlace key={of} of={of} props={props} fallback={fallback} load={load} parts={parts} />
  );
}

interface RemotePlaceProps {
  of: RemoteModule;
  props: object;
  fallback: ReactNode;
  load: LoadRemote;
  /** What has been loaded for any place, to stand at once in the next. */
  parts: Map<RemoteModule, ComponentType<object>>;
}

function RemotePlace({ of, props, fallback, load, parts }: RemotePlaceProps) {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<RemoteFailure>();
  const [Part, setPart] = useState(() => parts.get(of));

  // Not by React's lazy: it keeps a failure for ever, and shows a part up to 300 ms after it has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
  useEffect(() => {
    if (parts.has(of)) return;
    let wanted = true;
    void load(of).then((loaded) => {
      if (loaded.ok) parts.set(of, loaded.Module as ComponentType<object>);
      if (!wanted) return;
      if (loaded.ok) setPart(() => parts.get(of));
      else {
        setFailure(loaded.failure);
        tellDevelopers(of, loaded.failure);
        void loadNewBuild(loaded.failure.cause);
      }
    });
    return () => {
      wanted = false;
    };
  }, [of, load, parts, attempt]);

  const retry = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };
  const unavailable = (error: unknown) => <PartUnavailable of={of} error={error} onRetry={retry} />;
  const loading = fallback ?? <Loading of={remoteTitles[remoteOf(of)]} />;
  if (failure) return unavailable(failure);
  if (!Part) return loading;
  return (
    <RemoteBoundary key={attempt} fallback={unavailable} onCatch={(error) => tellDevelopers(of, error)}>
      <Suspense fallback={loading}>
        <Part {...props} />
      </Suspense>
    </RemoteBoundary>
  );
}

function tellDevelopers(of: RemoteModule, error: unknown) {
  const { line, cause } = describeFailure(of, error);
  console.error(`${line}:`, cause);
}
