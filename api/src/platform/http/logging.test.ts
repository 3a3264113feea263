import { closeSync, openSync } from 'node:fs';
import fastify from 'fastify';
import { logging } from './logging';

it('A log that has no room on its disk ends nothing: its lines are let go, and calls are answered.', async () => {
  const full = openSync('/dev/full', 'w');
  const http = fastify({ logger: logging('info', full), forceCloseConnections: true });
  http.get('/', () => 'answered');
  const address = await http.listen({ host: '127.0.0.1', port: 0 });
  for (let call = 0; call < 3; call += 1) expect(await (await fetch(address)).text()).toBe('answered');
  await http.close();
  closeSync(full);
});
