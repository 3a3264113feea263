import { routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { seenBy } from '../areas/seenBy';
import { whereMerged } from '../merges/storedMerges';

/** How much waits for somebody to begin with it. */
export function serveWaiting(app: App): void {
  const { db } = app;
  const count = ({ fn }: { fn: typeof db.fn }) => fn.countAll<number>().as('count');

  serve(app, routes.waiting, async ({ session }) => {
    const [enquiries, contacts, bugReports] = await Promise.all([
      db
        .selectFrom('enquiries')
        .select(count)
        .where(({ and, eb }) => and([...seenBy(db, session), eb('status', '=', 'new'), whereMerged(db, 'not in')]))
        .executeTakeFirstOrThrow(),
      db.selectFrom('contacts').select(count).where('status', '=', 'submitted').executeTakeFirstOrThrow(),
      db.selectFrom('bugReports').select(count).where('status', '=', 'submitted').executeTakeFirstOrThrow(),
    ]);
    return { enquiries: enquiries.count, contacts: contacts.count, bugReports: bugReports.count };
  });
}
