import type { FastifyInstance } from 'fastify';

/** Once the server is told to end, a connection ends with the answer that it waits for, rather than being kept for another. */
export function endConnections(http: FastifyInstance): void {
  let closing = false;
  http.addHook('preClose', async () => {
    closing = true;
  });
  http.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
