import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@forms/shared/testing/free-port';
import { Started } from './startProcess';

/** The first account of each start. */
export const administrator = { email: 'bursar@college.test', password: 'correct horse battery' };

/** Servers in processes of their own, each test with a port and a data folder to itself; all have ended after it. */
export function starts() {
  let port: number;
  let dataDir: string;
  let begun: string;
  const all: Started[] = [];
  const newFolder = () => mkdtempSync(join(tmpdir(), 'forms-start-'));
  const runAt = (at: number, data: string, env: Record<string, string> = {}) => {
    const first = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
    const started = Started.run(at, data, { ...first, ...env });
    all.push(started);
    return started;
  };
  // A first start takes twice as long as any other.
  beforeAll(async () => {
    begun = newFolder();
    await (await runAt(await freePort(), begun).greeted()).end('SIGTERM');
  });
  afterAll(() => rmSync(begun, { recursive: true, force: true }));
  beforeEach(async () => {
    port = await freePort();
    dataDir = newFolder();
  });
  afterEach(async () => {
    await Promise.all(all.splice(0).map((started) => started.end('SIGKILL')));
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    newFolder,
    runAt,
    run: (env?: Record<string, string>) => runAt(port, dataDir, env),
    port: () => port,
    dataDir: () => dataDir,
    /** Where what a start finds is not what the test is about. */
    onBegun: () => cpSync(begun, dataDir, { recursive: true }),
  };
}

/** Signs the administrator in, as their browser does. */
export async function signInFirst(server: Started): Promise<{ cookie: string }> {
  const { token } = (await (await server.send('/api/auth/login', { json: administrator })).json()) as {
    token: string;
  };
  const opened = await server.send('/api/auth/session', { json: { token } });
  return { cookie: opened.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}
