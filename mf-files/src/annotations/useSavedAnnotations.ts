import { routes, type StoredFile } from '@forms/shared/contract';
import { api, call } from '@forms/shared/store';
import { useCallback, useEffect, useState } from 'react';
import { readXfdf, type Xfdf } from '../xfdf/xfdf';
import { keptAnnotationId } from './guest';

const { useLazyFilesAnnotationQuery } = api.injectEndpoints({
  endpoints: (build) => ({ filesAnnotation: build.query(call(routes.annotation)) }),
});

/** What somebody else has marked on a file. */
export interface OthersMarks {
  /** As the server knows them. */
  user: string;
  xfdf: Xfdf;
}
export type SavedAnnotations =
  | { state: 'loading' | 'failed' }
  | { state: 'ready'; own: Xfdf; others: readonly OthersMarks[] };

const nothing: Xfdf = { annotations: [] };

/**
 * All that is marked on a file: the reader's own and everybody else's. It fails as a whole: saving when one's own were
 * not read would write over them.
 */
export function useSavedAnnotations(file: StoredFile): [SavedAnnotations, askAgain: () => void] {
  const [saved, setSaved] = useState<SavedAnnotations>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  const [ask] = useLazyFilesAnnotationQuery();
  const { id: fileId, annotations, reader } = file;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads everything again
  useEffect(() => {
    let isCurrent = true;
    const guestsOwn = reader === undefined ? keptAnnotationId(fileId) : undefined;
    const load = async () => {
      const all = await Promise.all(
        annotations.map(async ({ id, own }) => {
          const { user, xfdf } = await ask({ params: { fileId, annotationId: id } }).unwrap();
          return { user, isOwn: own || id === guestsOwn, xfdf: readXfdf(xfdf) };
        }),
      );
      const own = all.find(({ isOwn }) => isOwn)?.xfdf ?? nothing;
      return { state: 'ready', own, others: all.filter(({ isOwn }) => !isOwn) } as const;
    };
    load()
      .catch(() => ({ state: 'failed' }) as const)
      .then((now) => isCurrent && setSaved(now));
    return () => {
      isCurrent = false;
    };
  }, [ask, fileId, annotations, reader, tries]);

  const askAgain = useCallback(() => {
    setSaved({ state: 'loading' });
    setTries((before) => before + 1);
  }, []);
  return [saved, askAgain];
}
