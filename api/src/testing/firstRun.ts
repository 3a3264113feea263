import type { RecurringKind } from '../platform/jobs/tables';
import { now } from '../platform/time';
import type { TestServer } from './startServer';
import { until } from './until';

/** Waits until a server just started has done this daily work, so that it comes again only when a test makes it due. */
export async function firstRun({ app }: TestServer, kind: RecurringKind): Promise<void> {
  await until(
    () => app.db.selectFrom('jobs').select('runAt').where('kind', '=', kind).executeTakeFirstOrThrow(),
    ({ runAt }) => runAt > now(),
  );
}
