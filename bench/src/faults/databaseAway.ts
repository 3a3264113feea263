import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import type { TestPostgres } from '../../../api/src/testing/postgres';
import type { Site } from './site';
import { visitorsDuring } from './visitors';

const VISITORS = 8;
const RESTARTS = 3;
const UNDER_WAY_MS = 2_000;
const DOWN_MS = 1_500;
const LOCKED_MS = 8_000;
const BACK_MS = 10_000;

/** PostgreSQL is restarted, as `pg_ctl restart -m fast` does it, again and again under load. */
export async function postgresRestarted(site: Site, postgres: TestPostgres): Promise<void> {
  await site.entry();
  site.watchHealth();
  await visitorsDuring(site, VISITORS, async () => {
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await sleep(UNDER_WAY_MS);
      postgres.halt();
      await sleep(DOWN_MS);
      postgres.resume();
    }
    await sleep(UNDER_WAY_MS);
  });
  await servesAgain(site);
}

/** Another process holds the embedded database's lock, as a backup program or a person at its prompt might. */
export async function sqliteLocked(site: Site, dataDir: string): Promise<void> {
  await site.entry();
  site.watchHealth();
  const other = new Database(join(dataDir, 'forms.db'));
  try {
    await visitorsDuring(site, VISITORS, async () => {
      await sleep(UNDER_WAY_MS);
      other.exec('pragma busy_timeout = 5000');
      other.exec('begin immediate');
      await sleep(LOCKED_MS);
      other.exec('rollback');
      await sleep(UNDER_WAY_MS);
    });
  } finally {
    other.close();
  }
  await servesAgain(site);
}

/** Notes an error where no application is taken within ten seconds of the trouble's end. */
export async function servesAgain(site: Site): Promise<void> {
  for (const end = Date.now() + BACK_MS; Date.now() < end; await sleep(250)) {
    if (site.server.isGone) return;
    if ((await site.submit('127.0.0.77')).status === 201) return;
  }
  site.errors.push(`no application was taken within ${BACK_MS / 1000} s of its end`);
}
