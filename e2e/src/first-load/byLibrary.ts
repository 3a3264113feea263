import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

const house = join(__dirname, '../../..');

/** Where the build of a script stands: a remote's below its own folder, all else the host's. */
const fileOf = (address: string) => {
  const [, remote, name = ''] = /^(?:\/remotes\/([^/]+))?\/(.+)$/.exec(address) ?? [];
  return join(house, remote ?? 'host', 'dist', name);
};

/** Who a source belongs to: a package, or the part of the house that it stands in, as `shared/contract/forms`. */
function ownerOf(source: string): string {
  const [, pack] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (pack) return pack;
  const [, app, path = ''] = /^webpack:\/\/([^/]*)\/(.*)$/.exec(source) ?? [];
  if (path.startsWith('../')) return path.slice('../'.length).split('/').slice(0, 3).join('/');
  return path.startsWith('./src/') ? `${app?.replaceAll('_', '-')}` : 'webpack';
}

/**
 * What scripts are made of, by package and by part of the house, the largest first. The bytes that came over the wire
 * are shared out by how much of a script's text each takes, since what is compressed together has no size of its own.
 *
 * @param scripts each script's address and its bytes over the wire
 */
export function byLibrary(scripts: readonly (readonly [address: string, bytes: number])[]): [string, number][] {
  const owners = new Map<string, number>();
  const add = (owner: string, bytes: number) => owners.set(owner, (owners.get(owner) ?? 0) + bytes);
  for (const [address, bytes] of scripts) {
    const text = readFileSync(fileOf(address), 'utf8');
    const each = bytes / text.length;
    // What webpack adds of its own has no source.
    if (!existsSync(`${fileOf(address)}.map`)) {
      add('webpack', bytes);
      continue;
    }
    const map = new SourceMap(JSON.parse(readFileSync(`${fileOf(address)}.map`, 'utf8')));
    for (const [at, line] of text.split('\n').entries()) {
      for (let column = 0; column < line.length; column += 1) {
        const entry = map.findEntry(at, column);
        add('originalSource' in entry ? ownerOf(entry.originalSource) : 'webpack', each);
      }
    }
  }
  return [...owners].sort(([, one], [, other]) => other - one);
}
