import { errorAnswer, FILE_PAGE_SIZE, type ListedFile } from '@forms/shared/contract';
import type { FileListProps } from '@forms/shared/platform/remotes';
import { answerIn, skipToken } from '@forms/shared/platform/store';
import { ListTable } from '@forms/shared/platform/ui/list';
import { useMemo } from 'react';
import { calls, type FilesShown } from '../calls';
import { say } from '../words/say';
import { columnsOf, filtersOf } from './columns';
import { FILES_FAILED, useFileTable, watched } from './useFileTable';
import { useSwitch } from './useSwitch';

/** The files of one owner, or one's own: all of them are in the browser. */
export function OwnersFiles(props: FileListProps) {
  const { owner, studentMode = false, noToggles = false, readOnly = false, amongOthers = false } = props;
  const shown = useMemo(
    (): Extract<FilesShown, { list: 'filesList' }> | undefined =>
      owner && { list: 'filesList', asked: { query: { ...owner } } },
    [owner],
  );
  const of = calls.useFilesListQuery(studentMode || !shown ? skipToken : shown.asked, watched);
  const own = calls.useFilesOwnQuery(studentMode ? undefined : skipToken, watched);
  const { data: files, error, isFetching, refetch } = studentMode ? own : of;
  const onSwitch = useSwitch(readOnly ? undefined : shown);
  const columns = useMemo(() => columnsOf(!studentMode && !noToggles, onSwitch), [studentMode, noToggles, onSwitch]);
  const filters = useMemo(filtersOf, []);
  return (
    <ListTable<ListedFile>
      {...useFileTable<ListedFile>(props)}
      id="files"
      title={say(amongOthers ? 'List of files' : 'Files')}
      columns={columns}
      rows={files}
      isLoading={isFetching}
      error={error && (answerIn(error, errorAnswer)?.message ?? say(FILES_FAILED))}
      onRefresh={refetch}
      filters={filters}
      pageSize={FILE_PAGE_SIZE}
      height={amongOthers ? 'content' : 'page'}
    />
  );
}
