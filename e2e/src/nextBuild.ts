import { createServer, request, type Server } from 'node:http';
import { freePort } from './product';

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
    // As it is, not compressed: a comment is added to it.
    const sent = isWorker ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': undefined } : headers;
    const forwarded = request({ port, path: url, method, headers: withoutUndefined(sent) }, (got) => {
      const { 'content-length': length, etag, ...rest } = got.headers;
      answer.writeHead(got.statusCode ?? 502, isWorker ? rest : got.headers);
      if (!isWorker) return got.pipe(answer);
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

const withoutUndefined = (headers: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
