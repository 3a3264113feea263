import type { FileAnswer } from '@forms/shared/contract';
import { useEffect, useRef } from 'react';
import { ownerOf, type Whose } from './sendFile';
import { forgetFile, type StoredFile, storedFiles, storeFile } from './storedFiles';

/**
 * Keeps on this device what an applicant hands over until it has arrived, and hands what was left of an earlier page to
 * `goOn`: a phone that takes a photograph may load the page anew meanwhile, and hands it over once.
 */
export function useStoredFiles(
  whose: Whose,
  files: readonly FileAnswer[],
  goOn: (stored: readonly StoredFile[]) => void,
) {
  const owner = ownerOf(whose);
  const page = useRef(new AbortController());
  /** By the file's key, whether it is stored. */
  const keeping = useRef(new Map<string, Promise<boolean>>());
  const forget = (key: string) => {
    keeping.current
      .get(key)
      ?.then((isStored) => (isStored ? forgetFile(key) : undefined))
      .catch(() => undefined);
    keeping.current.delete(key);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left is taken up once
  useEffect(() => {
    const left = new AbortController();
    page.current = left;
    const takeUp = async (of: string) => {
      const mine: StoredFile[] = [];
      // What was handed over here meanwhile is on its way already.
      const before = (await storedFiles(of)).filter(({ key }) => !keeping.current.has(key));
      for (const stored of before) if (await claim(stored.key, left.signal)) mine.push(stored);
      if (left.signal.aborted) return;
      for (const { key } of mine) keeping.current.set(key, Promise.resolve(true));
      const isThere = ({ file }: StoredFile) =>
        files.some((each) => 'id' in each && each.name === file.name && each.size === file.size);
      // Only the answer was lost.
      for (const { key } of mine.filter(isThere)) forget(key);
      goOn(mine.filter((stored) => !isThere(stored)));
    };
    if (owner !== undefined) takeUp(owner).catch(() => undefined);
    return () => left.abort();
  }, [owner]);

  return {
    keep(stored: StoredFile) {
      if (owner === undefined) return;
      void claim(stored.key, page.current.signal);
      // What cannot be stored is sent all the same.
      const isStored = storeFile(owner, stored).then(
        () => true,
        () => false,
      );
      keeping.current.set(stored.key, isStored);
    },
    forget,
  };
}

/** Takes a file for this page until it is left; answers false where another page is sending it. */
function claim(key: string, left: AbortSignal): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(`forms-files ${key}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise<void>((end) => left.addEventListener('abort', () => end()));
      })
      .catch(() => resolve(true));
  });
}
