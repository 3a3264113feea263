import { type AuditEntry, type ListAsked, routes } from '@forms/shared/contract';
import { checkChain } from '../../platform/audit/chain';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { type CsvColumns, sendCsv } from '../../platform/lists/sendCsv';
import { listAudit } from './listAudit';

const columns: CsvColumns<AuditEntry> = {
  Number: ({ number }) => number,
  Time: ({ at }) => at,
  Who: ({ actorName }) => actorName ?? '',
  Account: ({ actor }) => actor,
  Call: ({ call }) => call,
  Record: ({ record }) => record,
  Detail: ({ detail }) => detail,
};

/** What staff did, to be looked through, handed over and proved whole. */
export function serveAudit(app: App): void {
  const { db, settings } = app;
  serve(app, routes.auditEntries, ({ query }) => listAudit(db, query));
  serve(app, routes.exportAudit, ({ query, reply }) =>
    sendCsv(reply, 'audit-log', columns, (asked: ListAsked) => listAudit(db, { ...query, ...asked })),
  );
  serve(app, routes.checkAudit, () => checkChain(db, settings.answersKeys));
}
