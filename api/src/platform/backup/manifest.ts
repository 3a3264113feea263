import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';

const hashed = z.object({ bytes: z.number(), sha256: z.string() });
export type Hashed = z.infer<typeof hashed>;

/**
 * What a backup holds: `tables/NAME.jsonl`, a row a line, and `files/NAME`, each with its hash. `schema` is the last step
 * of the schema that the rows fit.
 */
export const manifest = z.object({
  madeAt: z.string(),
  schema: z.string(),
  tables: z.record(z.string(), hashed.extend({ rows: z.number() })),
  files: z.record(z.string(), hashed),
});
export type Manifest = z.infer<typeof manifest>;

export const manifestIn = (folder: string): string => join(folder, 'manifest.json');
export const tableIn = (folder: string, name: string): string => join(folder, 'tables', `${name}.jsonl`);
export const fileIn = (folder: string, name: string): string => join(folder, 'files', name);

export async function hashOfFile(path: string): Promise<Hashed> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}

/** Reads a backup's manifest and sees to it that all it names is there, bit by bit. Throws where it is not. */
export async function verified(folder: string): Promise<Manifest> {
  const text = await readFile(manifestIn(folder), 'utf8').catch(() => {
    throw new Error(`${folder} holds no whole backup: there is no manifest.json.`);
  });
  const found = manifest.parse(JSON.parse(text));
  const parts = [
    ...Object.entries(found.tables).map(([name, part]) => [tableIn(folder, name), part] as const),
    ...Object.entries(found.files).map(([name, part]) => [fileIn(folder, name), part] as const),
  ];
  for (const [path, { sha256 }] of parts) {
    const there = await hashOfFile(path).catch(() => undefined);
    if (there?.sha256 !== sha256) throw new Error(`${path} is not as it was backed up.`);
  }
  return found;
}
