import buildServer from './buildServer';
import { postgresPrograms, startPostgres, type TestPostgres } from './postgres';

declare global {
  var testPostgres: TestPostgres | undefined;
}

/** Before the tests on PostgreSQL. */
export default async function postgresSetup(): Promise<void> {
  buildServer();
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed');
  globalThis.testPostgres = await startPostgres(programs);
  process.env.TEST_POSTGRES = globalThis.testPostgres.address;
}
