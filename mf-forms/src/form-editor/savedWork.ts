import { randomId } from '@forms/shared/platform/store';
import type { Base } from './work';

/** Unsaved work on a form as it stands in this browser. */
export interface SavedWork {
  key: string;
  stored: string;
  work: Base;
}

const PREFIX = 'forms-editor/';

/** Where this tab keeps its work on a form: what is unsaved in one tab is not another's to change. */
export function ownKey(slug: string): string {
  let tab = randomId();
  try {
    tab = sessionStorage.getItem(PREFIX) ?? tab;
    sessionStorage.setItem(PREFIX, tab);
  } catch {
    // Where storage is forbidden, nothing is kept.
  }
  return `${PREFIX}${slug}/${tab}`;
}

/**
 * Keeps unsaved work in this browser, in place of what this editor kept or took up before. It is nobody's answers, so it
 * stands as it is. Where nothing can be kept, nothing is.
 */
export function saveWork(key: string, work: Base, before: SavedWork | undefined): SavedWork | undefined {
  try {
    const stored = JSON.stringify({ ...work, keptAt: Date.now() });
    localStorage.setItem(key, stored);
    if (before && before.key !== key) forgetSaved(before);
    return { key, stored, work };
  } catch {
    // The storage is full or forbidden: leaving asks all the same.
    return before;
  }
}

/** The unsaved work on a form: that of this tab, or else what any left behind last; undefined where there is none. */
export function findSaved(slug: string, own: string): SavedWork | undefined {
  try {
    const found = Object.keys(localStorage)
      .filter((key) => key.startsWith(`${PREFIX}${slug}/`))
      .flatMap((key) => read(key))
      .sort((one, other) => other.keptAt - one.keptAt);
    return found.find(({ key }) => key === own) ?? found[0];
  } catch {
    return undefined;
  }
}

function read(key: string): (SavedWork & { keptAt: number })[] {
  const stored = localStorage.getItem(key) ?? 'null';
  const work: unknown = JSON.parse(stored);
  return isWork(work) ? [{ key, stored, work, keptAt: work.keptAt }] : [];
}

/** Forgets what was saved or undone, unless somebody has written on in that place since. */
export function forgetSaved({ key, stored }: SavedWork): void {
  try {
    if (localStorage.getItem(key) === stored) localStorage.removeItem(key);
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}

const isWork = (saved: unknown): saved is Base & { keptAt: number } =>
  typeof saved === 'object' &&
  saved !== null &&
  'version' in saved &&
  typeof saved.version === 'number' &&
  'title' in saved &&
  typeof saved.title === 'string' &&
  'text' in saved &&
  typeof saved.text === 'string' &&
  'keptAt' in saved &&
  typeof saved.keptAt === 'number';
