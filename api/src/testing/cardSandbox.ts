import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { openSandbox } from '../card-sandbox/sandbox';
import { openDatabase } from '../platform/database/database';

/** The card sandbox alone, with an empty database. `origin` is where browsers reach it, `address` where merchants do. */
export async function startCardSandbox() {
  const dataDir = mkdtempSync(join(tmpdir(), 'forms-sandbox-'));
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  const http = fastify({ forceCloseConnections: true });
  const sandbox = await openSandbox({ http, db }, '/webhook');
  const origin = await http.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...sandbox,
    origin,
    db,
    async stop() {
      await http.close();
      await db.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
