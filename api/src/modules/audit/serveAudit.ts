import { type AuditEntry, routes } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import { checkChain } from '../../platform/audit/chain';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { textAsked } from '../../platform/lists/search';
import { type CsvColumns, sendList, textColumns } from '../../platform/lists/sendList';
import { everyAuditEntry, listAudit } from './listAudit';

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
  serve(app, routes.auditEntries, ({ query, request }) => listAudit(db, { ...query, ...searched(request) }));
  serve(app, routes.exportAudit, ({ query, request, reply }) =>
    sendList(reply, {
      name: 'audit-log',
      columns: textColumns(columns),
      batches: everyAuditEntry(db, { ...query, ...searched(request) }),
    }),
  );
  serve(app, routes.checkAudit, () => checkChain(db, settings.answersKeys));
}

/** The log is searched by the whole id of a record: there is nothing else in it that somebody would look for. */
function searched(request: FastifyRequest): { record?: string } {
  const record = textAsked(request);
  return record === '' ? {} : { record };
}
