import type { Kysely } from 'kysely';
import { isConflict } from '../errors/failures';
import type { Tables } from './tables';

/**
 * A database whose transactions are run once more where they lost against another, as in a deadlock. What they did is
 * undone by then, so their work must change nothing but the database.
 */
export function retryConflicts(db: Kysely<Tables>): Kysely<Tables> {
  const transaction = db.transaction.bind(db);
  db.transaction = () => {
    const builder = transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = (work) =>
      execute(work).catch((error: unknown) => {
        if (isConflict(error)) return execute(work);
        throw error;
      });
    return builder;
  };
  return db;
}
