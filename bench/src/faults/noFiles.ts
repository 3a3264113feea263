import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { servesAgain } from './databaseAway';
import type { Site } from './site';

export const MOST_FILES = 256;
const LINES = 400;
const ROUNDS = 10;
const SETTLE_MS = 1_000;

/**
 * Idle lines take every file that the server may have open, while somebody who was there before goes on. Nobody new can
 * be heard then, so health is asked for only afterwards.
 */
export async function noFiles(site: Site): Promise<void> {
  await site.entry();
  const { port } = site.server;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const as = { agent, from: '127.0.8.200', mayBreak: true };
  await site.send('/api/webforms/exams/series', as);
  const lines: Socket[] = [];
  try {
    for (let one = 0; one < LINES; one += 1) {
      const line = connect({ host: '127.0.0.1', port, localAddress: `127.0.8.${1 + (one % 100)}` });
      lines.push(line.on('error', () => undefined));
    }
    await sleep(SETTLE_MS);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const path of ['/', '/remotes.json', '/content/pages/home', '/content/images/hall-720.webp']) {
        await site.send(path, as);
      }
      await site.send('/api/webforms/file/upload', { ...as, ...upload() });
    }
  } finally {
    for (const line of lines) line.destroy();
    agent.destroy();
  }
  await sleep(SETTLE_MS);
  site.watchHealth();
  await servesAgain(site);
}

/** A small PDF as a form's uploader sends it. */
export function upload(bytes = Buffer.from('%PDF-1.7\n')): { body: Buffer; headers: Record<string, string> } {
  const boundary = 'a-line-between-parts';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
