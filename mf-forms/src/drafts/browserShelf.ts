import { DRAFTS_DATABASE } from '@forms/shared/contract';
import type { BrowserDraft } from './browserDraft';

/** The code that keeps drafts in the browser, which no first page waits for. */
export const loadShelf = () => import(/* webpackChunkName: "kept-answers" */ './shelf');

/** Whether this browser can keep anything sealed: without https it has no cryptography. */
export const canKeep = (): boolean => globalThis.crypto?.subtle !== undefined && globalThis.indexedDB !== undefined;

/** Whether it may have kept something; asked without a database of our own, which who never typed shall not get. */
export async function mayHold(database = DRAFTS_DATABASE): Promise<boolean> {
  if (!canKeep()) return false;
  if (!indexedDB.databases) return true;
  return (await indexedDB.databases()).some(({ name }) => name === database);
}

/** What the browser has kept of a form. Where it keeps nothing, or nothing that can be read, there is none. */
export const findHere = async (slug: string): Promise<BrowserDraft | undefined> => {
  try {
    return (await mayHold()) ? await (await loadShelf()).findDraft(slug) : undefined;
  } catch {
    return undefined;
  }
};

/** Removes it. */
export const forgetHere = async (slug: string): Promise<void> => {
  try {
    if (await mayHold()) await (await loadShelf()).removeDraft(slug);
  } catch {
    // Where nothing could be kept, nothing is left.
  }
};
