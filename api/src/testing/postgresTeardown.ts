/** After the tests on PostgreSQL. */
export default async function postgresTeardown(): Promise<void> {
  globalThis.testPostgres?.stop();
}
