import { contentTypes, errorAnswer, FILE_LOCKED, FILE_PAGE_SIZE, type ListedFile } from '@forms/shared/contract';
import { contentTypeTitle } from '@forms/shared/contract/file-kinds';
import type { FileListProps, RemoteModules } from '@forms/shared/platform/remotes';
import { useServices } from '@forms/shared/platform/services';
import { answerIn, skipToken } from '@forms/shared/platform/store';
import { type AddChoice, ListTable } from '@forms/shared/platform/ui/list';
import { useCallback, useMemo, useRef } from 'react';
import { calls, type FilesAsked } from '../calls';
import { columnsOf, filters } from './columns';
import { downloadFile } from './downloadFile';

const watched = { refetchOnFocus: true, refetchOnReconnect: true } as const;

/** Files, to be found, read, added, locked, shown and deleted, as far as one may. */
function FileList({
  owner,
  studentMode = false,
  noToggles = false,
  readOnly = false,
  noDownload = false,
  noDelete = false,
  amongOthers = false,
}: FileListProps) {
  const { requestError } = useServices();
  const asked = useMemo((): FilesAsked => (owner ? { query: { ...owner } } : {}), [owner]);
  const all = calls.useFilesListQuery(studentMode ? skipToken : asked, watched);
  const own = calls.useFilesOwnQuery(studentMode ? undefined : skipToken, watched);
  const { data: files, error, isFetching, refetch } = studentMode ? own : all;
  const [turn] = calls.useFilesSwitchMutation();
  const [remove] = calls.useFilesDeleteMutation();
  const hasToggles = !studentMode && !noToggles;

  const columns = useMemo(() => {
    const onSwitch = (file: ListedFile, name: 'locked' | 'visible') =>
      void turn({ id: file.id, name, isOn: !file[name], asked }).unwrap().catch(requestError);
    return columnsOf(hasToggles, readOnly ? undefined : onSwitch);
  }, [hasToggles, readOnly, turn, asked, requestError]);

  const inOrder = useRef<readonly ListedFile[]>([]);
  const keepOrder = useCallback((shown: readonly ListedFile[]) => {
    inOrder.current = shown;
  }, []);
  const download = ({ url, name }: ListedFile) => [{ label: 'Download', onPress: () => downloadFile(url, name) }];
  async function deleteAll(doomed: readonly ListedFile[]) {
    for (const { id } of doomed) await remove({ params: { id } }).unwrap();
  }
  const uploads = contentTypes.map((type): AddChoice => {
    const title = contentTypeTitle(type);
    const becomes = owner ?? { entityType: 'staff' };
    return {
      label: title,
      onPress: () => ({ kind: 'upload', title: `Upload: ${title}`, owner: becomes, uploadTypes: [type] }),
    };
  });

  return (
    <ListTable
      id="files"
      title={amongOthers ? 'List of files' : 'Files'}
      columns={columns}
      rows={files}
      keyOf={({ id }) => id}
      isLoading={isFetching}
      error={error && (answerIn(error, errorAnswer)?.message ?? 'The files could not be loaded.')}
      onRefresh={refetch}
      filters={filters}
      pageSize={FILE_PAGE_SIZE}
      height={amongOthers ? 'content' : 'page'}
      onShow={keepOrder}
      onOpen={({ id, name }) => ({
        kind: 'file',
        title: name,
        fileId: id,
        files: inOrder.current,
        readOnly,
        noDownload,
      })}
      {...(!noDownload && { actions: download })}
      {...(!readOnly && { addLabel: 'Upload', addChoices: uploads })}
      {...(!readOnly && !noDelete && { onDelete: deleteAll, whyNotDeleted })}
    />
  );
}
export default FileList satisfies RemoteModules['mf-files/FileList'];

const whyNotDeleted = ({ locked }: ListedFile) => (locked ? FILE_LOCKED : undefined);
