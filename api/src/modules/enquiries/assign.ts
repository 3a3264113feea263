import { type InvoiceItemType, isTuition } from '@forms/shared/contract';
import type { Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { colleagues, isTutorAlone, noColleague } from '../users/colleagues';
import { notSeenBy, notTheirArea } from './mustSeeEnquiry';
import { recordEdits } from './recordEdit';
import { beginEnquiries } from './status';

const NO_TUITION = 'A tutor does not see enquiries about exams. Please choose somebody of the staff.';

interface Assigned {
  id: string;
  type: InvoiceItemType;
  assigneeId: string | null;
}

/** Why enquiries cannot be given to somebody, by the ids of those that cannot: they would not see them, or are nobody of the staff. To nobody all can. */
export async function notAssignable(
  trx: Trx,
  enquiries: readonly Assigned[],
  to: string | null,
): Promise<ReadonlyMap<string, HttpError>> {
  const refused = (some: readonly { id: string }[], error: HttpError) => new Map(some.map(({ id }) => [id, error]));
  if (to === null || enquiries.length === 0) return new Map();
  if (!(await colleagues(trx)).some(({ id }) => id === to)) return refused(enquiries, noColleague());
  if (await isTutorAlone(trx, to))
    return refused(
      enquiries.filter(({ type }) => !isTuition(type)),
      new HttpError(422, 'no-tuition', NO_TUITION),
    );
  const unseen = await notSeenBy(trx, to, enquiries);
  return refused(unseen, notTheirArea());
}

/** Gives enquiries to somebody of the staff, or to nobody; who has one has begun with it. */
export async function assign(
  trx: Trx,
  enquiries: readonly Assigned[],
  to: string | null,
  author: string,
): Promise<void> {
  await giveTo(trx, enquiries, to, author);
  const ids = enquiries.map(({ id }) => id);
  if (to !== null) await beginEnquiries(trx, ids, author);
}

/** The same, and says nothing of who has begun. */
export async function giveTo(
  trx: Trx,
  enquiries: readonly Assigned[],
  to: string | null,
  author: string,
): Promise<void> {
  const ids = enquiries.map(({ id }) => id);
  await trx.updateTable('enquiries').set({ assigneeId: to }).where('id', 'in', ids).execute();
  const nameOf = await namesOf(trx, [to, ...enquiries.map(({ assigneeId }) => assigneeId)]);
  await recordEdits(
    trx,
    author,
    enquiries.map(({ id, assigneeId }) => ({
      ...{ enquiryId: id, field: 'assignee' as const },
      ...{ before: nameOf(assigneeId), after: nameOf(to) },
    })),
  );
}

/** The names of these, who may work here no more; of nobody none. */
async function namesOf(trx: Trx, userIds: readonly (string | null)[]): Promise<(userId: string | null) => string> {
  const ids = new Set(userIds.map((each) => each ?? ''));
  const users = await trx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  const names = new Map(users.map(({ id, name }) => [id, name]));
  return (userId) => names.get(userId ?? '') ?? '';
}
