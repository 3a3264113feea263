import { join } from 'node:path';
import { Piscina } from 'piscina';
import { houseFolder } from './houseFolder';

/** A thread that has read its code does the next task in a tenth of the time; it ends when nothing came for a while. */
const IDLE_MS = 10_000;

/**
 * Does tasks one after the other in a thread of its own, which does what `file` exports, one of the server's build: here
 * they would hold up everybody. Rejects with what went wrong.
 */
export function thread<Task, Result>(file: string): (task: Task) => Promise<Result> {
  const threads = new Piscina<Task, Result>({
    filename: join(houseFolder, 'api/dist/bin', file),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });
  return (task) => threads.run(task);
}
