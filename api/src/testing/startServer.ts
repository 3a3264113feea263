import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Area, Role } from '@forms/shared/contract';
import { openSeries } from '@forms/shared/testing/open-series';
import type { Insertable } from 'kysely';
import type { PaymentApp } from '../modules/payments/cards';
import { isSecure } from '../modules/sessions/currentSession';
import type { Database } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';
import type { App } from '../platform/http/app';
import { readSettings } from '../platform/settings/settings';
import { buildServer } from '../server';
import { beginSite } from './newSite';
import { type Sent, sendTo } from './sendTo';
import { signIn } from './signIn';
import { databaseFor, dropDatabaseFor } from './testDatabase';

/** As after staff have set when exams are entered. */
const openSeriesIn = (db: Database) =>
  db
    .insertInto('examKeyDates')
    .values(openSeries(Date.now()) as Insertable<Tables['examKeyDates']>[])
    .onConflict((known) => known.doNothing())
    .execute();

/** What who does as a browser does needs of a server, in this process or in another. */
export type Served = Pick<TestServer, 'send' | 'signIn'> & { app: Pick<App, 'db'> };

/** A running server of a test's own, spoken to over HTTP. */
export class TestServer {
  private constructor(
    /** The server's inside, for what no call shows. */
    readonly app: PaymentApp,
    /** As `http://127.0.0.1:40123`. */
    readonly address: string,
    readonly dataDir: string,
  ) {}

  /**
   * Starts on a free port with a new site, or on `dataDir`, which for a site's very first start is an empty folder; serves
   * the builds of `house`, and none without.
   */
  static async start(
    env: Record<string, string> = {},
    { dataDir: given, house }: { dataDir?: string; house?: string } = {},
  ): Promise<TestServer> {
    const dataDir = given ?? mkdtempSync(join(tmpdir(), 'forms-api-'));
    if (!given) await beginSite(dataDir);
    const read = readSettings({
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '0',
      // Tests sign in more often than people do.
      GUESSING_LIMIT_SCALE: '1000',
      ...(await databaseFor(dataDir)),
      ...env,
      DATA_DIR: dataDir,
    });
    if ('errors' in read) throw new Error(read.errors.join('\n'));
    const app = await buildServer(read.settings, { house: house ?? dataDir });
    await openSeriesIn(app.db);
    return new TestServer(app, await app.http.listen({ port: 0, host: '127.0.0.1' }), dataDir);
  }

  /** Ends the server and puts its data away; `keepData` leaves it for another start. */
  async stop({ keepData = false } = {}): Promise<void> {
    await this.app.http.close();
    if (keepData) return;
    rmSync(this.dataDir, { recursive: true, force: true });
    await dropDatabaseFor(this.dataDir);
  }

  /** Sends a request as the browser does. `path` is whole, as `/api/health`. */
  send(path: string, sent?: Sent): Promise<Response> {
    return sendTo(this.address, path, sent);
  }

  /** Signs somebody of this role in: the headers that their browser would send. */
  signIn(role: Role, ...areas: Area[]): Promise<{ cookie: string }> {
    return signIn(this.app.db, role, { isSecure: isSecure(this.app.settings), areas });
  }
}
