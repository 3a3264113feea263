import { type FileAnnotation, routes, type StoredFile } from '@forms/shared/contract';
import { api, call, useAppDispatch } from '@forms/shared/platform/store';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { readXfdf, type Xfdf } from '../xfdf/xfdf';
import { savedAnnotationId } from './guest';
import { named } from './named';

const annotationCalls = api.injectEndpoints({
  endpoints: (build) => ({ filesAnnotation: build.query(call(routes.annotation)) }),
});

/** What somebody else has marked on a file. `xfdf` is there once it is loaded. */
export interface OthersAnnotations extends FileAnnotation {
  xfdf: Xfdf | 'loading' | 'failed';
}
export type OwnAnnotations = { state: 'loading' | 'failed' } | { state: 'ready'; xfdf: Xfdf };
export interface SavedAnnotations {
  /** Saving when one's own were not read would write over them. */
  own: OwnAnnotations;
  others: readonly OthersAnnotations[];
  /** Asks again for what could not be loaded. */
  askAgain(): void;
}

const nothing: Xfdf = { annotations: [] };

/**
 * All that is marked on a file: the reader's own at once; everybody else's one by one, from when `othersMayCome`, since
 * anybody who has the file's link may have marked much on it.
 */
export function useSavedAnnotations(file: StoredFile, othersMayCome: boolean): SavedAnnotations {
  const { id: fileId, annotations, reader } = file;
  const dispatch = useAppDispatch();
  const guestsOwn = reader === undefined ? dispatch(savedAnnotationId(fileId)) : undefined;
  const ownId = annotations.find(({ id, own }) => own || id === guestsOwn)?.id;
  const [own, setOwn] = useState<OwnAnnotations>(() =>
    ownId === undefined ? { state: 'ready', xfdf: nothing } : { state: 'loading' },
  );
  const [read, setRead] = useState<ReadonlyMap<string, Xfdf | 'failed'>>(new Map());
  const [ask] = annotationCalls.useLazyFilesAnnotationQuery();
  const load = useCallback(
    async (annotationId: string) => named(readXfdf((await ask({ params: { fileId, annotationId } }).unwrap()).xfdf)),
    [ask, fileId],
  );

  useEffect(() => {
    if (own.state !== 'loading' || ownId === undefined) return;
    return whileCurrent(
      load(ownId).then(
        (xfdf): OwnAnnotations => ({ state: 'ready', xfdf }),
        (): OwnAnnotations => ({ state: 'failed' }),
      ),
      setOwn,
    );
  }, [own.state, ownId, load]);

  const next = annotations.find(({ id }) => id !== ownId && !read.has(id))?.id;
  useEffect(() => {
    if (next === undefined || !othersMayCome || own.state === 'loading') return;
    return whileCurrent(
      load(next).catch((error) => (isGone(error) ? nothing : 'failed')),
      (xfdf) => setRead((before) => new Map([...before, [next, xfdf]])),
    );
  }, [next, othersMayCome, own.state, load]);

  const askAgain = useCallback(() => {
    setOwn((before) => (before.state === 'failed' ? { state: 'loading' } : before));
    setRead((before) => new Map([...before].filter(([, xfdf]) => xfdf !== 'failed')));
  }, []);
  const others = useMemo(
    () =>
      annotations.flatMap((annotation): OthersAnnotations[] =>
        annotation.id === ownId ? [] : [{ ...annotation, xfdf: read.get(annotation.id) ?? 'loading' }],
      ),
    [annotations, ownId, read],
  );
  return { own, others, askAgain };
}

/** Does something with what comes, unless it comes too late; what it answers makes it late. */
function whileCurrent<T>(coming: Promise<T>, then: (value: T) => void): () => void {
  let isCurrent = true;
  void coming.then((value) => isCurrent && then(value));
  return () => {
    isCurrent = false;
  };
}

/** Somebody has removed it since. */
const isGone = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
