import type { AuditAsked, AuditEntry, AuditPage } from '@forms/shared/contract';
import { expressionBuilder, sql } from 'kysely';
import moment from 'moment';
import { auditedCalls } from '../../platform/audit/auditedCalls';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { batchesIn, type Order, orderAsked, pageIn } from '../../platform/lists/keyset';
import { ROWS_AT_ONCE } from '../../platform/lists/sendList';

const orders = {
  number: { by: sql<number>`${sql.ref('auditEntries.number')}`, id: sql<string>`${sql.ref('auditEntries.id')}` },
} as const satisfies Record<string, Order>;

/** A page of the entries that were asked for. The log is long: none of it is counted, and nobody is led to its end. */
export async function listAudit(db: Database, asked: AuditAsked): Promise<AuditPage> {
  const { order, how } = orderAsked(orders, '-number', asked);
  return { ...(await pageIn(entriesOf(db, asked), order, how)), last: null, counts: {}, calls: auditedCalls };
}

/** All entries that a page would be of, some at once. */
export function everyAuditEntry(db: Database, asked: AuditAsked): AsyncGenerator<AuditEntry[]> {
  const { order, how } = orderAsked(orders, '-number', asked);
  return batchesIn(entriesOf(db, asked), order, { ...how, size: ROWS_AT_ONCE });
}

const entriesOf = (db: Database, asked: AuditAsked) =>
  db
    .selectFrom('auditEntries')
    .leftJoin('users', 'users.id', 'auditEntries.actor')
    .select(['auditEntries.id', 'number', 'at', 'actor', 'users.name as actorName', 'call', 'record', 'detail'])
    .where(which(asked));

function which({ actor, call, record, from, to }: AuditAsked) {
  const entry = expressionBuilder<Tables, 'auditEntries'>();
  return entry.and([
    ...(actor ? [entry('auditEntries.actor', '=', actor)] : []),
    ...(call ? [entry('auditEntries.call', '=', call)] : []),
    ...(record ? [entry('auditEntries.record', '=', record)] : []),
    ...(from ? [entry('auditEntries.at', '>=', moment(from).toISOString())] : []),
    ...(to ? [entry('auditEntries.at', '<', moment(to).add(1, 'day').toISOString())] : []),
  ]);
}
