import { type PageAnswers, uploadedFile } from '@forms/shared/contract';
import type { Trx } from '../database/database';

/** Makes the files that a form's answers name the enquiry's, but for those that are somebody's already. */
export async function giveFilesTo(trx: Trx, enquiryId: string, pages: readonly PageAnswers[]): Promise<void> {
  const ids = pages.flatMap(({ values }) => [...filesIn(values)]);
  if (ids.length === 0) return;
  await trx
    .updateTable('files')
    .set({ entityType: 'enquiry', entityId: enquiryId })
    .where('id', 'in', ids)
    .where(({ eb, or }) => or([eb('entityType', 'is', null), eb('entityType', '=', 'session')]))
    .execute();
}

/** The ids of uploaded files, wherever in the answers they stand: a page's or a row's. */
function* filesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const file = uploadedFile.safeParse(value);
  if (file.success) yield file.data.id;
  else for (const inner of Object.values(value)) yield* filesIn(inner);
}
