import type { DraftAnswer } from '@forms/shared/contract';
import type { BrowserDraft } from './browserDraft';

/** With what a form begins: at once, after a question, or not, because the link leads to nothing. */
export type Beginning =
  | { is: 'begun'; draft?: BrowserDraft | undefined }
  | { is: 'asking'; here: BrowserDraft; linked?: BrowserDraft }
  | { is: 'lost' };

/**
 * Decides with what a form begins. `here` is what this browser has kept of it. With a `hash` in the address, `linked`
 * is what the server has behind it, if anything: an opened link goes on at once, unless this browser has other answers
 * that would be replaced.
 */
export function beginningOf(
  here: BrowserDraft | undefined,
  hash: string | undefined,
  linked: DraftAnswer | undefined,
): Beginning {
  if (hash === undefined) return here ? { is: 'asking', here } : { is: 'begun' };
  const isSame = here?.link?.hash === hash;
  if (!linked) return here && isSame ? { is: 'asking', here } : { is: 'lost' };
  const { savedAt, keptUntil, ...answers } = linked;
  const draft = { ...answers, savedAt, link: { hash, savedAt, keptUntil } };
  if (!here) return { is: 'begun', draft };
  // What is here began with what is behind the link, and has only been added to.
  if (isSame && here.link?.savedAt === savedAt) return { is: 'begun', draft: here };
  return { is: 'asking', here, linked: draft };
}
