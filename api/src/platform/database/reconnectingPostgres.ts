import { type Driver, PostgresDialect } from 'kysely';

/** PostgreSQL that may go away at any time. */
export class ReconnectingPostgres extends PostgresDialect {
  /** A lost connection has rolled back by itself: to ask it to would hide why it was lost. */
  override createDriver(): Driver {
    const driver = super.createDriver();
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = (connection) => rollback(connection).catch(() => {});
    return driver;
  }
}
