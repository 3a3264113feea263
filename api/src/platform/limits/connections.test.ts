import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { capConnections } from './connections';

it('Of one address only so many connections are taken at once: the next is asked to wait, until one ends.', async () => {
  const server = createServer((_request, response) => response.end('taken'));
  capConnections(server, 2);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
    return socket;
  };
  const [first, second] = [await open(), await open()];
  const third = await open();
  const [refusal] = await once(third, 'data');
  expect(refusal).toMatch(/^HTTP\/1\.1 503 .*\r\nRetry-After: 5\r\n/);

  const ended = new Promise((resolve) => server.once('connection', resolve));
  first.destroy();
  // The end of a connection is heard before a later one begins.
  let next = await open();
  await ended;
  next.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  let [answer] = await once(next, 'data');
  while (String(answer).includes(' 503 ')) {
    next = await open();
    next.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    [answer] = await once(next, 'data');
  }
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of [second, third, next]) socket.destroy();
  server.close();
});
