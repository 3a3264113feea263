import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brought, type RemoteEntry } from '@forms/shared/contract';

/** The remotes of a house, each in a folder of its own. */
export const remotesIn = (house: string): string[] =>
  readdirSync(house).filter((name) => name.startsWith('mf-') && existsSync(join(house, name, 'package.json')));

/** Where an app's build stands. */
export const distOf = (house: string, app: string): string => join(house, app, 'dist');

/** Where the manifest of a remote's build stands that stands beside the host. */
export const manifestOf = (remote: string): string => `/remotes/${remote}/mf-manifest.json`;

/** A remote's line of `remotes.json`, as its build wrote it; undefined while it has no whole build. */
export function lineOf(house: string, remote: string): RemoteEntry | undefined {
  try {
    const written = JSON.parse(readFileSync(join(distOf(house, remote), 'remote.json'), 'utf8'));
    const { data: brings } = brought.safeParse(written.brings);
    return { manifest: manifestOf(remote), ...written, brings };
  } catch {
    return undefined;
  }
}
