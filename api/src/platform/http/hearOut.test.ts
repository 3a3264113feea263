import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { hearOut } from './hearOut';

describe('whoever is refused while they are still sending', () => {
  it.each([
    ['HTTP/1.1', 'Connection: close'],
    ['HTTP/1.0', 'X-Nothing: more'],
  ])('may send all of it before the connection ends, over %s with %s', async (version, header) => {
    const http = fastify();
    hearOut(http);
    const wholeWhenAnswered: boolean[] = [];
    http.addHook('onResponse', async ({ raw }) => void wholeWhenAnswered.push(raw.complete));
    const refused = new Promise<void>((resolve) => {
      http.addHook('onRequest', async (_request, reply) => {
        resolve();
        return reply.code(503).send('no room');
      });
    });
    http.post('/', async () => 'taken');
    await http.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST / ${version}\r\nHost: here\r\n${header}\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\nfirst`,
    );
    await refused;
    socket.write(' half');
    expect(await text(socket)).toContain('no room');
    expect(wholeWhenAnswered).toEqual([true]);
    await http.close();
  });
});
