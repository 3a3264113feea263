import { join } from 'node:path';
import { freePort } from '@forms/shared/testing/free-port';
import { sql } from 'kysely';
import { connect } from '../../../api/src/platform/database/database';
import { TestServer } from '../../../api/src/testing/startServer';
import { StartedServer } from '../../../e2e/src/StartedServer';
import type { Area, Role } from '../../../shared/contract';
import { atTheEnd } from '../started/leaving';
import { seed } from './seed';
import { seedWork } from './seedWork';

const house = join(__dirname, '../../..');
/** So long after its start a server has done its daily work, in milliseconds. */
export const DAILY_MS = 15_000;

/** Somebody to be signed in. */
export type Colleague = readonly [role: Role, ...areas: Area[]];

interface YearsOptions<Name extends string> {
  /** Which database, as the server's settings. */
  env: Record<string, string>;
  dataDir: string;
  who: Readonly<Record<Name, Colleague>>;
}

/** A site with years of data, of which the built product was started; it ends with the bench. */
export async function siteWithYears<Name extends string>({ env, dataDir, who }: YearsOptions<Name>) {
  const filling = await TestServer.start(env, { dataDir });
  const begun = performance.now();
  await seed(filling.app.db);
  await seedWork(filling.app.db);
  const signedIn: [string, { cookie: string }][] = [];
  for (const [name, colleague] of Object.entries<Colleague>(who))
    signedIn.push([name, await filling.signIn(...colleague)]);
  await filling.stop({ keepData: true });
  const filled = performance.now();

  const port = await freePort();
  const server = new StartedServer(`http://localhost:${port}`);
  atTheEnd(() => server.end('SIGTERM'));
  const settings = { RATE_LIMIT_SCALE: '0', LOG_LEVEL: 'silent', ...env, DATA_DIR: dataDir, PORT: String(port) };
  await server.run(house, settings);
  const [filling_s, starting_s] = [filled - begun, performance.now() - filled].map((ms) => (ms / 1000).toFixed(0));
  console.log(`filled in ${filling_s} s; the start that indexed the enquiries took ${starting_s} s`);
  await tidy(env.DATABASE_URL, dataDir);
  return { address: server.address, as: Object.fromEntries(signedIn) as Record<Name, { cookie: string }> };
}

/** Tidies PostgreSQL's tables up, as it does by itself in years: else it does so while it is measured. */
async function tidy(databaseUrl: string | undefined, dataDir: string): Promise<void> {
  if (databaseUrl === undefined) return;
  const db = connect({ databaseUrl, dataDir });
  await sql`vacuum analyze`.execute(db);
  await db.destroy();
}
