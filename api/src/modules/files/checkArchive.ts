import { pipeline } from 'node:stream/promises';
import { ARCHIVE_TOO_LARGE, TYPE_MISMATCH } from '@forms/shared/contract';
import { type Entry, openPromise } from 'yauzl';
import { HttpError } from '../../platform/errors/errors';

const MOST_ENTRIES = 10_000;
/** In bytes, all entries unpacked. */
const MOST_UNPACKED = 500 * 1024 * 1024;
/** Up to here anything may be packed however tightly. */
const ALWAYS_FINE = 20 * 1024 * 1024;
const MOST_TIMES_PACKED = 100;

/**
 * Refuses a zip file, as office documents are, that is made to fill whatever opens it: by what its directory says, and
 * by what entries really unpack to, which is counted and thrown away, the largest first, until all the rest cannot be
 * too much. Throws 422, also where one of those cannot be unpacked, or the directory cannot be read or names entries
 * outside of itself.
 *
 * @param packed the file's size in bytes
 */
export async function checkArchive(path: string, packed: number): Promise<void> {
  const most = Math.min(MOST_UNPACKED, Math.max(ALWAYS_FINE, packed * MOST_TIMES_PACKED));
  const tooLarge = () => new HttpError(422, 'archive-too-large', ARCHIVE_TOO_LARGE);
  let unpacked = 0;
  const count = async (parts: AsyncIterable<Buffer>) => {
    for await (const part of parts) {
      unpacked += part.length;
      if (unpacked > most) throw tooLarge();
    }
  };
  try {
    // The library would stop where the directory says that an entry ends, as not all do that open it.
    const zip = await openPromise(path, { autoClose: false, validateEntrySizes: false });
    try {
      if (zip.entryCount > MOST_ENTRIES) throw tooLarge();
      const entries: Entry[] = [];
      for await (const entry of zip.eachEntry()) entries.push(entry);
      if (sum(entries, ({ uncompressedSize }) => uncompressedSize) > most) throw tooLarge();
      let worst = sum(entries, worstOf);
      for (const entry of entries.toSorted((one, other) => worstOf(other) - worstOf(one))) {
        if (unpacked + worst <= most) break;
        worst -= worstOf(entry);
        await pipeline(await zip.openReadStreamPromise(entry), count);
      }
    } finally {
      zip.close();
    }
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(422, 'type-mismatch', TYPE_MISMATCH);
  }
}

/** Deflate packs nothing tighter. */
const TIGHTEST = 1032;
const worstOf = ({ compressedSize }: Entry) => compressedSize * TIGHTEST;

const sum = (entries: readonly Entry[], sizeOf: (entry: Entry) => number) =>
  entries.reduce((all, entry) => all + sizeOf(entry), 0);
