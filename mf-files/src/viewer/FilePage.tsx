import { ACCESS_DENIED, FILE_NOT_FOUND } from '@forms/shared/contract';
import type { FilePageProps, RemoteModules } from '@forms/shared/platform/remotes';
import { app, useAppDispatch } from '@forms/shared/platform/store';
import { language } from '@forms/shared/platform/words';
import { useLayoutEffect } from 'react';
import type { FileError } from '../file/fileError';
import { useFile } from '../file/useFile';
import { say } from '../words/say';
import styles from './FilePage.module.css';
import { FileViewer } from './FileViewer';

const errorTitles = {
  'not-found': FILE_NOT_FOUND.title,
  denied: ACCESS_DENIED.title,
  unscanned: 'File not ready',
  infected: 'File removed',
  failed: 'File not loaded',
} as const satisfies Record<FileError, string>;

/** A file on a page of its own, which is called as the file is. */
function FilePage({ fileId }: FilePageProps) {
  const dispatch = useAppDispatch();
  const { file, fileError } = useFile(fileId);
  const title = file ? file.title || file.name : fileError && say(errorTitles[fileError]);

  // Before anything is painted: the page must not move under its heading.
  useLayoutEffect(() => {
    if (title) dispatch(app.actions.pageShown({ title, language: language() }));
  }, [dispatch, title]);

  return (
    <div className={fileError ? undefined : styles.page}>
      <FileViewer fileId={fileId} />
    </div>
  );
}
export default FilePage satisfies RemoteModules['mf-files/FilePage'];

/** @public The host calls it before the part is drawn. */
export { bring } from '../words/say';
