import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { lineOf, remotesIn } from '../../../api/src/modules/site/builds';
import { houseFolder } from '../../../api/src/platform/houseFolder';
import { atTheEnd } from '../started/leaving';

const REMOTE = 'mf-contact';
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/** A team's web server with a folder a version, and the registry's file that says which is the site's. */
export interface Team {
  /** What the site has to be started with, once. */
  settings: Record<string, string>;
  /** Puts the site's own builds into the registry. */
  begin(): void;
  /** Ships the next version into a folder of its own, and writes it into the registry. */
  deploy(): void;
  /** Puts the line from before back. */
  rollBack(): void;
}

export async function team(folder: string): Promise<Team> {
  const shipped = join(folder, 'shipped');
  const registry = join(folder, 'remotes.json');
  const server = createServer(({ url = '/' }, answer) => {
    const path = join(shipped, normalize(new URL(url, 'http://team').pathname));
    try {
      const bytes = readFileSync(path);
      const cache = path.endsWith('mf-manifest.json') ? 'no-cache' : 'public, max-age=31536000, immutable';
      const type = types[extname(path)] ?? 'application/octet-stream';
      answer
        .writeHead(200, { 'access-control-allow-origin': '*', 'cache-control': cache, 'content-type': type })
        .end(bytes);
    } catch {
      answer.writeHead(404, { 'access-control-allow-origin': '*' }).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  atTheEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const write = (lines: object) => writeFileSync(registry, JSON.stringify(lines));
  const own = () => Object.fromEntries(remotesIn(houseFolder).map((remote) => [remote, lineOf(houseFolder, remote)]));
  write({});
  return {
    settings: { REMOTES_FILE: registry, REMOTE_ORIGINS: origin },
    begin: () => write(own()),
    deploy() {
      const version = '2';
      cpSync(join(houseFolder, REMOTE, 'dist'), join(shipped, version), { recursive: true });
      write({
        ...own(),
        [REMOTE]: { ...lineOf(houseFolder, REMOTE), manifest: `${origin}/${version}/mf-manifest.json` },
      });
    },
    rollBack: () => write(own()),
  };
}
