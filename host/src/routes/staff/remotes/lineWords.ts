import type { RemoteLine, RemoteStep } from '@forms/shared/contract';
import { remoteTitles } from '@forms/shared/platform/remotes';

/** What people call a remote. */
export const titleOf = (remote: string): string =>
  Object.entries(remoteTitles).find(([name]) => name === remote)?.[1] ?? remote;

/** What people call a version; null is the build that stands beside the host. */
export const versionOf = (version: string | null): string => version ?? 'the site’s own build';

/** Who gets what is shared out, as `1.5.0 to 10 %`. */
export const sharedOf = ({ candidate, share }: Pick<RemoteLine, 'candidate' | 'share'>): string =>
  candidate === null ? '' : `${candidate} to ${share} %`;

export const failuresOf = ({ failures }: Pick<RemoteLine, 'failures'>): number =>
  failures.reduce((sum, { count }) => sum + count, 0);

const done: Record<RemoteStep['action'], (step: RemoteStep) => string> = {
  publish: ({ version }) => `Published ${version}`,
  share: ({ version, share }) => `Shared ${version} with ${share} %`,
  promote: ({ version }) => `Made ${version} live`,
  back: ({ version }) => `Went back to ${versionOf(version)}`,
  retire: ({ version }) => `Retired ${version}`,
  'add-key': () => 'Made a key',
  'revoke-key': () => 'Revoked a key',
};
/** What was done in one step of a remote's history. */
export const wordsOf = (step: RemoteStep): string => done[step.action](step);
