import { createServer, request, type Server } from 'node:http';
import { freePort } from '@forms/shared/testing/free-port';

/** A site in front of another, with the same pages and calls, whose next build can be deployed. */
export interface Deployable {
  address: string;
  /** From now on its service worker is another one. */
  deploysNextBuild(): void;
  stop(): void;
}

/** Puts itself before a product at `port`. */
export async function deployable(port: number): Promise<Deployable> {
  const own = await freePort();
  let build = 1;
  const server: Server = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked;
    const isWorker = url.startsWith('/sw.js');
    // Whole and not compressed: a comment is added to it.
    const sent = isWorker ? { host: headers.host ?? '', 'accept-encoding': 'identity' } : headers;
    const forwarded = request({ port, path: url, method, headers: sent }, (got) => {
      if (!isWorker) return got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers));
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      return got.on('data', (bytes) => answer.write(bytes)).on('end', () => answer.end(`\n// build ${build}`));
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(own, 'localhost', resolve));
  return {
    address: `http://localhost:${own}`,
    deploysNextBuild: () => {
      build += 1;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
