import { connect, type NetConnectOpts } from 'node:net';
import { text } from 'node:stream/consumers';

const SILENCE_MS = 2_000;

/** Asks ClamAV's daemon whether it is there. Throws where it does not say so. */
export async function askScanner(clamd: NetConnectOpts): Promise<void> {
  const socket = connect(clamd);
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('ClamAV does not answer')));
  socket.write('zPING\0');
  const answer = await text(socket);
  if (answer.replace(/\0.*/s, '') !== 'PONG') throw new Error('ClamAV does not answer as it should');
}
