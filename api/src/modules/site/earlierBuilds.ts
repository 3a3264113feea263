import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const STORED_MS = 7 * 24 * 60 * 60 * 1000;
/** A file whose name changes with its content, or a compressed copy of one; no page asks for a source map. */
const PART = /\.[0-9a-f]{8,}\.(?!map\b)\w+(\.br|\.gz)?$/;
/** What the times of files tell apart on every disk. */
const SECOND_MS = 1_000;
/** Where a build stands until all of it is kept. */
const UNFINISHED = 'unfinished';

/** The folder that has a file of an earlier build, by the address that it was served under and its path. */
export type EarlierBuilds = (address: string, path: string) => string | undefined;

/**
 * Keeps the hashed files of what is served now in the data folder, and forgets those of builds that were replaced more
 * than a week ago: a page that was open before an update goes on finding its own parts. Throws where the data folder
 * takes nothing.
 *
 * @param folders where each build stands, by the address that it is served under
 */
export function keepBuilds(dataDir: string, folders: ReadonlyMap<string, string>): EarlierBuilds {
  const builds = join(dataDir, 'builds');
  rmSync(join(builds, UNFINISHED), { recursive: true, force: true });
  mkdirSync(builds, { recursive: true });
  const earlier = newestFirst(builds);

  const parts = [...folders].flatMap(([address, folder]) =>
    partsOf(folder).map((path) => ({ from: join(folder, path), to: join(address, path) })),
  );
  const paths = new Set(parts.map(({ to }) => to));
  const served = nameOf([...paths]);
  if (!earlier.includes(served)) {
    mkdirSync(join(builds, UNFINISHED));
    for (const { from, to } of parts) {
      mkdirSync(dirname(join(builds, UNFINISHED, to)), { recursive: true });
      // Not `copyFile`, which gives a copy the modes of what it copies, for others to read.
      writeFileSync(join(builds, UNFINISHED, to), readFileSync(from));
    }
    renameSync(join(builds, UNFINISHED), join(builds, served));
  }
  // The newest was served until now, however long ago it came.
  const now = Date.now();
  if (earlier[0] !== undefined) touch(join(builds, earlier[0]), now - SECOND_MS);
  touch(join(builds, served), now);

  const stored = new Map<string, string>();
  for (const build of newestFirst(builds).slice(1)) {
    const folder = join(builds, build);
    if (now - statSync(folder).mtimeMs > STORED_MS) {
      rmSync(folder, { recursive: true });
      continue;
    }
    for (const path of partsOf(folder)) if (!paths.has(path) && !stored.has(path)) stored.set(path, folder);
  }
  return (address, path) => {
    const folder = stored.get(join(address, path));
    return folder && join(folder, address);
  };
}

/** The hashed files beneath a folder, by their paths in it; none where there is no folder. */
const partsOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => PART.test(path))
    : [];

/** Names hold hashes of the content: the same names are the same build. */
const nameOf = (paths: string[]): string => createHash('sha256').update(paths.sort().join()).digest('hex').slice(0, 16);

const newestFirst = (builds: string): string[] => {
  const age = (build: string) => statSync(join(builds, build)).mtimeMs;
  return readdirSync(builds).sort((one, other) => age(other) - age(one));
};

const touch = (path: string, at: number): void => utimesSync(path, at / 1000, at / 1000);
