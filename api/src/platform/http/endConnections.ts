import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Once the server is told to end, a connection ends when the last answer that it waits for is sent whole, and one that
 * waits for none at once. Node by itself would cut off an answer that is written but still on a slow line, keep a
 * connection whose answer ends only now, and wait a minute for one that never asked, as browsers open them ahead.
 */
export function endConnections(http: FastifyInstance): void {
  const awaited = new Map<Socket, number>();
  let closing = false;

  http.server.on('connection', (socket) => {
    awaited.set(socket, 0);
    socket.once('close', () => awaited.delete(socket));
  });
  http.server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => {
      count(socket, -1);
      if (closing) endWhatIsIdle();
    });
  });
  http.server.closeIdleConnections = endWhatIsIdle;
  http.addHook('preClose', async () => {
    closing = true;
  });
  http.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });

  function count(socket: Socket, more: 1 | -1): void {
    awaited.set(socket, (awaited.get(socket) ?? 0) + more);
  }
  function endWhatIsIdle(): void {
    for (const [socket, answers] of awaited) if (answers === 0) socket.destroySoon();
  }
}
