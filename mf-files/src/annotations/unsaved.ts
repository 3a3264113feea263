import type { History } from './history';

/** What is not saved of files that are no longer looked at: it is there again when one comes back to them. */
const unsaved = new Map<string, History>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

export const unsavedOf = (fileId: string): History | undefined => unsaved.get(fileId);

/** Keeps what is not saved of a file, or, with nothing, forgets it; the browser asks before a page with any is closed. */
export function keepUnsaved(fileId: string, history: History | undefined): void {
  if (history) unsaved.set(fileId, history);
  else unsaved.delete(fileId);
  if (unsaved.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}
