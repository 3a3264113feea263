import * as z from '@forms/shared/platform/zod';

/** The lists of the portal that can be looked at by a view, by the names that the browser keeps them under. */
export const viewedLists = [
  'enquiries',
  'invoices',
  'contacts',
  'bug-reports',
  'all-files',
  'entries',
  'owed',
] as const;
export type ViewedList = (typeof viewedLists)[number];

/** So many views of their own somebody may keep. */
export const MOST_VIEWS = 50;
export const TOO_MANY_VIEWS = `You keep ${MOST_VIEWS} views already. Please delete one that you do not need.`;

const word = z.string().max(200);
/** How a list is looked at: what its address says of tab, filters and order, what is searched for, and which columns in which order; null for all as they are made. */
export const listLook = z.object({
  query: z.record(z.string().max(40), word),
  search: word,
  columns: z.array(z.string().max(40)).min(1).max(40).nullable(),
});
export type SavedLook = z.infer<typeof listLook>;

const name = z.string().trim().min(1, 'A name is needed').max(60, 'A name has at most 60 letters.');
export const newView = z.object({ list: z.enum(viewedLists), name, look: listLook });
export type NewView = z.infer<typeof newView>;

/** A look at a list under a name: one's own, or one that a colleague, `owner`, shares. */
export const listView = newView.extend({
  id: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  mayDelete: z.boolean(),
  owner: z.string(),
});
export type ListView = z.infer<typeof listView>;

/** What whoever made a view may change of it. */
export const viewChange = z.strictObject({ name, look: listLook, isShared: z.boolean() }).partial();
export type ViewChange = z.infer<typeof viewChange>;
