import {
  campusOf,
  type Enquiry,
  type EnquirySummary,
  enquirySummary,
  type Merged,
  type Sums,
  submission,
  type Who,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import { answersVersion } from '../answer-corrections/answersVersion';
import { answerCorrectionsSaid } from '../answer-corrections/storedCorrections';
import { seenBy } from '../areas/seenBy';
import { correctionsSaid } from '../candidates/storedCorrections';
import { formAt } from '../forms/storedForms';
import { type InvoiceOfLedger, sumsOfEach } from '../ledger/sums';
import { mergedFrom, mergedIntoOf } from '../merges/storedMerges';
import { commentsOf } from './comments';
import { paymentHistory } from './paymentHistory';

/** The enquiries of these ids, in their order. */
export async function enquiriesOf(db: Database, ids: readonly string[]): Promise<EnquirySummary[]> {
  if (ids.length === 0) return [];
  const rows = await summaries(db).where('enquiries.id', 'in', ids).execute();
  // An empty list is no SQL to PostgreSQL: what has no invoice asks for none.
  const sumsOf = await sumsOfEach(db, ['', ...rows.flatMap(({ invoiceId }) => invoiceId ?? [])]);
  const tags = await tagsOf(db, ids);
  const merged = await mergedIntoOf(db, ids);
  const byId = new Map(rows.map((row) => [row.id, summary(row, sumsOf, tags, merged)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One enquiry, its answers, and what staff did with it. Throws 404 where there is none. */
export async function enquiryById(db: Database, id: string): Promise<Enquiry> {
  const row = await summaries(db)
    .select(['enquiries.formVersion', 'enquiries.pages', 'enquiries.sentFrom', 'invoices.sellerCampus'])
    .where('enquiries.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('enquiry');
  const form = await formAt(db, row.formSlug, row.formVersion);
  const pages = submission.parse(JSON.parse(row.pages));
  return {
    ...summary(row, await sumsOfEach(db, row.invoiceId ?? ''), await tagsOf(db, [id]), await mergedIntoOf(db, [id])),
    mergedFrom: await mergedFrom(db, id),
    formVersion: row.formVersion,
    definition: form.json,
    pages,
    comments: await commentsOf(db, id),
    steps: await db
      .selectFrom('enquirySteps')
      .select(['status', 'author', 'madeAt'])
      .where('enquiryId', '=', id)
      .orderBy('madeAt')
      .execute(),
    edits: await db
      .selectFrom('enquiryEdits')
      .select(['id', 'field', 'before', 'after', 'author', 'madeAt'])
      .where('enquiryId', '=', id)
      .orderBy('madeAt')
      .execute(),
    corrections: await correctionsSaid(db, id, pages),
    answerCorrections: await answerCorrectionsSaid(db, id),
    answersVersion: await answersVersion(db, id),
    seller: row.sellerCampus ?? campusOf(pages) ?? row.sentFrom,
    ...(await paymentHistory(db, id)),
  };
}

/** The tags on each of these enquiries, in alphabetical order. */
export async function tagsOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom('enquiryTags')
    .select(['enquiryId', 'tag'])
    .where('enquiryId', 'in', ids)
    .orderBy('folded')
    .execute();
  const tags = new Map<string, string[]>();
  for (const { enquiryId, tag } of rows) tags.set(enquiryId, [...(tags.get(enquiryId) ?? []), tag]);
  return tags;
}

/** Every tag that stands on an enquiry that somebody sees, once by its folded form, in alphabetical order. */
export async function allTags(db: Database, who: Who): Promise<string[]> {
  const seen = seenBy(db, who);
  const rows = await db
    .selectFrom('enquiryTags')
    .select(({ fn }) => ['folded', fn.min('tag').as('tag')])
    .$if(seen.length > 0, (tags) =>
      tags.where(
        'enquiryId',
        'in',
        db
          .selectFrom('enquiries')
          .select('enquiries.id')
          .where(({ and }) => and(seen)),
      ),
    )
    .groupBy('folded')
    .orderBy('folded')
    .execute();
  return rows.map(({ tag }) => tag);
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
    .leftJoin('users', 'users.id', 'enquiries.assigneeId')
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
      'enquiries.followUpOn',
      'enquiries.version',
      'users.id as assigneeId',
      'users.name as assigneeName',
      'invoices.id as invoiceId',
      'invoices.dueDate',
      'invoices.instalmentPlan',
    ]);

type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>['executeTakeFirstOrThrow']>>;

/** An enquiry with its invoice's sums; without an invoice no money is asked. */
function summary(
  row: SummaryRow,
  sumsOf: (invoice: InvoiceOfLedger) => Sums,
  tags: ReadonlyMap<string, string[]>,
  merged: ReadonlyMap<string, Merged>,
): EnquirySummary {
  const { assigneeId, assigneeName } = row;
  const assignee = assigneeId === null ? null : { id: assigneeId, name: assigneeName };
  const { invoiceId: id, invoiceStatus: status, amount, dueDate, instalmentPlan } = row;
  const sums = id && status && amount !== null ? sumsOf({ id, status, amount, dueDate, instalmentPlan }) : NO_MONEY;
  return enquirySummary.parse({
    ...row,
    ...sums,
    paid: sums.open === 0,
    assignee,
    tags: tags.get(row.id) ?? [],
    mergedInto: merged.get(row.id) ?? null,
  });
}

const NO_MONEY = { credited: 0, received: 0, refunded: 0, owing: 0, overdue: 0, surplus: 0, open: undefined };
