import { statfs } from 'node:fs/promises';
import { HttpError } from '../errors/errors';

/** In bytes: what uploads leave free on the disk, for the database and everything else. */
const LEFT_FREE = 1024 * 1024 * 1024;
const DISK_FULL = 'There is no room for uploads at the moment. Please try again later.';

/** The bytes that are free on the disk of a folder. */
export async function freeOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Throws where the disk of a folder is so full that no upload is taken; in the same words each time, which are logged once. */
export async function checkSpace(folder: string): Promise<void> {
  if ((await freeOn(folder)) < LEFT_FREE) throw new Error(`less than ${LEFT_FREE} bytes are free on the disk`);
}

/** The disk that uploads come in on. What is under way counts from its beginning as if all of it lay there already. */
export class DiskSpace {
  private reserved = 0;

  constructor(private readonly folder: string) {}

  /**
   * Reserves room for so many bytes, and answers how it is given back once they lie on the disk, or will not. Throws 503
   * where the disk would be nearly full with them.
   */
  async reserve(bytes: number): Promise<() => void> {
    const free = await freeOn(this.folder);
    if (free - this.reserved - bytes < LEFT_FREE) {
      const cause = new Error(`${free} bytes are free, and ${this.reserved} of them taken by uploads under way`);
      throw new HttpError(503, 'disk-full', DISK_FULL, {}, { 'retry-after': '600' }).because(cause);
    }
    this.reserved += bytes;
    let held = bytes;
    return () => {
      this.reserved -= held;
      held = 0;
    };
  }
}
