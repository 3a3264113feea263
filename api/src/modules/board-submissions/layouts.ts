import { type BoardLayout, LAYOUT_CHANGED, type LayoutChange, type NewLayout } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { HttpError, notFound } from '../../platform/errors/errors';
import { newId } from '../../platform/ids';

const noLayout = () => notFound('layout');
const read = (row: Tables['boardLayouts']): BoardLayout => ({ ...row, columns: JSON.parse(row.columns) });

/** How files to boards are laid out, by board and name. */
export async function layoutsNow(db: Database): Promise<BoardLayout[]> {
  const rows = await db.selectFrom('boardLayouts').selectAll().execute();
  return rows
    .map(read)
    .sort((one, other) => one.board.localeCompare(other.board) || one.name.localeCompare(other.name));
}

/** A layout. Throws 404. */
export async function layoutById(db: Database, id: string): Promise<BoardLayout> {
  return read(await db.selectFrom('boardLayouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow(noLayout));
}

export async function addLayout(db: Database, { columns, ...given }: NewLayout, author: string): Promise<BoardLayout> {
  const row = await db
    .insertInto('boardLayouts')
    .values({ ...given, columns: JSON.stringify(columns), id: newId(), version: 1, changedBy: author })
    .returningAll()
    .executeTakeFirstOrThrow();
  return read(row);
}

/** Changes a layout for files that are made from now on. Throws 404, and 409 with the layout over another version than was seen. */
export async function changeLayout(
  db: Database,
  id: string,
  { version, columns, ...given }: LayoutChange,
  author: string,
): Promise<BoardLayout> {
  const changed = await db
    .updateTable('boardLayouts')
    .set({ ...given, columns: JSON.stringify(columns), version: version + 1, changedBy: author })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (changed) return read(changed);
  const stored = await layoutById(db, id);
  throw new HttpError(409, LAYOUT_CHANGED.word, LAYOUT_CHANGED.message, { stored });
}

/** Removes a layout; what was sent stays. Throws 404. */
export async function removeLayout(db: Database, id: string): Promise<void> {
  await db.deleteFrom('boardLayouts').where('id', '=', id).returning('id').executeTakeFirstOrThrow(noLayout);
}
