import type { Accepted, ContentType, FileAnswer } from '@forms/shared/contract';
import type { UploaderProps } from '@forms/shared/platform/remotes';
import { api, randomId, useAppDispatch } from '@forms/shared/platform/store';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { say } from '../words/say';
import { fileKey } from './fileKey';
import { isPending, keyOf, nextOf, queueAfter, sortedOut, totalOf, without, withStopped, withUploaded } from './queue';
import { sendFile, type Upload, type Whose } from './sendFile';
import { canGoOn } from './sendInParts';
import type { StoredFile } from './storedFiles';
import { useRefusals } from './useRefusals';
import { useStoredFiles } from './useStoredFiles';

type Uploading = Pick<UploaderProps, 'value' | 'onChange'> & { whose: Whose; accepted: Accepted };

/**
 * Sends what is added to an uploader's answer. A file stands in the answer from the start, as pending, so that a form
 * left or submitted meanwhile knows of it. `news` is for people who do not see the list.
 */
export function useUploads({ value, onChange, whose, accepted }: Uploading) {
  const dispatchToStore = useAppDispatch();
  const [queue, dispatch] = useReducer(queueAfter, []);
  const [news, setNews] = useState('');
  const { refusals, refusalOf, chosen: says, refused, over } = useRefusals(whose, value, accepted);
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const uploads = useRef(new Map<string, Upload>());
  const added = useRef(new Set<string>());

  const { files, change } = useLatest(value, onChange);
  const take = (taken: readonly StoredFile[], type?: ContentType) => {
    for (const { key } of taken) added.current.add(key);
    dispatch({ event: 'added', files: taken, type });
    const pending = taken.map(({ key, file: { name, size } }) => ({ pending: key, name, size }));
    if (pending.length > 0) change([...files.current, ...pending]);
  };
  const device = useStoredFiles(whose, value, take);

  useEffect(() => {
    for (const { key, file, type } of nextOf(queue)) {
      // One that is on its way twice is two files.
      const isTwice = queue.some((other) => other.key !== key && fileKey(other.file) === fileKey(file));
      dispatch({ event: 'started', key });
      const upload = sendFile(
        file,
        { whose, type, key: isTwice ? key : fileKey(file) },
        {
          onSent: (sent) => dispatch({ event: 'progressed', key, sent }),
          onCut: () => {
            dispatch({ event: 'cut', key });
            setNews(say('{name} is waiting for the connection', { name: file.name }));
          },
        },
      );
      uploads.current.set(key, upload);
      const isOver = () => uploads.current.get(key) !== upload;
      upload.done.then(
        (id) => {
          if (isOver()) return;
          uploads.current.delete(key);
          dispatch({ event: 'settled', key });
          device.forget(key);
          setArrived((before) => new Set([...before, id]));
          change(withUploaded(files.current, key, id));
          setNews(say('{name} uploaded', { name: file.name }));
          if ('entityType' in whose) dispatchToStore(api.util.invalidateTags(['File']));
        },
        (failure: Error) => {
          if (isOver()) return;
          const { message } = failure;
          const said = say('{name} was not uploaded. {reason}', { name: file.name, reason: message });
          if (!canGoOn(failure)) {
            device.forget(key);
            refused(key, said);
          }
          dispatch({ event: 'failed', key, message });
          change(withStopped(files.current, key, true));
          setNews(said);
        },
      );
    }
  });
  useLeftBehind(value, change, added.current);
  useStopping(uploads.current);

  return {
    queue,
    news,
    refusals,
    refusalOf,
    /** Takes the files that may be taken and says why not of the others. */
    add(chosen: readonly File[], type: ContentType | undefined) {
      const { fitting, rejections } = sortedOut(chosen, totalOf(files.current), accepted);
      says(rejections);
      const taken = fitting.map((file) => ({ key: randomId(), file }));
      for (const each of taken) device.keep(each);
      take(taken, type);
    },
    retry(key: string) {
      over(key);
      dispatch({ event: 'retried', key });
      change(withStopped(files.current, key, false));
    },
    /** Whether a file was uploaded here and now. */
    hasArrived: (id: string) => arrived.has(id),
    /** The server has a file no longer that the answer names: it has to be added again. */
    lose: (id: string) => change(withStopped(files.current, id, true)),
    /** Takes a file out of the answer; one on its way is not sent any further. */
    remove(file: FileAnswer) {
      const key = keyOf(file);
      uploads.current.get(key)?.cancel();
      uploads.current.delete(key);
      device.forget(key);
      over(key);
      dispatch({ event: 'settled', key });
      change(without(files.current, key));
      setNews(say('{name} removed', { name: file.name }));
    },
  };
}

/** What was on its way when the form was left will not arrive: it stands as stopped. */
function useLeftBehind(
  value: readonly FileAnswer[],
  change: (files: FileAnswer[]) => void,
  added: ReadonlySet<string>,
): void {
  useEffect(() => {
    const left = value.filter((file) => isPending(file) && !file.stopped && !added.has(file.pending));
    if (left.length === 0) return;
    change(left.reduce<FileAnswer[]>((all, file) => withStopped(all, keyOf(file), true), [...value]));
  }, [value, change, added]);
}

/** Stops what is on its way when the uploader goes. */
function useStopping(running: Map<string, Upload>): void {
  useEffect(
    () => () => {
      const all = [...running.values()];
      running.clear();
      for (const upload of all) upload.stop();
    },
    [running],
  );
}

/** The answer as it is by now: several files may arrive before the form draws again. */
function useLatest(value: readonly FileAnswer[], onChange: UploaderProps['onChange']) {
  const files = useRef(value);
  files.current = value;
  const report = useRef(onChange);
  report.current = onChange;
  const change = useCallback((next: FileAnswer[]) => {
    files.current = next;
    report.current(next);
  }, []);
  return { files, change };
}
