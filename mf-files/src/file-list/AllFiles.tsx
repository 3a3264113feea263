import { errorAnswer, FILE_PAGE_SIZE, type FileOfList } from '@forms/shared/contract';
import type { FileListProps } from '@forms/shared/platform/remotes';
import { answerIn } from '@forms/shared/platform/store';
import { PagedTable, useListLook } from '@forms/shared/platform/ui/list';
import { useMemo } from 'react';
import { calls, type FilesShown } from '../calls';
import { columnsOfAll, filtersOfAll, tabsOfAll } from './columns';
import { FILES_FAILED, useFileTable, watched } from './useFileTable';
import { useSwitch } from './useSwitch';

/** The list's id. */
export const ALL_FILES = 'all-files';

/** Every file there is, a page of them at a time, newest first. */
export function AllFiles(props: FileListProps) {
  const { noToggles = false, readOnly = false, amongOthers = false } = props;
  const look = useListLook({ id: ALL_FILES, pageSize: FILE_PAGE_SIZE });
  const { data, error, isFetching, refetch } = calls.useFilesAllQuery(look.asked, watched);
  const [exportAll] = calls.useFilesExportMutation();
  // The look is made anew each time it is drawn; what it asks for is the same as long as its words are.
  const words = JSON.stringify(look.asked);
  const shown = useMemo((): FilesShown => ({ list: 'filesAll', asked: JSON.parse(words) }), [words]);
  const onSwitch = useSwitch(readOnly ? undefined : shown);
  const columns = useMemo(() => columnsOfAll(!noToggles, onSwitch), [noToggles, onSwitch]);
  return (
    <PagedTable<FileOfList>
      {...useFileTable<FileOfList>(props)}
      id={ALL_FILES}
      title="Files"
      columns={columns}
      look={look}
      page={data}
      isLoading={isFetching}
      error={error && (answerIn(error, errorAnswer)?.message ?? FILES_FAILED)}
      onRefresh={refetch}
      tabs={tabsOfAll}
      filters={filtersOfAll}
      onExport={() => exportAll(look.asked).unwrap()}
      searchHint="Finds file names, and whose a file is by name, email address, telephone number or reference."
      height={amongOthers ? 'content' : 'page'}
    />
  );
}
