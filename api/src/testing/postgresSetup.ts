import { postgresPrograms, startPostgres, type TestPostgres } from './postgres';
import setup from './setup';

declare global {
  var testPostgres: TestPostgres | undefined;
}

/** Before the tests on PostgreSQL. */
export default async function postgresSetup(): Promise<void> {
  setup();
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed');
  globalThis.testPostgres = await startPostgres(programs);
  process.env.TEST_POSTGRES = globalThis.testPostgres.address;
}
