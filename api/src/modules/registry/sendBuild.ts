import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app';
import type { FilesOfBuild } from './receiveBuild';

const YEAR_S = 365 * 24 * 60 * 60;
/** A name that changes with its content, as `183.71ae2791.js`. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
};
/** Compressed copies that stand beside a file, the smaller first. */
const COPIES = [
  ['br', 'br'],
  ['gzip', 'gz'],
] as const;

/**
 * Sends a file of a version that was published here: of one that is retired too, for pages that are open. False where
 * there is no such file. (A reply itself cannot be answered: whoever awaits one gets undefined once it is sent.)
 *
 * @param path from the remote's folder, as `1.4.0/mf-manifest.json`
 */
export async function sendBuild(
  { db, store }: Pick<App, 'db' | 'store'>,
  { remote, path }: { remote: string; path: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const [, version, name] = /^(\d[^/]*)\/(.+)$/.exec(path) ?? [];
  if (version === undefined || name === undefined) return false;
  const found = await db
    .selectFrom('remoteVersions')
    .select(['build', 'files'])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!found?.build || !found.files) return false;
  const files: FilesOfBuild = JSON.parse(found.files);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const copy = COPIES.find(
    ([encoding, ending]) => accepted.includes(encoding) && Object.hasOwn(files, `${name}.${ending}`),
  );
  const sent = copy ? `${name}.${copy[1]}` : name;
  const place = Object.hasOwn(files, sent) ? files[sent] : undefined;
  if (!place) return false;
  const [start, bytes] = place;
  const content = bytes === 0 ? '' : await store.read(found.build, { start, end: start + bytes - 1 });
  if (content === undefined) return false;
  if (copy) reply.header('content-encoding', copy[0]);
  reply
    .headers({
      'content-length': bytes,
      vary: 'accept-encoding',
      'cache-control': HASHED.test(name) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
    })
    .type(TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    .send(content);
  return true;
}
