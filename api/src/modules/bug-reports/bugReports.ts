import { type BugReport, bugReport, routes } from '@forms/shared/contract';
import { notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { withoutToken } from '../../platform/http/logging';
import { serve } from '../../platform/http/serve';
import { idempotencyKeyOf, once } from '../../platform/idempotency/idempotency';
import { newId } from '../../platform/ids';
import { wordsAsked } from '../../platform/lists/search';
import { sendList, textColumns } from '../../platform/lists/sendList';
import { now } from '../../platform/time';
import { searchText } from '../search/foundBy';
import { exportedBugReport } from './exportedBugReport';
import { asReceived, bugReportsOf, everyBugReport, listBugReports } from './listBugReports';

/** What people report, which staff follow. The browser takes login tokens out; whoever writes to us directly may not have. */
export function serveBugReports(app: App): void {
  const { db } = app;

  serve(app, routes.reportBug, ({ body, request }) =>
    once(db, { scope: 'error', key: idempotencyKeyOf(request), body }, async (trx) => {
      const id = newId();
      const report = withoutTokens(body);
      await trx
        .insertInto('bugReports')
        .values({ id, report: JSON.stringify(report), sentAt: now(), searched: foundIn(report) })
        .execute();
      return { id };
    }),
  );

  serve(app, routes.bugReports, ({ query, request }) => listBugReports(db, query, wordsAsked(request)));
  serve(app, routes.exportBugReports, ({ query, request, reply }) =>
    sendList(reply, {
      name: 'bug-reports',
      columns: textColumns(exportedBugReport),
      batches: everyBugReport(db, query, wordsAsked(request)),
    }),
  );
  serve(app, routes.bugReport, async ({ params }) => {
    const [report] = await bugReportsOf(db, [params.id]);
    if (!report) throw notFound('report');
    return report;
  });

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

const withoutTokens = (report: BugReport): BugReport =>
  bugReport.parse(
    Object.fromEntries(
      Object.entries(report).map(([name, value]) => [name, typeof value === 'string' ? withoutToken(value) : value]),
    ),
  );

/** What a report is found by. */
const foundIn = ({ message, optionalMsg, route, version }: BugReport) =>
  searchText([message, optionalMsg, route, version]);
