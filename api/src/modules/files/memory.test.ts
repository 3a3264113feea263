import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REQUEST_HEADER } from '@forms/shared/contract';
import { freePort } from '@forms/shared/testing/free-port';
import { built } from '../../testing/built';
import { startS3 } from '../../testing/startS3';
import { databaseFor, dropDatabaseFor } from '../../testing/testDatabase';

const MB = 1024 * 1024;
const staff = { ADMIN_EMAIL: 'staff@college.test', ADMIN_PASSWORD: 'a password for this test' };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The server in a process of its own: its memory is its own too. */
let child: ChildProcess;
let address: string;

/** Starts it; answers how to end it. */
async function startServer(env: Record<string, string>): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'forms-memory-'));
  const port = await freePort();
  address = `http://localhost:${port}`;
  const given = { ...staff, ...env, ...(await databaseFor(dataDir)), PORT: String(port), DATA_DIR: dataDir };
  child = spawn(process.execPath, [built('start'), '--development'], {
    env: { ...process.env, ...given },
    stdio: 'ignore',
  });
  while (!(await fetch(`${address}/api/health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    await pause(50);
  }
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
    await dropDatabaseFor(dataDir);
  };
}

const send = (path: string, init: RequestInit = {}) =>
  fetch(`${address}/api${path}`, { ...init, headers: { [REQUEST_HEADER]: 'test', ...init.headers } });
const sendJson = (path: string, json: unknown) =>
  send(path, { method: 'POST', body: JSON.stringify(json), headers: { 'content-type': 'application/json' } });

async function signIn(): Promise<{ cookie: string }> {
  const credentials = { email: staff.ADMIN_EMAIL, password: staff.ADMIN_PASSWORD };
  const { token } = (await (await sendJson('/auth/login', credentials)).json()) as { token: string };
  const cookie = (await sendJson('/auth/session', { token })).headers.get('set-cookie') ?? '';
  return { cookie: cookie.replace(/;.*/, '') };
}

async function upload(bytes: number): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob(['%PDF-1.7\n', new Uint8Array(bytes)]), 'long.pdf');
  const response = await send('/webforms/file/upload', { method: 'POST', body });
  return ((await response.json()) as { id: string }).id;
}

/** Reads an answer without keeping it; tells how long it was. */
async function lengthOf({ body }: Response): Promise<number> {
  let length = 0;
  for await (const chunk of body ?? []) length += chunk.length;
  return length;
}

/** In MB, what the server has in memory now, or had at most. */
function memory(when: 'now' | 'most'): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(new RegExp(`^${{ now: 'VmRSS', most: 'VmHWM' }[when]}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
}

it.each([
  ['on disk', async () => ({ env: {}, stop: async () => {} })],
  ['in a bucket', startS3],
])(
  'A file of 95 MB kept %s goes up and comes down, as it is and in JSON, while the server’s memory grows by less than 150 MB.',
  async (_where, startStore) => {
    const store = await startStore();
    const stopServer = await startServer(store.env);
    const headers = await signIn();
    const small = await upload(9);
    await lengthOf(await send(`/file/${small}`, { headers }));
    await lengthOf(await send(`/file/${small}/content`, { headers }));
    const before = memory('now');
    let most = before;
    try {
      const id = await upload(95 * MB);
      expect(await lengthOf(await send(`/file/${id}/content`, { headers }))).toBe(95 * MB + 9);
      expect(await lengthOf(await send(`/file/${id}`, { headers }))).toBeGreaterThan((95 * MB * 4) / 3);
      most = memory('most');
    } finally {
      await stopServer();
      await store.stop();
    }
    console.info(`The server grew from ${Math.round(before)} MB to at most ${Math.round(most)} MB.`);
    // A server of Node's alone takes more.
    expect(before).toBeGreaterThan(40);
    expect(most - before).toBeLessThan(150);
  },
);
