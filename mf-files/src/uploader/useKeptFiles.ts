import type { FileAnswer } from '@forms/shared/contract';
import { useEffect, useRef } from 'react';
import { forgetFile, type KeptFile, keepFile, keptFiles } from './keptFiles';
import type { Whose } from './sendFile';

/**
 * Keeps on this device what an applicant hands over until it has arrived, and hands what was left of an earlier page to
 * `goOn`: a phone that takes a photograph may load the page anew meanwhile, and hands it over once.
 */
export function useKeptFiles(whose: Whose, files: readonly FileAnswer[], goOn: (kept: readonly KeptFile[]) => void) {
  const owner = 'link' in whose ? `${whose.link} ${whose.document}` : undefined;
  const page = useRef(new AbortController());
  /** By the file's key, whether it is kept. */
  const keeping = useRef(new Map<string, Promise<boolean>>());
  const forget = (key: string) => {
    keeping.current
      .get(key)
      ?.then((isKept) => (isKept ? forgetFile(key) : undefined))
      .catch(() => undefined);
    keeping.current.delete(key);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left is taken up once
  useEffect(() => {
    const left = new AbortController();
    page.current = left;
    const takeUp = async (of: string) => {
      const mine: KeptFile[] = [];
      for (const kept of await keptFiles(of)) if (await claim(kept.key, left.signal)) mine.push(kept);
      if (left.signal.aborted) return;
      for (const { key } of mine) keeping.current.set(key, Promise.resolve(true));
      const isThere = ({ file }: KeptFile) =>
        files.some((each) => 'id' in each && each.name === file.name && each.size === file.size);
      // Only the answer was lost.
      for (const { key } of mine.filter(isThere)) forget(key);
      goOn(mine.filter((kept) => !isThere(kept)));
    };
    if (owner !== undefined) takeUp(owner).catch(() => undefined);
    return () => left.abort();
  }, [owner]);

  return {
    keep(kept: KeptFile) {
      if (owner === undefined) return;
      void claim(kept.key, page.current.signal);
      // What cannot be kept is sent all the same.
      const isKept = keepFile(owner, kept).then(
        () => true,
        () => false,
      );
      keeping.current.set(kept.key, isKept);
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
