import { OUTBOX_DATABASE } from '@forms/shared/contract';
import { randomId } from '@forms/shared/platform/store';
import { sealedDatabase, sealJson, unsealJson } from '../drafts/sealedDatabase';
import type { WaitingForm } from './waitingForm';

/** The forms that wait, by the name of their journey. */
const { open, leaveIfEmpty } = sealedDatabase(OUTBOX_DATABASE);

/** Keeps a form, in the place of what was kept of the same journey. Rejects where it could not be kept. */
export async function keepForm(form: WaitingForm): Promise<void> {
  const { db, key } = await open();
  const row = { sealed: await sealJson(key, form), savedAt: form.since, stamp: randomId() };
  await db.put('drafts', row, form.draft.journey);
}

/** All of them, the longest waiting first. */
export async function storedForms(): Promise<WaitingForm[]> {
  const { db, key } = await open();
  const forms = await Promise.all(
    (await db.getAll('drafts')).map(({ sealed }) => unsealJson<WaitingForm>(key, sealed)),
  );
  return forms.filter((form) => form !== undefined).sort((one, other) => one.since.localeCompare(other.since));
}

export async function removeForm(journey: string): Promise<void> {
  const { db } = await open();
  await db.delete('drafts', journey);
  await leaveIfEmpty();
}
