import { randomId } from '@forms/shared/platform/store';

// A visitor has no name: what tells their annotations from another's is kept in their browser (decision 0016).

const KEY = 'forms.annotations.guest';
const idKey = (fileId: string) => `forms.annotations.${fileId}`;

/** The word by which the server knows a visitor's browser again. */
export function guestKey(): string {
  const kept = read(KEY) ?? randomId();
  keep(KEY, kept);
  return kept;
}

/** Which of a file's annotations are this visitor's: the id that saving answered. */
export const keptAnnotationId = (fileId: string): string | undefined => read(idKey(fileId));
export const keepAnnotationId = (fileId: string, id: string): void => keep(idKey(fileId), id);

/** A browser may forbid storage: then it lasts as long as the page. */
const inMemory = new Map<string, string>();
function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? inMemory.get(key);
  } catch {
    return inMemory.get(key);
  }
}
function keep(key: string, value: string): void {
  inMemory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {}
}
