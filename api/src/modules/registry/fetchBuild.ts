import { MAX_BUILD_BYTES, MAX_BUILD_FILES } from '@forms/shared/contract';
import { type Build, integrityOf, LINE, MANIFEST, readBuild, unfit } from './checkBuild';

const PATIENCE_MS = 10_000;
/** A manifest is a few kilobytes. */
const MANIFEST_BYTES = 1024 * 1024;
const AT_A_TIME = 8;

/**
 * Fetches a build from where it stands, as a page of the site would: the manifest with its hash, and every script and
 * style sheet with the hash that the manifest names and the headers that a page needs. Throws 422 where one does not come
 * as it should.
 *
 * @param manifest the address of its `mf-manifest.json`, on an origin that may be asked
 */
export async function fetchBuild(remote: string, manifest: string): Promise<Build> {
  if (new URL(manifest).pathname.split('/').at(-1) !== MANIFEST) throw unfit(`its address must end in ${MANIFEST}`);
  const get = (path: string, bytes: number) => fetched(new URL(path, manifest), bytes);
  const [stands, line] = await Promise.all([get(MANIFEST, MANIFEST_BYTES), get(LINE, MANIFEST_BYTES)]);
  const build = readBuild(remote, { manifest: stands.bytes, line: line.bytes });
  const left = Object.entries(build.hashes);
  if (left.length > MAX_BUILD_FILES) throw unfit('it has too many files');
  const next = async (): Promise<void> => {
    for (let file = left.pop(); file; file = left.pop()) {
      const [path, hash] = file;
      const { bytes, cacheControl } = await get(path, MAX_BUILD_BYTES);
      if (integrityOf(bytes) !== hash) throw unfit(`${path} has not the hash that ${MANIFEST} names`);
      if (!/\bimmutable\b/.test(cacheControl)) throw unfit(`${path} comes without Cache-Control: immutable`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, next));
  return build;
}

async function fetched(address: URL, most: number): Promise<{ bytes: Buffer; cacheControl: string }> {
  const name = address.pathname.split('/').at(-1);
  let response: Response;
  try {
    response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    throw unfit(`${name} does not come from ${address.origin} within ${PATIENCE_MS / 1000} seconds`);
  }
  if (!response.ok) throw unfit(`${address.origin} answers ${response.status} for ${name}`);
  if (response.headers.get('access-control-allow-origin') !== '*') {
    throw unfit(`${name} comes without Access-Control-Allow-Origin: *`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > most) throw unfit(`${name} is larger than ${most} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw bytes > most ? error : unfit(`${name} breaks off on its way from ${address.origin}`);
  }
  return { bytes: Buffer.concat(chunks), cacheControl: response.headers.get('cache-control') ?? '' };
}
