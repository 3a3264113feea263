import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REQUEST_HEADER, type Role } from '@forms/shared/contract';
import type { App } from '../app';
import { newId } from '../ids';
import { buildServer } from '../server';
import { openSession } from '../sessions/currentSession';
import { NO_PASSWORD } from '../sessions/password';
import { readSettings } from '../settings';
import { databaseFor, dropDatabaseFor } from './testDatabase';

/** A running server of a test's own, spoken to over HTTP. */
export class TestServer {
  private constructor(
    /** The server's inside, for what no call shows. */
    readonly app: App,
    /** As `http://127.0.0.1:40123`. */
    readonly address: string,
    readonly dataDir: string,
  ) {}

  /** Starts on a free port with an empty data folder, or on `dataDir`; serves the builds that stand in `house`. */
  static async start(
    env: Record<string, string> = {},
    { dataDir = mkdtempSync(join(tmpdir(), 'forms-api-')), house }: { dataDir?: string; house?: string } = {},
  ): Promise<TestServer> {
    const read = readSettings({
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '0',
      ...(await databaseFor(dataDir)),
      ...env,
      DATA_DIR: dataDir,
    });
    if ('faults' in read) throw new Error(read.faults.join('\n'));
    const app = await buildServer(read.settings, house);
    return new TestServer(app, await app.http.listen({ port: 0, host: '127.0.0.1' }), dataDir);
  }

  /** Ends the server and puts its data away; `keepData` leaves it for another start. */
  async stop({ keepData = false } = {}): Promise<void> {
    await this.app.http.close();
    if (keepData) return;
    rmSync(this.dataDir, { recursive: true, force: true });
    await dropDatabaseFor(this.dataDir);
  }

  /**
   * Sends a request as the browser does: with the header of every change, and JSON where `json` is given.
   * `path` is whole, as `/api/health`.
   */
  async send(path: string, { json, headers, ...init }: RequestInit & { json?: unknown } = {}): Promise<Response> {
    return fetch(this.address + path, {
      method: json === undefined ? 'GET' : 'POST',
      ...init,
      headers: {
        [REQUEST_HEADER]: 'test',
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(headers as Record<string, string> | undefined),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
  }

  /** Signs somebody of this role in: the headers that their browser would send. */
  async signIn(role: Role): Promise<{ cookie: string }> {
    const userId = newId();
    await this.app.db
      .insertInto('users')
      .values({
        id: userId,
        email: `${userId}@example.org`,
        name: `A ${role}`,
        roles: JSON.stringify([role]),
        passwordHash: NO_PASSWORD,
      })
      .execute();
    return { cookie: await openSession(this.app.db, userId, false) };
  }
}
