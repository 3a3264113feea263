import type { BulkSelection, BulkValue, NewBulkChange, Session } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { answeredBefore, once } from '../../platform/idempotency/idempotency';
import { newId } from '../../platform/ids';
import { queueJob } from '../../platform/jobs/queueJob';
import { now } from '../../platform/time';
import { seenBy } from '../areas/seenBy';
import { selectedEnquiries } from '../enquiries/selectedEnquiries';
import { colleagueById } from '../users/colleagues';
import { failures } from './failures';

type Asker = Pick<Session, 'userId' | 'name' | 'roles' | 'areas'>;
type Picked = Extract<BulkSelection, { kind: 'picked' }>;

/** Begins a change of many enquiries, once for a key, and answers its id. Throws 409 where another number match than were counted. */
export async function startChange(
  db: Database,
  asked: NewBulkChange,
  asker: Asker,
  key: string | undefined,
): Promise<string> {
  const { value, selection } = asked;
  const scope = `bulk-changes/${asker.userId}`;
  const isRepeated = key !== undefined && (await answeredBefore(db, scope, [key])) !== undefined;
  // Refuses where another number match by now.
  if (selection.kind === 'matching' && !isRepeated) await selectedEnquiries(db, selection, asker);
  return once(db, { scope, key, body: asked }, async (trx) => {
    await dismissDone(trx, asker.userId);
    const id = newId();
    await trx
      .insertInto('bulkChanges')
      .values({
        ...{ id, userId: asker.userId, author: asker.name, value: JSON.stringify(value) },
        ...{ assignee: await nameOf(trx, value), selection: JSON.stringify(selection), state: 'finding' },
        asked: selection.kind === 'picked' ? selection.rows.length : selection.count,
        ...{ found: 0, askedAt: now(), endedAt: null, dismissed: 0 },
      })
      .execute();
    if (selection.kind === 'picked') await pick(trx, id, selection, asker);
    await queueJob(trx, 'bulk-change', { id });
    return id;
  });
}

const nameOf = async (trx: Trx, value: BulkValue): Promise<string | null> =>
  value.field === 'assignee' && value.newValue !== null ? (await colleagueById(trx, value.newValue)).name : null;

/** What ended without a failure is shown no more once the next begins. */
async function dismissDone(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('bulkChanges')
    .set({ dismissed: 1 })
    .where('userId', '=', userId)
    .where('dismissed', '=', 0)
    .where('state', 'in', ['changed', 'undone'])
    .where('id', 'not in', trx.selectFrom('bulkRows').select('changeId').where('outcome', 'in', failures))
    .execute();
}

/** Takes the picked enquiries, of those that the asker sees, as they were seen; what the same person has changed so since, they have seen. */
async function pick(trx: Trx, changeId: string, { rows }: Picked, asker: Asker): Promise<void> {
  const seen = new Map(rows.map(({ id, version }) => [id, version]));
  const stored = await trx
    .selectFrom('enquiries')
    .select(['id', 'version'])
    .where(({ and, eb }) => and([...seenBy(trx, asker), eb('id', 'in', [...seen.keys()])]))
    .execute();
  const own = await trx
    .selectFrom('bulkRows')
    .innerJoin('bulkChanges', 'bulkChanges.id', 'bulkRows.changeId')
    .select(['enquiryId', 'version'])
    .where('userId', '=', asker.userId)
    .where('outcome', 'in', ['done', 'undone'])
    .where('enquiryId', 'in', [...seen.keys()])
    .execute();
  const ownVersions = new Set(own.map(({ enquiryId, version }) => `${enquiryId} ${version}`));
  const picked = stored.map(({ id, version }) => ({
    ...{ changeId, enquiryId: id, outcome: '' as const, why: '', before: '' },
    version: ownVersions.has(`${id} ${version}`) ? version : (seen.get(id) ?? version),
  }));
  if (picked.length > 0) await trx.insertInto('bulkRows').values(picked).execute();
  await trx
    .updateTable('bulkChanges')
    .set({ state: 'changing', selection: '', found: picked.length })
    .where('id', '=', changeId)
    .execute();
}
