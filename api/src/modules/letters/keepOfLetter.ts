import type { Tables } from '../../platform/database/tables';
import type { App } from '../../platform/http/app';
import { keepFile } from '../files/keepFile';

/** Keeps the PDF that goes with a letter, unless one is kept of an earlier try. */
export async function keepOfLetter(
  app: App,
  { id, fileId }: Pick<Tables['letters'], 'id' | 'fileId'>,
  filename: string,
  pdf: Buffer,
): Promise<void> {
  if (fileId !== null) return;
  const stored = await keepFile(app, filename, pdf);
  await app.db.updateTable('letters').set({ fileId: stored }).where('id', '=', id).execute();
}
