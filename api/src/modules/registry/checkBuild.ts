import { createHash } from 'node:crypto';
import { type Brought, brought } from '@forms/shared/contract';
import * as z from 'zod';
import { HttpError } from '../../platform/errors/errors';
import { misfitOf } from './brings';

export const MANIFEST = 'mf-manifest.json';
export const LINE = 'remote.json';

const hash = z.string().regex(/^sha384-[\w+/]{64}$/);
const builtLine = z.object({ contract: z.string().min(1), integrity: hash, brings: z.unknown().optional() });
const builtManifest = z.object({
  name: z.string(),
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }), integrity: z.record(z.string(), hash) }),
  exposes: z.array(z.object({ name: z.string() })).default([]),
});

/** What a build says of itself: the platform that it needs, its manifest's hash, the hashes of its code by file. */
export interface Build {
  contract: string;
  integrity: string;
  hashes: Readonly<Record<string, string>>;
  /** What it adds to the site. */
  brings: Brought | undefined;
}

/** As the browser has it in `integrity`. */
export const integrityOf = (bytes: Buffer | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Reads what `npm run build` wrote of a build. Throws 422 for one of another remote, and one that is not whole. */
export function readBuild(remote: string, { manifest, line }: { manifest: Buffer; line: Buffer }): Build {
  const said = builtLine.safeParse(jsonOf(line));
  if (!said.success) throw unfit(`${LINE} is not as the build writes it`);
  const read = builtManifest.safeParse(jsonOf(manifest));
  if (!read.success) throw unfit(`${MANIFEST} is not a remote’s, or names no hashes`);
  const { name, metaData, exposes } = read.data;
  if (name !== remote.replaceAll('-', '_')) throw unfit(`its manifest is that of ${name}`);
  if (said.data.integrity !== integrityOf(manifest)) throw unfit(`${LINE} names another hash than ${MANIFEST} has`);
  if (!(metaData.remoteEntry.name in metaData.integrity)) throw unfit(`${MANIFEST} has no hash for its entry`);
  const brings = readBrought(said.data.brings, exposes);
  return { ...said.data, hashes: metaData.integrity, brings };
}

function readBrought(said: unknown, exposes: readonly { name: string }[]): Brought | undefined {
  if (said === undefined) return undefined;
  const { data, error } = brought.safeParse(said);
  const [issue] = error?.issues ?? [];
  if (!data) throw unfit(`what it brings is not valid at ${issue?.path.join('.') || 'its top'}: ${issue?.message}`);
  const misfit = misfitOf(
    data,
    exposes.map(({ name }) => name),
  );
  if (misfit) throw unfit(misfit);
  return data;
}

/** Refuses a build for what is wrong with it. */
export const unfit = (what: string): HttpError =>
  new HttpError(422, 'unfit-build', `This build is not taken: ${what}.`);

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
