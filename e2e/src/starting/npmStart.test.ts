import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@forms/shared/testing/free-port';
import Database from 'libsql';

const root = join(__dirname, '../../..');

let dataDir: string;
let npm: ChildProcess;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'forms-npm-'));
});
afterEach(() => {
  try {
    // Whatever npm left running is in the group that it leads.
    process.kill(-Number(npm.pid), 'SIGKILL');
  } catch {}
  rmSync(dataDir, { recursive: true, force: true });
});

it('A service manager that stops `npm start` stops the server, and its data and port are free again.', async () => {
  const port = await freePort();
  npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!npm.stdout) throw new Error('npm has no output');
  let last = '';
  for await (const line of createInterface({ input: npm.stdout })) {
    last = line;
    if (line.startsWith('Data is kept in')) break;
  }
  expect(last).toMatch(/^Data is kept in/);

  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  await ended;
  await expect(fetch(`http://localhost:${port}/api/health`)).rejects.toThrow();
  const lock = new Database(join(dataDir, 'lock'));
  expect(() => lock.exec('BEGIN EXCLUSIVE')).not.toThrow();
  lock.close();
});
