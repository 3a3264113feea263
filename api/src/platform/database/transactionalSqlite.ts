import { setImmediate, setTimeout } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  type TransactionSettings,
} from 'kysely';
import type Libsql from 'libsql';
import { codeOf } from '../errors/failures';

/** How long a call waits while another process writes, how often it looks, and for how long nobody then waits again. */
const PATIENCE_MS = 1_000;
const LOOK_MS = 20;
const GIVEN_UP_MS = 2_000;
/** A read that took longer is followed by a break. */
const LONG_READ_MS = 20;

/** What SQLite can do and its dialect does not. */
export class TransactionalSqlite extends SqliteDialect {
  private givenUpAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly database: Libsql.Database) {
    super({ database, onCreateConnection: async (connection) => this.lockBeforeWriting(connection) });
  }

  /** It can take changes of its schema back: without, a step that fails would stay half done. */
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true;
      }
    })();
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const { database } = this;
    driver.beginTransaction = async (_connection, { accessMode }: TransactionSettings) => {
      if (accessMode === 'read only') database.exec('begin');
      else await this.beginWriting();
    };
    /**
     * After each transaction the network is heard. Its calls return at once, so a row of transactions would follow one
     * another without a break, and who knocks meanwhile could not even be refused.
     */
    driver.commitTransaction = async () => {
      database.exec('commit');
      await setImmediate();
    };
    // Of a full disk the database takes the transaction back by itself: to ask it to would hide why.
    driver.rollbackTransaction = async () => {
      if (database.inTransaction) database.exec('rollback');
    };
    return driver;
  }

  /**
   * Has what writes outside a transaction wait for its turn. A statement must never be refused for a lock: libsql leaves
   * it open, and with it what this connection sees of the database, as of then.
   */
  private lockBeforeWriting(connection: DatabaseConnection): void {
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async <R>(query: CompiledQuery) => {
      if (this.database.inTransaction) return execute<R>(query);
      if (onlyReads(query)) return thenHearNetwork(() => execute<R>(query));
      await this.beginWriting();
      try {
        const result = await execute<R>(query);
        this.database.exec('commit');
        return result;
      } catch (error) {
        if (this.database.inTransaction) this.database.exec('rollback');
        throw error;
      }
    };
  }

  /**
   * Begins a transaction that may write, as soon as no other process does: while it waits the event loop is free. Throws
   * SQLITE_BUSY where that takes too long, and at once where it just did.
   */
  private async beginWriting(): Promise<void> {
    const begunAt = performance.now();
    for (;;) {
      try {
        return void this.database.exec('begin immediate');
      } catch (error) {
        if (codeOf(error) !== 'SQLITE_BUSY') throw error;
        const now = performance.now();
        if (now - this.givenUpAt < GIVEN_UP_MS) throw error;
        if (now - begunAt > PATIENCE_MS) {
          this.givenUpAt = now;
          throw error;
        }
        await setTimeout(LOOK_MS);
      }
    }
  }
}

/** After a long read the network is heard, as after a transaction: several for one page would follow one another without a break. */
async function thenHearNetwork<T>(read: () => Promise<T>): Promise<T> {
  const begunAt = performance.now();
  const result = await read();
  if (performance.now() - begunAt > LONG_READ_MS) await setImmediate();
  return result;
}

const onlyReads = ({ query, sql }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) || /^\s*(select|pragma|explain|begin|commit|rollback|vacuum|attach|detach)\b/i.test(sql);
