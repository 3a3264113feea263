import {
  type ListView,
  listView,
  MOST_VIEWS,
  type NewView,
  type Session,
  TOO_MANY_VIEWS,
  type ViewChange,
  type ViewedList,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { newId } from '../../platform/ids';
import { mustBeAsked } from './mustBeAsked';

type Viewer = Pick<Session, 'userId' | 'roles'>;

/** The views of a list that somebody has, or that others share, by name. */
export async function viewsOf(db: Database, list: ViewedList, viewer: Viewer): Promise<ListView[]> {
  const rows = await withOwners(db)
    .where('list', '=', list)
    .where(({ or, eb }) => or([eb('userId', '=', viewer.userId), eb('isShared', '=', 1)]))
    .execute();
  return rows.map((row) => asSeenBy(viewer, row)).sort((one, other) => one.name.localeCompare(other.name));
}

/** A view that somebody shares, as far as it concerns everybody. */
export type SharedLook = Pick<ListView, 'id' | 'name' | 'look'>;

/** The views of a list with these ids that are shared. */
export async function sharedLooks(db: Database, list: ViewedList, ids: readonly string[]): Promise<SharedLook[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('views')
    .select(['id', 'name', 'look'])
    .where('id', 'in', ids)
    .where('list', '=', list)
    .where('isShared', '=', 1)
    .execute();
  return rows.map((row) => ({ ...row, look: listView.shape.look.parse(JSON.parse(row.look)) }));
}

/** Keeps a view. Throws 409 where somebody keeps too many, 422 where its list cannot be asked for it. */
export async function addView(db: Database, { list, name, look }: NewView, viewer: Viewer): Promise<ListView> {
  const { userId } = viewer;
  mustBeAsked(list, look);
  const { count } = await db
    .selectFrom('views')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_VIEWS) throw new HttpError(409, 'too-many-views', TOO_MANY_VIEWS);
  const id = newId();
  await db
    .insertInto('views')
    .values({ id, list, userId, name, look: JSON.stringify(look), isShared: 0 })
    .execute();
  return viewById(db, id, viewer);
}

/** Changes a view of somebody's own. Throws 404 where they have none of this id, 422 where its list cannot be asked for it. */
export async function changeView(
  db: Database,
  id: string,
  { name, look, isShared }: ViewChange,
  viewer: Viewer,
): Promise<ListView> {
  const ofTheirs = db.selectFrom('views').select('list').where('id', '=', id).where('userId', '=', viewer.userId);
  const { list } = await ofTheirs.executeTakeFirstOrThrow(() => notFound('view'));
  if (look) mustBeAsked(list, look);
  await db
    .updateTable('views')
    .set((each) => ({
      name: name ?? each.ref('name'),
      look: look ? JSON.stringify(look) : each.ref('look'),
      isShared: isShared === undefined ? each.ref('isShared') : isShared ? 1 : 0,
    }))
    .where('id', '=', id)
    .where('userId', '=', viewer.userId)
    .execute();
  return viewById(db, id, viewer);
}

/** Removes a view. Throws 404 where there is none of this id that they may delete. */
export async function removeView(db: Database, id: string, viewer: Viewer): Promise<void> {
  const row = await withOwners(db).where('views.id', '=', id).executeTakeFirst();
  if (!row || !mayDelete(viewer, row)) throw notFound('view');
  await db.deleteFrom('views').where('id', '=', id).execute();
}

/** One's own; an administrator also what others share, who may have left. */
const mayDelete = ({ userId, roles }: Viewer, view: Pick<Row, 'userId' | 'isShared'>): boolean =>
  view.userId === userId || (view.isShared === 1 && roles.includes('Admin'));

const viewById = async (db: Database, id: string, viewer: Viewer): Promise<ListView> =>
  asSeenBy(viewer, await withOwners(db).where('views.id', '=', id).executeTakeFirstOrThrow());

const withOwners = (db: Database) =>
  db
    .selectFrom('views')
    .innerJoin('users', 'users.id', 'views.userId')
    .selectAll('views')
    .select('users.name as owner');

type Row = Awaited<ReturnType<ReturnType<typeof withOwners>['executeTakeFirstOrThrow']>>;

function asSeenBy(viewer: Viewer, row: Row): ListView {
  const { userId, look, isShared, ...rest } = row;
  const isOwn = userId === viewer.userId;
  return listView.parse({
    ...{ ...rest, look: JSON.parse(look), isShared: isShared === 1 },
    ...{ isOwn, mayDelete: mayDelete(viewer, row) },
  });
}
