import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { servesAgain } from './databaseAway';
import type { Site } from './site';

const LINES = 5_000;
const AT_ONCE = 250;
const LASTS_MS = 20_000;
const EVERY_MS = 500;

const HEAD = [
  'POST /api/webforms/draft HTTP/1.1',
  'Host: localhost',
  'X-Requested-With: bench',
  'Content-Type: application/json',
  'Content-Length: 10000',
  '',
  '[',
].join('\r\n');

/** One address opens thousands of calls and never ends their bodies, while somebody else applies. */
export async function slowBodies(site: Site): Promise<void> {
  await site.entry();
  const { port } = site.server;
  site.watchHealth();
  const lines: Socket[] = [];
  try {
    for (let begun = 0; begun < LINES; begun += AT_ONCE) {
      for (let one = 0; one < AT_ONCE; one += 1) {
        const line = connect({ host: '127.0.0.1', port, localAddress: '127.0.7.1' });
        // The server may refuse so many: that is what it should do.
        line.on('error', () => undefined).write(HEAD);
        lines.push(line);
      }
      await sleep(20);
    }
    for (const end = Date.now() + LASTS_MS; Date.now() < end; await sleep(EVERY_MS)) {
      await Promise.race([site.submit('127.0.7.2'), sleep(EVERY_MS * 4)]);
      for (const line of lines) if (line.writable) line.write(' ');
    }
  } finally {
    for (const line of lines) line.destroy();
  }
  await servesAgain(site);
}
