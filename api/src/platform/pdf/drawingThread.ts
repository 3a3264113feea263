import { join } from 'node:path';
import { Piscina } from 'piscina';
import { houseFolder } from '../houseFolder';

/** A thread that has read its code and fonts draws the next document in a tenth of the time; it ends when nothing came for a while. */
const IDLE_MS = 10_000;

/**
 * Draws documents in a thread of its own, which does what `file` exports, one of the server's build: its fonts take up to
 * half a second, in which the server would answer nobody. Rejects with what went wrong.
 */
export function drawingThread<Drawing>(file: string): (drawing: Drawing) => Promise<Buffer> {
  const threads = new Piscina<Drawing, Uint8Array>({
    filename: join(houseFolder, 'api/dist/bin', file),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  return async (drawing) => Buffer.from(await threads.run(drawing));
}
