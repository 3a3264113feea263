import { contentTypes, FILE_LOCKED, type ListedFile } from '@forms/shared/contract';
import { contentTypeTitle } from '@forms/shared/contract/file-kinds';
import type { FileListProps } from '@forms/shared/platform/remotes';
import type { AddChoice } from '@forms/shared/platform/ui/list';
import { useCallback, useRef } from 'react';
import { calls } from '../calls';
import { say } from '../words/say';
import { downloadFile } from './downloadFile';

export const watched = { refetchOnFocus: true, refetchOnReconnect: true } as const;
export const FILES_FAILED = 'The files could not be loaded.';

/** What a table of files does with them, whichever they are: opens, downloads, adds and deletes, as far as one may. */
export function useFileTable<File extends ListedFile>({
  owner,
  readOnly = false,
  noDownload = false,
  noDelete = false,
}: FileListProps) {
  const [remove] = calls.useFilesDeleteMutation();
  const inOrder = useRef<readonly File[]>([]);
  const onShow = useCallback((shown: readonly File[]) => {
    inOrder.current = shown;
  }, []);
  const download = ({ url, name }: File) => [{ label: say('Download'), onPress: () => downloadFile(url, name) }];
  async function deleteAll(doomed: readonly File[]) {
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
  return {
    keyOf: ({ id }: File) => id,
    onShow,
    onOpen: ({ id, name }: File) => ({
      kind: 'file' as const,
      title: name,
      fileId: id,
      files: inOrder.current,
      readOnly,
      noDownload,
    }),
    ...(!noDownload && { actions: download }),
    ...(!readOnly && { addLabel: 'Upload', addChoices: uploads }),
    ...(!readOnly && !noDelete && { onDelete: deleteAll, whyNotDeleted }),
  };
}

const whyNotDeleted = ({ locked }: ListedFile) => (locked ? FILE_LOCKED : undefined);
