import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
const pageOf = (engine: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${engine}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/${engine}/main.css">
<div id="root"></div>
<script type="module" src="/${engine}/main.js"></script>`;

/**
 * A page for each engine with nothing on it but that engine, as a production build; served compressed, to this machine
 * alone.
 * `folder` holds a file for each, named as it. `serveMore` answers what no engine's build holds, and says whether it did.
 */
export async function servePages<Engine extends string>(
  folder: string,
  engines: readonly Engine[],
  serveMore: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
) {
  const files = new Map<string, Uint8Array>();
  for (const engine of engines) {
    for (const [path, contents] of await bundle(folder, engine)) files.set(path, contents);
  }
  const loaded = new Set<string>();
  // Beforehand, as a build does it: no visit waits for it.
  const compressed = new Map([...files].map(([path, contents]) => [path, brotliCompressSync(contents)]));

  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (serveMore(request, response)) return;
    const [, engine = '', file = ''] = url.split('/');
    const contents = file ? compressed.get(url) : brotliCompressSync(pageOf(engine));
    if (contents === undefined) {
      response.writeHead(404).end();
      return;
    }
    if (extname(url) === '.js') loaded.add(url);
    response.setHeader('content-encoding', 'br');
    response.setHeader('content-type', types[extname(file)] ?? 'text/html; charset=utf-8').end(contents);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  return {
    addressOf: (engine: Engine) => `http://127.0.0.1:${port}/${engine}/`,
    /** What the scripts weigh that an engine's page has loaded so far, each compressed, in bytes. */
    weightOf: (engine: Engine) =>
      [...loaded]
        .filter((path) => path.startsWith(`/${engine}/`))
        .reduce((sum, path) => sum + gzipSync(files.get(path) ?? '', { level: 9 }).length, 0),
    close: () => server.close(),
  };
}

/** An engine's files by their path. What it loads later stands in files of its own, as in the product. */
async function bundle(folder: string, engine: string): Promise<[path: string, contents: Uint8Array][]> {
  const { outputFiles } = await build({
    entryPoints: { main: join(folder, engine) },
    outdir: `/${engine}`,
    chunkNames: '[hash]',
    assetNames: '[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', global: 'window', __webpack_public_path__: '"/"' },
    loader: { '.woff': 'file', '.woff2': 'file', '.svg': 'file', '.gif': 'file' },
    // The product's build leaves this out as well, since nothing there uses antd's Form: see webpack.shared.js.
    ...(engine === 'ours' ? { alias: { '@rc-component/form': join(__dirname, 'nothing.cjs') } } : {}),
    logLevel: 'error',
    write: false,
  });
  return outputFiles.map(({ path, contents }) => [path, contents]);
}
