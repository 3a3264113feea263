import { type RemoteRegistry, remoteOf } from '@forms/shared/platform/remotes';
import type { Manifest } from '../federation/loadedParts';
import type { Get } from './asking';

/** A script or a style sheet, with the hash that it must have. */
export interface PartFile {
  address: string;
  integrity: string;
}

/**
 * What a remote's part begins with, its entry first, where the remote stands beside the host; else nothing, and the page
 * asks for itself.
 */
export async function partFiles(part: string, lines: RemoteRegistry, get: Get): Promise<PartFile[]> {
  const line = lines[remoteOf(part)];
  const manifest = line?.integrity ? await get(line.manifest, line.integrity) : undefined;
  if (!line || !manifest) return [];
  const { metaData, exposes } = manifest as Manifest;
  const assets = exposes.find(({ name }) => part === `${remoteOf(part)}/${name}`)?.assets;
  if (!assets) return [];
  const folder = line.manifest.slice(0, line.manifest.lastIndexOf('/') + 1);
  return [metaData.remoteEntry.name, ...assets.css.sync, ...assets.js.sync].flatMap((file) => {
    const integrity = metaData.integrity?.[file];
    return integrity ? [{ address: folder + file, integrity }] : [];
  });
}
