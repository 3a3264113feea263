import type { Database } from '../database/database';
import { restoredCopyOfAnyVersion } from '../database/restoredCopy';
import type { JobKind } from '../jobs/tables';

/**
 * Has a restored copy be the site from now on: what waited in it is done, by a server that runs as well. Answers how
 * many letters, which are jobs of `letterKinds`, and other jobs that are. Throws where it is the site already, or its restore broke off.
 */
export async function takeOver(
  db: Database,
  letterKinds: readonly JobKind[],
): Promise<{ letters: number; others: number }> {
  const copy = await restoredCopyOfAnyVersion(db);
  if (!copy) throw new Error('This is no restored copy: it is the site already.');
  if (copy.endedAt === null) throw new Error('The restore broke off: run it again first.');
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('restoredCopies').execute();
    const jobs = await trx.selectFrom('jobs').select('kind').where('deadAt', 'is', null).execute();
    const letters = jobs.filter(({ kind }) => letterKinds.includes(kind)).length;
    return { letters, others: jobs.length - letters };
  });
}
