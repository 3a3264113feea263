import { ARCHIVE_TOO_LARGE, TYPE_MISMATCH } from '@forms/shared/contract';
import { type Entry, openPromise } from 'yauzl';
import { Fault } from '../errors';

const MOST_ENTRIES = 10_000;
/** In bytes, all entries unpacked. */
const MOST_UNPACKED = 500 * 1024 * 1024;
/** Up to here anything may be packed however tightly. */
const ALWAYS_FINE = 20 * 1024 * 1024;
const MOST_TIMES_PACKED = 100;

/**
 * Refuses a zip file, as office documents are, that is made to fill whatever opens it: by its directory alone, nothing
 * is unpacked. Throws 422, also where the directory cannot be read or names entries outside of itself.
 */
export async function checkArchive(path: string, packed: number): Promise<void> {
  let entries = 0;
  let unpacked = 0;
  for await (const entry of entriesOf(path)) {
    entries += 1;
    unpacked += entry.uncompressedSize;
    const tooTight = unpacked > ALWAYS_FINE && unpacked > packed * MOST_TIMES_PACKED;
    if (entries > MOST_ENTRIES || unpacked > MOST_UNPACKED || tooTight) {
      throw new Fault(422, 'archive-too-large', ARCHIVE_TOO_LARGE);
    }
  }
}

async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const zip = await openPromise(path).catch(() => {
    throw new Fault(422, 'type-mismatch', TYPE_MISMATCH);
  });
  try {
    yield* zip.eachEntry();
  } catch {
    throw new Fault(422, 'type-mismatch', TYPE_MISMATCH);
  } finally {
    zip.close();
  }
}
