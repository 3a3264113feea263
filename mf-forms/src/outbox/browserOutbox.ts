import { OUTBOX_CHANNEL, OUTBOX_DATABASE } from '@forms/shared/contract';
import { canKeep, findHere, forgetHere, mayHold } from '../drafts/browserShelf';
import type { Outcome, WaitingForm } from './waitingForm';

/** It comes with the code that keeps drafts, before it is needed: by then there may be no network. */
const load = () => import(/* webpackChunkName: "kept-answers" */ './storedForms');

const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(OUTBOX_CHANNEL);
const notifyHere = () => {
  for (const listener of listeners) listener();
};
channel?.addEventListener('message', notifyHere);

function notifyAll(): void {
  notifyHere();
  channel?.postMessage('changed');
}

/** Calls back when something here changes, in this tab or another. */
export function watchOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The forms that wait, or whose outcome nobody has been told yet. Where the browser keeps nothing there are none. */
export async function waitingForms(): Promise<WaitingForm[]> {
  try {
    return (await mayHold(OUTBOX_DATABASE)) ? await (await load()).storedForms() : [];
  } catch {
    return [];
  }
}

/** Keeps a form to be sent later; answers whether this browser could. */
export async function keepToSend(form: WaitingForm): Promise<boolean> {
  if (!canKeep()) return false;
  try {
    await (await load()).keepForm(form);
  } catch {
    return false;
  }
  notifyAll();
  return true;
}

/** Of all tabs, one at a time. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  // Without locks two tabs may send at once; the key makes one of it.
  navigator.locks ? (navigator.locks.request(OUTBOX_DATABASE, work) as Promise<T>) : work();

/** Sends what waits, the oldest first, until one finds no server. `post` sends one; answering `waiting`, it did not. */
export const sendWaiting = (post: (form: WaitingForm) => Promise<Outcome>): Promise<void> =>
  alone(async () => {
    for (const form of await waitingForms()) {
      if (form.outcome.is !== 'waiting') continue;
      const outcome = await post(form);
      if (outcome.is === 'waiting') return;
      await keepToSend({ ...form, outcome });
      if (outcome.is === 'sent') await forgetDraftOf(form);
    }
  });

/** Takes a form back before it is sent; answers whether it was in time. */
export const takeBack = (journey: string): Promise<boolean> =>
  alone(async () => {
    const form = (await waitingForms()).find(({ draft }) => draft.journey === journey);
    if (!form || form.outcome.is === 'sent') return false;
    await (await load()).removeForm(journey);
    notifyAll();
    return true;
  });

/** The person has been shown what became of a form. It stays for other tabs until the next page begins. */
export async function markAnnounced(form: WaitingForm): Promise<void> {
  if (!form.isAnnounced) await keepToSend({ ...form, isAnnounced: true });
}

/** Removes what was sent and told. */
export async function removeAnnounced(): Promise<void> {
  const announced = (await waitingForms()).filter(({ outcome, isAnnounced }) => isAnnounced && outcome.is === 'sent');
  for (const { draft } of announced) await (await load()).removeForm(draft.journey);
}

/** Unless another tab has begun the form anew. */
async function forgetDraftOf({ slug, draft }: WaitingForm): Promise<void> {
  if ((await findHere(slug))?.journey === draft.journey) await forgetHere(slug);
}
