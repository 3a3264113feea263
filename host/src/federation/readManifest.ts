import { takeGiven } from '../given';
import { type Admitted, RemoteFailure } from './admission';
import { knowHashes } from './hashes';
import { messageOf } from './loaded';
import { type Manifest, manifests } from './loadedParts';

/** How long one request for a remote's manifest or entry may take, in milliseconds: so that a second fits in. */
export const REQUEST_MS = 5_000;

/**
 * Reads the manifest that a line of the registry means, and takes down what hash each of the remote's files must have.
 * Rejects with a `RemoteFailure` where it does not come in time, or is none.
 */
export async function readManifest({ manifest: address, integrity = '' }: Admitted): Promise<Manifest> {
  // The server has held what it put into the page to the same hash.
  const manifest = takeGiven(address.replace(window.location.origin, '')) ?? (await fetched(address, integrity));
  if (!isManifest(manifest)) throw new RemoteFailure('manifest', `${address} is no manifest`);
  knowHashes(address, manifest.metaData.integrity ?? {});
  manifests.set(address, manifest);
  return manifest;
}

async function fetched(address: string, integrity: string): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(REQUEST_MS);
    const response = await fetch(address, { cache: 'no-cache', integrity, signal });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return await response.json();
  } catch (error) {
    throw new RemoteFailure('manifest', messageOf(error), error);
  }
}

const isManifest = (json: unknown): json is Manifest =>
  typeof json === 'object' && json !== null && 'metaData' in json && 'exposes' in json && 'shared' in json;
