import { type RemoteRegistry, remoteRegistry } from '@forms/shared/platform/remotes';
import { readJson } from '../readJson';

/**
 * Reads which remotes there are. Rejects when `remotes.json` doesn't come within seconds or isn't what the contract says.
 *
 * @param again whether it has been asked for before
 */
export const readRegistry = async (again: boolean): Promise<RemoteRegistry> =>
  remoteRegistry.parse(await readJson('/remotes.json', again));
