import {
  type Enquiry,
  type EnquiryComment,
  type EnquiryStatus,
  type EnquirySummary,
  enquirySummary,
  type InvoiceItemType,
  type Sums,
  submission,
} from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';
import { formAt } from '../forms/storedForms';
import { authors } from '../history/recordStep';
import { type InvoiceOfLedger, sumsOfEach } from '../ledger/sums';
import { paymentHistory } from './paymentHistory';

/** The enquiries of these ids, in their order. */
export async function enquiriesOf(db: Database, ids: readonly string[]): Promise<EnquirySummary[]> {
  if (ids.length === 0) return [];
  const rows = await summaries(db).where('enquiries.id', 'in', ids).execute();
  // An empty list is no SQL to PostgreSQL: what has no invoice asks for none.
  const sumsOf = await sumsOfEach(db, ['', ...rows.flatMap(({ invoiceId }) => invoiceId ?? [])]);
  const byId = new Map(rows.map((row) => [row.id, summary(row, sumsOf)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One enquiry, its answers, and what staff did with it. Throws 404 where there is none. */
export async function enquiryById(db: Database, id: string): Promise<Enquiry> {
  const row = await summaries(db)
    .select(['enquiries.formVersion', 'enquiries.pages'])
    .where('enquiries.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('enquiry');
  const form = await formAt(db, row.formSlug, row.formVersion);
  return {
    ...summary(row, await sumsOfEach(db, row.invoiceId ?? '')),
    formVersion: row.formVersion,
    definition: form.json,
    pages: submission.parse(JSON.parse(row.pages)),
    comments: await db
      .selectFrom('enquiryComments')
      .select(['id', 'text', 'author', 'madeAt'])
      .where('enquiryId', '=', id)
      .orderBy('madeAt')
      .execute(),
    steps: await db
      .selectFrom('enquirySteps')
      .select(['status', 'author', 'madeAt'])
      .where('enquiryId', '=', id)
      .orderBy('madeAt')
      .execute(),
    ...(await paymentHistory(db, id)),
  };
}

/** Whether whoever sent it has taken it back, or sent another in its place. */
export const isWithdrawn = ({ steps }: Pick<Enquiry, 'steps'>): boolean => steps.at(-1)?.author === authors.applicant;

/** Moves an enquiry to a status, and keeps who did it and when. Throws 404 where there is no such enquiry. */
export async function moveEnquiry(db: Database, id: string, status: EnquiryStatus, author: string): Promise<void> {
  await db.transaction().execute((trx) => move(trx, id, status, author));
}

/** Closes an enquiry that nobody needs to look at any more. */
export const closeEnquiry = (trx: Trx, id: string, author: string): Promise<void> => move(trx, id, 'completed', author);

async function move(trx: Trx, id: string, status: EnquiryStatus, author: string): Promise<void> {
  const { status: before } = await trx
    .selectFrom('enquiries')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('enquiry'));
  if (before === status) return;
  await trx.updateTable('enquiries').set({ status }).where('id', '=', id).execute();
  await trx.insertInto('enquirySteps').values({ id: newId(), enquiryId: id, status, author, madeAt: now() }).execute();
}

/** Says what an enquiry is for. Throws 404 where there is no such enquiry. */
export async function setType(db: Database, id: string, type: InvoiceItemType): Promise<void> {
  const { numUpdatedRows } = await db.updateTable('enquiries').set({ type }).where('id', '=', id).executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('enquiry');
}

/** Keeps a comment beside an enquiry. Throws 404 where there is no such enquiry. */
export async function commentOn(
  db: Database,
  enquiryId: string,
  text: string,
  author: string,
): Promise<EnquiryComment> {
  await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', enquiryId)
    .executeTakeFirstOrThrow(() => notFound('enquiry'));
  const comment = { id: newId(), text, author, madeAt: now() };
  await db
    .insertInto('enquiryComments')
    .values({ ...comment, enquiryId })
    .execute();
  return comment;
}

const summaries = (db: Database) =>
  db
    .selectFrom('enquiries')
    .innerJoin('formVersions', (join) =>
      join
        .onRef('formVersions.slug', '=', 'enquiries.formSlug')
        .onRef('formVersions.version', '=', 'enquiries.formVersion'),
    )
    .leftJoin('invoices', (join) => join.onRef('invoices.enquiryId', '=', 'enquiries.id').on('isCurrent', '=', 1))
    .select([
      'enquiries.id',
      'enquiries.reference',
      'enquiries.formSlug',
      'formVersions.title as formTitle',
      'enquiries.type',
      'enquiries.status',
      'enquiries.name',
      'enquiries.email',
      'enquiries.paymentMethod',
      'invoices.amount',
      'invoices.status as invoiceStatus',
      'enquiries.submittedAt',
      'invoices.id as invoiceId',
      'invoices.dueDate',
      'invoices.instalmentPlan',
    ]);

type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>['executeTakeFirstOrThrow']>>;

/** An enquiry with its invoice's sums; without an invoice no money is asked. */
function summary(row: SummaryRow, sumsOf: (invoice: InvoiceOfLedger) => Sums): EnquirySummary {
  const { invoiceId: id, invoiceStatus: status, amount, dueDate, instalmentPlan } = row;
  const sums = id && status && amount !== null ? sumsOf({ id, status, amount, dueDate, instalmentPlan }) : NO_MONEY;
  return enquirySummary.parse({ ...row, ...sums, paid: sums.open === 0 });
}

const NO_MONEY = { credited: 0, received: 0, refunded: 0, owing: 0, overdue: 0, surplus: 0, open: undefined };
