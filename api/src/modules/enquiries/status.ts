import { authors, type Enquiry, type EnquiryStatus } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/database/database';
import { notFound } from '../../platform/errors/errors';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';

/** Whether whoever sent it has taken it back, or sent another in its place. */
export const isWithdrawn = ({ steps }: Pick<Enquiry, 'steps'>): boolean => steps.at(-1)?.author === authors.applicant;

/** Those of some enquiries that are withdrawn. */
export async function withdrawnOf(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  // PostgreSQL takes no empty list, and no id is an empty text.
  const steps = await db
    .selectFrom('enquirySteps')
    .select(['enquiryId', 'author'])
    .where('enquiryId', 'in', ['', ...ids])
    .orderBy('madeAt')
    .execute();
  const last = new Map(steps.map(({ enquiryId, author }) => [enquiryId, author]));
  return new Set(ids.filter((id) => last.get(id) === authors.applicant));
}

/** Closes an enquiry that nobody needs to look at any more. */
export const closeEnquiry = (trx: Trx, id: string, author: string): Promise<void> => move(trx, id, 'completed', author);

/** Says of an enquiry that somebody of the staff has begun with it; of one that is not new any more nothing. */
export async function beginEnquiry(trx: Trx, id: string, author: string): Promise<void> {
  if ((await statusOf(trx, id)) === 'new') await move(trx, id, 'inProgress', author);
}

/** The same of many at once. */
export async function beginEnquiries(trx: Trx, ids: readonly string[], author: string): Promise<void> {
  const begun = await trx
    .updateTable('enquiries')
    .set({ version: sql`version + 1` })
    .where('id', 'in', ids)
    .where('status', '=', 'new')
    .returning('id')
    .execute();
  await setStatus(
    trx,
    begun.map(({ id }) => id),
    'inProgress',
    author,
  );
}

/** Opens an enquiry again whose applicant wrote or sent something. What they withdrew themselves, and what was declined, stays so. */
export async function reopenEnquiry(trx: Trx, id: string): Promise<void> {
  const status = await statusOf(trx, id);
  if (status !== 'completed' && status !== 'noResponse') return;
  const steps = await trx
    .selectFrom('enquirySteps')
    .select(['status', 'author', 'madeAt'])
    .where('enquiryId', '=', id)
    .orderBy('madeAt')
    .execute();
  if (!isWithdrawn({ steps })) await move(trx, id, 'inProgress', authors.server);
}

/** Gives enquiries a status, and keeps who did it and when; their versions are the caller's to count. */
export async function setStatus(
  trx: Trx,
  ids: readonly string[],
  status: EnquiryStatus,
  author: string,
): Promise<void> {
  if (ids.length === 0) return;
  const madeAt = now();
  await trx.updateTable('enquiries').set({ status }).where('id', 'in', ids).execute();
  await trx
    .insertInto('enquirySteps')
    .values(ids.map((enquiryId) => ({ id: newId(), enquiryId, status, author, madeAt })))
    .execute();
}

async function move(trx: Trx, id: string, status: EnquiryStatus, author: string): Promise<void> {
  if ((await statusOf(trx, id)) === status) return;
  await trx.updateTable('enquiries').set({ version: sql`version + 1` }).where('id', '=', id).execute();
  await setStatus(trx, [id], status, author);
}

async function statusOf(trx: Trx, id: string): Promise<string> {
  const { status } = await trx
    .selectFrom('enquiries')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('enquiry'));
  return status;
}
