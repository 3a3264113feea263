import { type RemoteRegistry, remoteRegistry } from '@forms/shared/remotes';

/** Reads which remotes there are. Rejects when `remotes.json` doesn't come or isn't what the contract says. */
export async function readRegistry(): Promise<RemoteRegistry> {
  const response = await fetch('/remotes.json');
  if (!response.ok) throw new Error(`/remotes.json answered ${response.status}`);
  return remoteRegistry.parse(await response.json());
}
