import type { Base } from './work';

const keyOf = (slug: string) => `forms-editor/${slug}`;

/** Keeps unsaved work in this browser. It is nobody's answers, so it stands as it is. Where nothing can be kept, nothing is. */
export function keepWork(slug: string, work: Base): void {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(work));
  } catch {
    // The storage is full or forbidden: leaving asks all the same.
  }
}

/** The unsaved work on a form; undefined where there is none. */
export function findKept(slug: string): Base | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(slug)) ?? 'null');
    return isWork(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function forgetKept(slug: string): void {
  try {
    localStorage.removeItem(keyOf(slug));
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}

const isWork = (kept: unknown): kept is Base =>
  typeof kept === 'object' &&
  kept !== null &&
  'version' in kept &&
  typeof kept.version === 'number' &&
  'title' in kept &&
  typeof kept.title === 'string' &&
  'text' in kept &&
  typeof kept.text === 'string';
