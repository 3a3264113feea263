import { type CardIssue, cardIssue, isSettleable } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { now } from '../../platform/time';
import { recordStep } from '../history/recordStep';

/** Where a provider's dashboard stands; null for none. */
type Dashboard = string | null;

/** What of card payments is work for staff, what is due first before others; of an enquiry, all that did not go as asked. */
export async function cardIssues(db: Database, dashboard: Dashboard, enquiryId?: string): Promise<CardIssue[]> {
  const issues = [
    ...(await refundIssues(db, dashboard, enquiryId)),
    ...(await disputeIssues(db, dashboard, enquiryId)),
  ];
  const shown = enquiryId === undefined ? issues.filter(({ isWork }) => isWork) : issues;
  const due = (issue: CardIssue) => (issue.kind === 'dispute' && issue.isWork ? issue.dueBy : null) ?? issue.since;
  return shown.sort((one, other) => due(one).localeCompare(due(other)));
}

async function refundIssues(db: Database, dashboard: Dashboard, enquiryId?: string): Promise<CardIssue[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('enquiries', 'enquiries.id', 'refunds.enquiryId')
    .innerJoin('invoices', (join) => join.onRef('invoices.enquiryId', '=', 'enquiries.id').on('isCurrent', '=', 1))
    .select(['refunds.id', 'refunds.enquiryId', 'invoices.id as invoiceId', 'number', 'reference', 'name'])
    .select(['refunds.amount', 'refunds.state', 'refunds.problem', 'movedAt', 'madeAt', 'intentId', 'settledAt'])
    .where('state', '!=', 'done')
    .$if(enquiryId !== undefined, (some) => some.where('refunds.enquiryId', '=', enquiryId ?? ''))
    .$if(enquiryId === undefined, (some) =>
      some.where('state', 'in', ['failed', 'refused']).where('settledAt', 'is', null),
    )
    .execute();
  return rows.map(({ problem, movedAt, madeAt, intentId, settledAt, ...row }) =>
    cardIssue.parse({
      ...{ ...row, kind: 'refund', detail: problem, since: movedAt ?? madeAt },
      dashboard: dashboard && intentId && `${dashboard}/payments/${intentId}`,
      isWork: (row.state === 'failed' || row.state === 'refused') && settledAt === null,
    }),
  );
}

async function disputeIssues(db: Database, dashboard: Dashboard, enquiryId?: string): Promise<CardIssue[]> {
  const rows = await db
    .selectFrom('disputes')
    .innerJoin('enquiries', 'enquiries.id', 'disputes.enquiryId')
    .innerJoin('invoices', (join) => join.onRef('invoices.enquiryId', '=', 'enquiries.id').on('isCurrent', '=', 1))
    .select(['disputes.id', 'disputes.enquiryId', 'invoices.id as invoiceId', 'number', 'reference', 'name'])
    .select(['disputes.amount', 'disputes.state', 'reason', 'dueBy', 'movedAt', 'settledAt'])
    .$if(enquiryId !== undefined, (some) => some.where('disputes.enquiryId', '=', enquiryId ?? ''))
    .$if(enquiryId === undefined, (some) => some.where('state', 'in', ['inquiry', 'open', 'lost']))
    .execute();
  return rows.map(({ reason, movedAt, settledAt, ...row }) =>
    cardIssue.parse({
      ...{ ...row, kind: 'dispute', detail: reason.replaceAll('_', ' '), since: movedAt },
      dashboard: dashboard && `${dashboard}/disputes/${row.id}`,
      isWork: row.state === 'inquiry' || row.state === 'open' || (row.state === 'lost' && settledAt === null),
    }),
  );
}

/** Says that a refund that did not go, or a dispute that was lost, is dealt with. Throws 404, and 409 where it asks nothing of anybody. */
export async function settleCardIssue(db: Database, id: string, author: string): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const row =
      (await trx.selectFrom('refunds').select('enquiryId').where('id', '=', id).executeTakeFirst()) ??
      (await trx.selectFrom('disputes').select('enquiryId').where('id', '=', id).executeTakeFirst());
    if (!row) throw notFound('refund or dispute');
    const { enquiryId } = row;
    const issue = (await cardIssues(trx, null, enquiryId)).find((each) => each.id === id);
    if (!issue || !isSettleable(issue)) throw new HttpError(409, 'no-work', 'There is nothing to be done about this.');
    const settledNow = await trx
      .updateTable(issue.kind === 'refund' ? 'refunds' : 'disputes')
      .set({ settledAt: now() })
      .where('id', '=', id)
      .where('settledAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    const detail = `${issue.kind === 'refund' ? 'Refund' : 'Dispute'}, ${issue.detail}`;
    if (settledNow)
      await recordStep(trx, { enquiryId, kind: 'card-issue-settled', amount: issue.amount, detail, author });
    return enquiryId;
  });
}
