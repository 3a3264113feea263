import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { answerErrors } from '../errors/errors';
import { Incoming, longestFor } from './incoming';

let http: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await http.close();
});

/** A server behind a proxy on this machine, where two bodies of an address may be under way. */
async function start(longest?: (bytes: number) => number): Promise<void> {
  http = fastify({ trustProxy: 'loopback' });
  answerErrors(http);
  const incoming = new Incoming(http.server, { most: 2, ...(longest ? { longest } : {}) });
  http.post('/', { onRequest: async (request) => incoming.admit(request, 1_000) }, () => 'taken');
  await http.listen({ host: '127.0.0.1', port: 0 });
}

/** Begins to send a body for somebody; what comes back is read from the answer's first line. */
async function begin(from: string, length = 'Content-Length: 2'): Promise<{ socket: Socket; status: Promise<string> }> {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket.setEncoding('utf8').on('error', () => {}));
  const heard = once(http.server, 'request');
  socket.write(
    `POST / HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/json\r\n${length}\r\n\r\n`,
  );
  await heard;
  return { socket, status: once(socket, 'data').then(([answer]) => String(answer).slice(9, 12)) };
}

it('However slowly one address sends, only so many of its bodies are under way at once, and others are heard.', async () => {
  await start();
  const [first] = [await begin('192.0.2.1'), await begin('192.0.2.1', 'Transfer-Encoding: chunked')];
  const third = await begin('192.0.2.1');
  expect(await third.status).toBe('429');
  await once(third.socket, 'close');

  const other = await begin('192.0.2.2');
  other.socket.write('{}');
  expect(await other.status).toBe('200');

  first.socket.write('{}');
  expect(await first.status).toBe('200');
  const next = await begin('192.0.2.1');
  next.socket.write('{}');
  expect(await next.status).toBe('200');
});

it('A body that takes too long is cut off with 408, and its place is free again.', async () => {
  await start(() => 1);
  const slow = await begin('192.0.2.1');
  expect(await slow.status).toBe('408');
  await once(slow.socket, 'close');
});

it('The largest upload has most of an hour, the answers to a form less than a minute.', () => {
  expect(longestFor(100 * 1024 * 1024)).toBe(3_230_000);
  expect(longestFor(528 * 1024)).toBe(46_500);
});
