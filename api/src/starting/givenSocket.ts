import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

/** Where a service manager puts the first socket that it hands on. */
const FIRST = 3;
/** How long those are waited for who are connected and ask nothing. */
const LINGER_MS = 1_000;

/**
 * The socket that the service manager listens on for this process, so that callers wait while the server restarts
 * instead of being refused; nothing where it hands on none.
 * https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
 */
export const givenSocket = (env: NodeJS.ProcessEnv, pid: number): { fd: number; host: string } | undefined => {
  if (env.LISTEN_PID !== String(pid) || !(Number(env.LISTEN_FDS) > 0)) return undefined;
  // For the name localhost Fastify would open a second one.
  return { fd: FIRST, host: '' };
};

/**
 * Leaves new callers to the next process, and gives those who are connected their answer, their last one; a server that
 * closes would hang up on whoever has connected and not been read yet.
 */
export async function handOver(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  const gone = once(server, 'close');
  Listener.prototype.close.call(server);
  await Promise.race([gone, after(LINGER_MS)]);
}
