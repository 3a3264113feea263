import { type DrawRemote, type RemoteModule, remoteOf } from '@forms/shared/platform/remotes';
import { ErrorBoundary, Loading, type LoadPart, usePart } from '@forms/shared/platform/ui';
import { type ReactNode, Suspense, useEffect } from 'react';
import { calls } from '../calls';
import { restoreBuiltIns } from './builtIns';
import styles from './drawRemotes.module.css';
import { useTitleOf } from './lines';
import type { LoadRemote } from './loaded';
import { ownAddress } from './loadedParts';
import { loadNewBuild } from './newBuild';
import { PartUnavailable } from './PartUnavailable';
import { partLoader, warnDevelopers } from './partLoader';

/** Draws remotes' modules with a loader: each keeps its place while it loads and its failure to itself. */
export const drawRemotes =
  (load: LoadRemote): DrawRemote =>
  (of, props, fallback) => (
    <RemotePlace key={of} of={of} props={props} fallback={fallback} load={partLoader(load, of)} />
  );

interface RemotePlaceProps {
  of: RemoteModule;
  props: object;
  fallback: ReactNode;
  load: LoadPart<object>;
}

function RemotePlace({ of, props, fallback, load }: RemotePlaceProps) {
  const { Part, failure, retry } = usePart(load);
  const titleOf = useTitleOf();
  useRestored(of);
  const loading = fallback ?? <Loading of={titleOf(remoteOf(of))} />;
  const broke = (error: unknown) => {
    warnDevelopers(of, error);
    void loadNewBuild(error);
  };
  if (failure) return <PartUnavailable of={of} error={failure.error} onRetry={retry} />;
  if (!Part) return loading;
  return (
    <ErrorBoundary
      onError={broke}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <PartUnavailable of={of} error={error} onRetry={resetErrorBoundary} />
      )}
    >
      <div data-remote={remoteOf(of)} className={styles.transparent}>
        <Suspense fallback={loading}>
          <Part {...props} />
        </Suspense>
      </div>
    </ErrorBoundary>
  );
}

/** Once a part leaves, what it has replaced of the page is put back, and its team hears of it. */
function useRestored(of: RemoteModule) {
  const [reportFailure] = calls.useHostReportPartFailureMutation();
  useEffect(
    () => () => {
      const replaced = restoreBuiltIns();
      if (replaced.length === 0) return;
      const remote = remoteOf(of);
      console.error(`${of} had replaced what other parts use, which is put back: ${replaced.join(', ')}`);
      void reportFailure({ body: { remote, manifest: ownAddress(remote), phase: 'changed', places: [] } });
    },
    [of, reportFailure],
  );
}
