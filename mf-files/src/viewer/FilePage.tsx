import { ACCESS_DENIED, FILE_NOT_FOUND, routes } from '@forms/shared/contract';
import type { FilePageProps, RemoteModules } from '@forms/shared/remotes';
import { useServices } from '@forms/shared/services';
import { api, app, call, useAppDispatch } from '@forms/shared/store';
import { Button, Notice } from '@forms/shared/ui';
import { useEffect, useLayoutEffect } from 'react';
import { type FileFault, fileFault } from './fileFault';
import { LoadingView } from './LoadingView';
import { ShownFile } from './ShownFile';

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

const faultTitles: Record<FileFault, string> = {
  'not-found': FILE_NOT_FOUND.title,
  denied: ACCESS_DENIED.title,
  failed: 'File not loaded',
};

/** A file on a page of its own, or why it is not there. */
function FilePage({ fileId }: FilePageProps) {
  const { popup, requestError } = useServices();
  const dispatch = useAppDispatch();
  const { currentData: file, error, isFetching, refetch } = useFilesFileQuery(fileId);
  const fault = error && fileFault(error);
  const title = file ? file.title || file.name : fault && faultTitles[fault];

  // Before anything is painted: the page must not move under its heading.
  useLayoutEffect(() => {
    if (title) dispatch(app.actions.pageShown({ title }));
  }, [dispatch, title]);

  useEffect(() => {
    if (fault === 'not-found') void popup(FILE_NOT_FOUND);
    if (fault === 'denied') void popup(ACCESS_DENIED);
    if (fault === 'failed') requestError(error);
  }, [error, fault, popup, requestError]);

  if (isFetching) return <LoadingView />;
  if (file) return <ShownFile file={file} />;
  if (fault === 'not-found') return <Notice kind="warning" title={FILE_NOT_FOUND.view} />;
  if (fault === 'denied') return <Notice kind="warning" title={ACCESS_DENIED.message} />;
  return (
    <Notice kind="error" title="The file could not be loaded" actions={<Button onClick={refetch}>Try again</Button>} />
  );
}
export default FilePage satisfies RemoteModules['mf-files/FilePage'];
