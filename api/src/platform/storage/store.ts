import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both of them included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The name of a site's mark in its store. */
export const SITE_MARK = 'forms-site-id';

/** Where the bytes of files are kept, each under a name of its own. What is kept is never changed, only removed. */
export interface Store {
  /** What the names in it begin with, for whoever operates it, as `s3://files/site/` or `/data/files/`. */
  where: string;
  /** Whether all that it lists is of this site. */
  isOwn: boolean;
  /** Moves a finished file in from the disk. Once this is done it outlives a power cut; before that, nobody sees it. */
  keep(name: string, path: string): Promise<void>;
  /** Undefined where nothing has that name. */
  read(name: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Removes what has that name, if anything does. */
  remove(name: string): Promise<void>;
  /** Throws where nothing can be kept or read at the moment. */
  reach(): Promise<void>;
  /** Everything that is kept, but the mark, and since when. */
  list(): AsyncIterable<{ name: string; storedAt: Date }>;
}
