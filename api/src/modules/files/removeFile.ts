import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/app';

/** Under what name the PDF stands that was made of a file. */
export const pdfNameOf = (id: string): string => `${id}.pdf`;

/** Removes a file that `which` lets go, with all that was made of it. Answers whether there was one. */
export async function removeFile(
  { db, store }: Pick<App, 'db' | 'store'>,
  id: string,
  which: (query: ReturnType<typeof deleting>) => ReturnType<typeof deleting> = (query) => query,
): Promise<boolean> {
  const gone = await which(deleting(db, id)).returning('id').executeTakeFirst();
  if (gone) await removeBytes(store, id);
  return gone !== undefined;
}

export async function removeBytes(store: App['store'], id: string): Promise<void> {
  await store.remove(id);
  await store.remove(pdfNameOf(id));
}

const deleting = (db: Database, id: string) => db.deleteFrom('files').where('id', '=', id);
