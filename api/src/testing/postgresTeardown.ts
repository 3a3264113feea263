import teardown from './teardown';

/** After the tests on PostgreSQL. */
export default function postgresTeardown(): void {
  globalThis.testPostgres?.stop();
  teardown();
}
