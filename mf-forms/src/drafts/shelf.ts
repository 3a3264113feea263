import { DRAFTS_DATABASE } from '@forms/shared/contract';
import { randomId } from '@forms/shared/platform/store';
import type { BrowserDraft, Unsaved } from './browserDraft';
import { type SealedRow, sealedDatabase, sealJson, unsealJson } from './sealedDatabase';

/** One draft a form, by its slug. */
const { open, leaveIfEmpty } = sealedDatabase(DRAFTS_DATABASE);
/** The stamp of the save that this tab last made or read, by slug. */
const seen = new Map<string, string>();

/** The draft of a form; none where it cannot be unsealed. Rejects where the browser refuses to keep anything. */
export async function findDraft(slug: string): Promise<BrowserDraft | undefined> {
  const { db, key } = await open();
  const row = await db.get('drafts', slug);
  if (!row) return undefined;
  seen.set(slug, row.stamp);
  return unsealJson(key, row.sealed);
}

/**
 * Keeps a draft in the place of the form's last. The newest wins: `replaced` is what another tab had kept since this
 * one last looked. Rejects where it could not be kept.
 */
export async function keepDraft(draft: Unsaved): Promise<{ savedAt: string; replaced: BrowserDraft | undefined }> {
  const { db, key } = await open();
  const savedAt = new Date().toISOString();
  const row: SealedRow = { sealed: await sealJson(key, { ...draft, savedAt }), savedAt, stamp: randomId() };
  const { store, done } = db.transaction('drafts', 'readwrite');
  const before = await store.get(draft.slug);
  await store.put(row, draft.slug);
  await done;
  const isForeign = before !== undefined && before.stamp !== seen.get(draft.slug);
  seen.set(draft.slug, row.stamp);
  return { savedAt, replaced: isForeign ? await unsealJson<BrowserDraft>(key, before.sealed) : undefined };
}

/** Removes what this tab last kept or read of a form; with the last draft goes the key, so that nothing is left. */
export async function removeDraft(slug: string): Promise<void> {
  const { db } = await open();
  const { store, done } = db.transaction('drafts', 'readwrite');
  const row = await store.get(slug);
  if (row && row.stamp === seen.get(slug)) await store.delete(slug);
  await done;
  seen.delete(slug);
  await leaveIfEmpty();
}
