import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@forms/shared/testing/free-port';
import { until } from './until';

/** What every virus scanner takes for a virus, and is none; in two halves, so that none takes this file for one. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const SIGNATURE = `Eicar-Test-Signature:0:*:${Buffer.from(EICAR).toString('hex')}`;

export interface TestClamd {
  /** For the setting CLAMD. */
  address: string;
  stop(): Promise<void>;
}

/** Starts what speaks the daemon's INSTREAM and knows one virus; at `port`, or at a free one. */
export async function startClamdDouble(port = 0): Promise<TestClamd> {
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket);
    let sent = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => {
      sent = Buffer.concat([sent, data]);
      if (sent.toString('latin1') === 'zPING\0') return socket.end('PONG\0');
      const bytes = streamed(sent);
      if (!bytes) return;
      socket.end(`stream: ${bytes.includes(EICAR) ? 'Eicar-Test-Signature FOUND' : 'OK'}\0`);
    });
    socket.on('error', () => {}).on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  return {
    address: `127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

/** The bytes of a whole INSTREAM command; undefined while its last chunk, that of no length, has not come. */
function streamed(sent: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (sent.length >= command.length && !sent.toString('latin1').startsWith(command)) throw new Error('unknown command');
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** Starts ClamAV's own daemon, which knows one virus too. */
export async function startClamd(program: string): Promise<TestClamd> {
  const folder = mkdtempSync(join(tmpdir(), 'forms-clamd-'));
  const port = await freePort();
  writeFileSync(join(folder, 'own.ndb'), `${SIGNATURE}\n`);
  const conf = ['Foreground yes', `DatabaseDirectory ${folder}`, `TCPSocket ${port}`, 'TCPAddr 127.0.0.1'];
  writeFileSync(join(folder, 'clamd.conf'), `${conf.join('\n')}\n`);
  const child = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: ['ignore', 'pipe', 'ignore'] });
  let log = '';
  child.stdout.on('data', (data) => {
    log += data;
  });
  await until(
    async () => log,
    (said) => said.includes('Self checking') || said.includes('TCP: Setting connection queue'),
  );
  return {
    address: `127.0.0.1:${port}`,
    async stop() {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const ended = (child: ChildProcess) =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGKILL');
  });
