import type { Measure, RemoteStep } from '@forms/shared/contract';
import type { YesNo } from '../../platform/database/tables';

declare module '../../platform/database/tables' {
  interface Tables {
    /**
     * What each remote serves; one without a row, and null for a version, is the build beside the host. `rollout` is the
     * candidate's, by which visitors are drawn; `revision` counts changes of the line, `steps` all that is in its history.
     */
    remoteLines: {
      remote: string;
      live: string | null;
      candidate: string | null;
      share: number;
      rollout: string;
      revision: number;
      steps: number;
    };
    /**
     * Versions, never changed but by being retired or taken back. `digest` is of all that was published; `build` the name of its files
     * in the store, one behind another, and `files` where each stands in it; both are null for one that stands elsewhere, and once the files
     * of a retired one are gone. `brings` is what it adds to the site, as JSON; `takenBackAt` when visitors who had it were
     * led back to another.
     */
    remoteVersions: {
      remote: string;
      version: string;
      manifest: string;
      contract: string;
      integrity: string;
      digest: string;
      build: string | null;
      files: string | null;
      bytes: number | null;
      brings: string | null;
      retired: YesNo;
      takenBackAt: string | null;
      publishedAt: string;
      author: string;
    };
    /** Everything that was done with a remote, in its order. */
    remoteSteps: {
      remote: string;
      number: number;
      at: string;
      author: string;
      action: RemoteStep['action'];
      version: string | null;
      fromVersion: string | null;
      share: number | null;
      reason: string;
    };
    remoteKeys: {
      id: string;
      remote: string;
      keyHash: string;
      addedAt: string;
      author: string;
      revokedAt: string | null;
    };
    /** Parts that could not be shown, by the hour; the version '' is the build beside the host. */
    remoteFailures: { remote: string; version: string; phase: string; stack: string; hour: string; count: number };
    /** What browsers measured, by the day and by the bound that it was within, -1 beyond the last. */
    remoteSpeed: { remote: string; version: string; measure: Measure; bound: number; day: string; count: number };
  }
}
