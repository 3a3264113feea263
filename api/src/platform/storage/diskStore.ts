import { access, constants, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { SITE_MARK, type Store } from './store';

/** Keeps files in a folder, which must lie on the disk that they come from. */
export async function diskStore(folder: string): Promise<Store> {
  await mkdir(folder, { recursive: true });
  return {
    where: resolve(folder) + sep,
    isOwn: true,
    async keep(name, path) {
      await rename(path, join(folder, name));
      await flush(folder);
    },
    async read(name, range) {
      const file = await open(join(folder, name)).catch(orNothing);
      return file?.createReadStream(range);
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    reach: () => access(folder, constants.R_OK | constants.W_OK | constants.X_OK),
    async *list() {
      for await (const { name } of await opendir(folder)) {
        if (name === SITE_MARK) continue;
        const found = await stat(join(folder, name)).catch(orNothing);
        if (found) yield { name, storedAt: found.mtime };
      }
    },
  };
}

/** A renamed file outlives a power cut only once its folder is on disk too. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function orNothing(error: unknown): undefined {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
