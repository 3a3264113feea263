import { type BugReport, bugReport, type ReceivedBugReport, routes } from '@forms/shared/contract';
import type { Selectable } from 'kysely';
import type { App } from '../app';
import type { Tables } from '../database/tables';
import { idempotencyKeyOf, once } from '../enquiries/idempotency';
import { notFound } from '../errors';
import { newId } from '../ids';
import { withoutToken } from '../logging';
import { serve } from '../serve';
import { now } from '../time';

/** What people report, which staff follow. The browser takes login tokens out; whoever writes to us directly may not have. */
export function serveBugReports(app: App): void {
  const { db } = app;

  serve(app, routes.reportBug, ({ body, request }) =>
    once(db, { scope: 'error', key: idempotencyKeyOf(request), body }, async (trx) => {
      const id = newId();
      const report = JSON.stringify(withoutTokens(body));
      await trx.insertInto('bugReports').values({ id, report, sentAt: now() }).execute();
      return { id };
    }),
  );

  serve(app, routes.bugReports, async () =>
    (await db.selectFrom('bugReports').selectAll().orderBy('sentAt', 'desc').execute()).map(asReceived),
  );

  serve(app, routes.changeBugReport, async ({ params, body }) => {
    const row = await db
      .updateTable('bugReports')
      .set({ status: body.newValue })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirstOrThrow(() => notFound('report'));
    return asReceived(row);
  });
}

const withoutTokens = (report: BugReport) =>
  Object.fromEntries(
    Object.entries(report).map(([name, value]) => [name, typeof value === 'string' ? withoutToken(value) : value]),
  );

const asReceived = ({ report, status, ...row }: Selectable<Tables['bugReports']>): ReceivedBugReport => ({
  ...bugReport.parse(JSON.parse(report)),
  ...row,
  tracking: status,
});
