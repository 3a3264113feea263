import type { Database } from '../../platform/database/database';
import { isTheSite } from '../../platform/database/restoredCopy';
import type { App } from '../../platform/http/app';
import { now, secondsSince } from '../../platform/time';
import { letterKinds } from './tables';

/** What is to be watched of letters. */
export function registerLetterFigures({ db, figures }: App): void {
  figures.gauge('letters_failing', 'Letters that could not be handed in at their last try, and will be tried again', {
    async read(figure) {
      const failing = unsent(db).where('attempts', '>', 0).where('lastError', 'is not', null);
      figure.set((await failing.where('lockedUntil', 'is', null).select('jobs.id').execute()).length);
    },
  });
  figures.gauge('letters_age_seconds', 'How long the oldest letter waits that no limit of its mailbox holds', {
    async read(figure) {
      const oldest = await unsent(db)
        .innerJoin('letters', 'letters.id', 'jobs.id')
        .select(({ fn }) => fn.min('queuedAt').as('since'))
        .executeTakeFirstOrThrow();
      figure.set(oldest.since ? Math.max(0, secondsSince(oldest.since)) : 0);
    },
  });
}

/** Letters that wait to be handed in: those that are due, and those that failed and wait for their next try. */
const unsent = (db: Database) =>
  db
    .selectFrom('jobs')
    .where('jobs.kind', 'in', letterKinds)
    .where('deadAt', 'is', null)
    .where(isTheSite)
    .where(({ or, eb }) => or([eb('runAt', '<=', now()), eb('attempts', '>', 0)]));
