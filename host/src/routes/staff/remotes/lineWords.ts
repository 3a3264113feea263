import type { RemoteLine, RemoteStep } from '@forms/shared/contract';

/** What people call a version of a remote; null is the build that stands beside the host, or none. */
export const versionOf = ({ isBeside }: Pick<RemoteLine, 'isBeside'>, version: string | null): string =>
  version ?? (isBeside ? 'the site’s own build' : 'no version');

/** Who gets what is shared out, as `1.5.0 to 10 %`. */
export const sharedOf = ({ candidate, share }: Pick<RemoteLine, 'candidate' | 'share'>): string =>
  candidate === null ? '' : `${candidate} to ${share} %`;

export const failuresOf = ({ failures }: Pick<RemoteLine, 'failures'>): number =>
  failures.reduce((sum, { count }) => sum + count, 0);

const done: Record<RemoteStep['action'], (step: RemoteStep, of: Pick<RemoteLine, 'isBeside'>) => string> = {
  publish: ({ version }) => `Published ${version}`,
  share: ({ version, share }) => `Shared ${version} with ${share} %`,
  promote: ({ version }) => `Made ${version} live`,
  back: ({ version }, of) => `Went back to ${versionOf(of, version)}`,
  retire: ({ version }) => `Retired ${version}`,
  'add-key': () => 'Made a key',
  'revoke-key': () => 'Revoked a key',
};
/** What was done in one step of a remote's history. */
export const wordsOf = (of: Pick<RemoteLine, 'isBeside'>, step: RemoteStep): string => done[step.action](step, of);
