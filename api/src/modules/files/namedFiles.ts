import { type PageAnswers, uploadedFile } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';

/** Makes the files that a form's answers name the enquiry's, but for those that are somebody's already. */
export async function giveFilesTo(trx: Trx, enquiryId: string, pages: readonly PageAnswers[]): Promise<void> {
  const ids = idsIn(pages);
  if (ids.length === 0) return;
  await trx
    .updateTable('files')
    .set({ entityType: 'enquiry', entityId: enquiryId, keptUntil: null })
    .where('id', 'in', ids)
    .where(({ eb, or }) => or([eb('entityType', 'is', null), eb('entityType', '=', 'session')]))
    .execute();
}

/** Makes an enquiry's files another's, as far as its answers name them. */
export async function handFilesOn(trx: Trx, from: string, to: string, pages: readonly PageAnswers[]): Promise<void> {
  const ids = idsIn(pages);
  if (ids.length === 0) return;
  await trx
    .updateTable('files')
    .set({ entityId: to })
    .where('id', 'in', ids)
    .where('entityType', '=', 'enquiry')
    .where('entityId', '=', from)
    .execute();
}

/** Keeps the files that a draft names for as long as the draft, but for those that are somebody's. */
export async function keepFilesOf(db: Database, pages: readonly PageAnswers[], keptUntil: string): Promise<void> {
  const ids = idsIn(pages);
  if (ids.length === 0) return;
  await db.updateTable('files').set({ keptUntil }).where('id', 'in', ids).where('keptUntil', 'is not', null).execute();
}

const idsIn = (pages: readonly PageAnswers[]) => pages.flatMap(({ values }) => [...filesIn(values)]);

/** The ids of uploaded files, wherever in the answers they stand: a page's or a row's. */
function* filesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const file = uploadedFile.safeParse(value);
  if (file.success) yield file.data.id;
  else for (const inner of Object.values(value)) yield* filesIn(inner);
}
