import { connect, type NetConnectOpts } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** Longer than ClamAV needs for 100 MB. */
const SILENCE_MS = 60_000;

/** The name of a virus that ClamAV's daemon finds in these bytes, or undefined. Throws where it cannot tell. */
export async function virusIn(bytes: Readable, clamd: NetConnectOpts): Promise<string | undefined> {
  const socket = connect(clamd);
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('ClamAV does not answer')));
  const answer = (await pipeline(inChunks(bytes), socket, text)).replace(/\0.*/s, '').trim();
  if (answer === 'stream: OK') return undefined;
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found === undefined) throw new Error(`ClamAV cannot look at a file: ${answer}`);
  return found;
}

/** The daemon's INSTREAM command: each chunk with its length before it, and one of no length at the end. */
async function* inChunks(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of bytes) {
    yield lengthOf(chunk);
    yield chunk;
  }
  yield lengthOf(Buffer.alloc(0));
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}
