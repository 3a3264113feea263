import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION } from '@forms/shared/contract';

const hashOf = (bytes: string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * The files of a small build of a remote, by path, as `npm run build` writes them; other `words` make other bytes. It
 * exposes the modules Library and Loans; `brings` is what it adds to the site.
 */
export function buildOf(
  remote: string,
  words: string,
  contract = CONTRACT_VERSION,
  brings?: unknown,
): Record<string, string> {
  const entry = `remoteEntry.${createHash('md5').update(words).digest('hex').slice(0, 8)}.js`;
  const code = `console.log(${JSON.stringify(words)})`;
  const manifest = JSON.stringify({
    name: remote.replaceAll('-', '_'),
    metaData: {
      remoteEntry: { name: entry },
      integrity: { [entry]: hashOf(code) },
      buildInfo: { buildVersion: words },
    },
    exposes: [{ name: 'Library' }, { name: 'Loans' }],
  });
  return {
    'mf-manifest.json': manifest,
    'remote.json': JSON.stringify({ contract, integrity: hashOf(manifest), brings }),
    [entry]: code,
    [`${entry}.br`]: `compressed ${code}`,
    'pictures/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
}

/** Writes a build into a house, as that of the remote which stands beside the host. */
export function buildInto(house: string, remote: string, words: string): void {
  const dist = join(house, remote, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(house, remote, 'package.json'), JSON.stringify({ name: `@forms/${remote}` }));
  for (const [path, text] of Object.entries(buildOf(remote, words))) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
}

/** A build's files as they are uploaded. */
export function uploadOf(files: Record<string, string>): FormData {
  const body = new FormData();
  for (const [path, text] of Object.entries(files)) body.append(path, new Blob([text]), 'file');
  return body;
}
