import { setImmediate } from 'node:timers/promises';
import { type Driver, SqliteAdapter, SqliteDialect } from 'kysely';

/** What SQLite can do and its dialect does not. */
export class TransactionalSqlite extends SqliteDialect {
  /** It can take changes of its schema back: without, a step that fails would stay half done. */
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true;
      }
    })();
  }

  /**
   * After each transaction the network is heard. Its calls return at once, so a row of transactions would follow one
   * another without a break, and who knocks meanwhile could not even be refused.
   */
  override createDriver(): Driver {
    const driver = super.createDriver();
    const commit = driver.commitTransaction.bind(driver);
    driver.commitTransaction = async (connection) => {
      await commit(connection);
      await setImmediate();
    };
    return driver;
  }
}
