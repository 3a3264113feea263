import { SqliteAdapter, SqliteDialect } from 'kysely';

/** SQLite can take changes of its schema back, which its dialect does not say: without, a step that fails would stay half done. */
export class TransactionalSqlite extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true;
      }
    })();
  }
}
