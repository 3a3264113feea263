import { ACCESS_DENIED, FILE_NOT_FOUND, routes, showDate, today } from '@forms/shared/contract';
import type { FilePageProps, RemoteModules } from '@forms/shared/remotes';
import { useServices } from '@forms/shared/services';
import { api, app, call, useAppDispatch } from '@forms/shared/store';
import { Button, Notice } from '@forms/shared/ui';
import { useEffect } from 'react';
import styles from './FilePage.module.css';
import { FileView } from './FileView';
import { fileFault } from './fileFault';
import { fileSize } from './fileSize';
import { LoadingView } from './LoadingView';

const fileCall = call(routes.file);
const { useFilesFileQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    filesFile: build.query({
      ...fileCall,
      // A 201 is no good answer here: it stands for a file that is not found.
      query: (id: string) => ({
        ...fileCall.query({ params: { id }, query: { data: 'none' } }),
        validateStatus: ({ status }: Response) => status === 200,
      }),
    }),
  }),
});

/** A file on a page of its own: what it is, its download, and what is in it. */
function FilePage({ fileId }: FilePageProps) {
  const { popup, requestError } = useServices();
  const dispatch = useAppDispatch();
  const { data: file, error, isFetching, refetch } = useFilesFileQuery(fileId);
  const fault = error && fileFault(error);

  useEffect(() => {
    if (file) dispatch(app.actions.pageShown({ title: file.title || file.name }));
  }, [dispatch, file]);

  useEffect(() => {
    if (!error) return;
    const fault = fileFault(error);
    if (fault === 'failed') requestError(error);
    else void popup(fault === 'denied' ? ACCESS_DENIED : FILE_NOT_FOUND);
  }, [error, popup, requestError]);

  if (isFetching) return <LoadingView />;
  if (fault === 'not-found') return <Notice kind="warning" title={FILE_NOT_FOUND.view} />;
  if (fault === 'denied') {
    return (
      <Notice kind="warning" title={ACCESS_DENIED.title}>
        {ACCESS_DENIED.message}
      </Notice>
    );
  }
  if (!file) {
    return (
      <Notice
        kind="error"
        title="The file could not be loaded"
        actions={<Button onClick={refetch}>Try again</Button>}
      />
    );
  }
  return (
    <article className={styles.file}>
      <header className={styles.about}>
        <ul className={styles.facts}>
          <li className={styles.name}>{file.name}</li>
          <li>{file.ext.replace(/^\./, '').toUpperCase()}</li>
          <li>{fileSize(file.size)}</li>
          <li>Uploaded {showDate(today(new Date(file.uploadedAt)))}</li>
        </ul>
        <Button type="primary" href={file.url} download={file.name}>
          Download
        </Button>
      </header>
      <FileView file={file} />
    </article>
  );
}
export default FilePage satisfies RemoteModules['mf-files/FilePage'];
