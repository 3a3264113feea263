import type { FormReferences } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { ownLists } from './options/ownLists';

/** What this server has that a form may name: its terms, by slug, and its lists, by path. */
export const formReferences = async (db: Database): Promise<FormReferences> => ({
  terms: await db.selectFrom('terms').select(['slug', 'title']).orderBy('slug').execute(),
  lists: ownLists.map(({ path, title }) => ({ path, title })),
});
