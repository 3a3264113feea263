import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built } from '../testing/built';
import { givenSocket } from './givenSocket';

test('a socket that was handed to another process is not taken', () => {
  expect(givenSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 7)).toMatchObject({ fd: 3 });
  expect(givenSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 8)).toBeUndefined();
  expect(givenSocket({}, 8)).toBeUndefined();
});

describe('a server that the service manager starts on its own socket', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forms-socket-'));
  let manager: ChildProcess;
  let port: number;
  let printed = '';
  /** Starts the server twice, one after the other, each told that the socket is its own. */
  const twice = `for run in 1 2; do sh -c 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$1" --development' "$0" "$1" & echo "pid $!"; wait $!; done`;

  beforeAll(async () => {
    const listening = createServer().listen(0, '127.0.0.1');
    await once(listening, 'listening');
    ({ port } = listening.address() as AddressInfo);
    manager = spawn('sh', ['-c', twice, process.execPath, built('start')], {
      // The last is the third but for those that every process has.
      stdio: ['ignore', 'pipe', 'inherit', (listening as unknown as { _handle: 'pipe' })._handle],
      env: { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: `http://localhost:${port}`, ADMIN_EMAIL: 'a@college.test' },
    });
    manager.stdout?.on('data', (text: Buffer) => {
      printed += text.toString();
    });
    listening.close();
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const starts = () => printed.split('Data is kept in').length - 1;
  const pids = () => [...printed.matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid));
  const started = async (times: number) => {
    while (starts() < times) await once(manager.stdout as NonNullable<ChildProcess['stdout']>, 'data');
  };
  /** By a connection of its own, as from most proxies. */
  const ask = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const path = `http://127.0.0.1:${port}/api/health`;
      get(path, { agent: false }, (answer) => answer.resume().once('end', () => resolve(answer.statusCode))).on(
        'error',
        reject,
      );
    });

  it('keeps callers waiting while it restarts, and refuses none', async () => {
    await started(1);
    const answers: (number | undefined)[] = [];
    const calls = async () => {
      while (starts() < 2) answers.push(await ask());
    };
    const calling = Promise.all([calls(), calls(), calls(), calls()]);
    while (answers.length < 20) await ask();
    process.kill(pids()[0] ?? 0, 'SIGTERM');
    await started(2);
    await calling;
    expect(new Set(answers)).toEqual(new Set([200]));
    const ended = once(manager, 'exit');
    process.kill(pids()[1] ?? 0, 'SIGTERM');
    await ended;
  });
});
