import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { endConnections } from './endConnections';

describe('a server that is told to end', () => {
  const LARGE = Buffer.alloc(20_000_000, 7);
  let http: FastifyInstance;
  let growing: PassThrough;
  let sockets: Socket[];

  beforeEach(async () => {
    http = fastify();
    endConnections(http);
    growing = new PassThrough();
    sockets = [];
    http.get('/large', (_request, reply) => reply.send(LARGE));
    http.get('/growing', (_request, reply) => reply.header('content-length', 4).send(growing));
    await http.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await http.close();
  });

  async function connected(): Promise<Socket> {
    const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    await Promise.all([once(socket, 'connect'), once(http.server, 'connection')]);
    return socket;
  }
  const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`);

  it('sends an answer whole to a slow line first', async () => {
    const socket = await connected();
    let received = 0;
    socket.on('data', ({ length }) => {
      received += length;
      socket.pause();
      setTimeout(() => socket.resume(), 1);
    });
    ask(socket, '/large');
    await once(socket, 'data');
    await Promise.all([http.close(), once(socket, 'end')]);
    expect(received).toBeGreaterThan(LARGE.length);
  });

  it('ends with an answer that was under way, though its connection was to be kept', async () => {
    const socket = await connected();
    ask(socket, '/growing');
    growing.write('half');
    await once(socket, 'data');
    const closed = http.close();
    setTimeout(() => growing.end(), 100);
    await closed;
  });

  it('does not wait for a connection that never asked, nor for one that has its answer', async () => {
    await connected();
    const answered = await connected();
    ask(answered, '/growing');
    growing.end('full');
    await once(answered, 'data');
    await http.close();
  });
});
