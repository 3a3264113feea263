import { type BugReport, bugReport, type ReceivedBugReport, routes } from '@forms/shared/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { withoutToken } from '../../platform/http/logging';
import { serve } from '../../platform/http/serve';
import { idempotencyKeyOf, once } from '../../platform/idempotency/idempotency';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';

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
