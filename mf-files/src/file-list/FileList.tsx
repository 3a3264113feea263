import { FILE_PAGE_SIZE, type Language } from '@forms/shared/contract';
import type { FileListProps, RemoteModules } from '@forms/shared/platform/remotes';
import { askRowsOf } from '@forms/shared/platform/ui';
import { bring as bringOfList } from '@forms/shared/platform/ui/list';
import { calls } from '../calls';
import { bring as bringOwn } from '../words/say';
import { ALL_FILES, AllFiles } from './AllFiles';
import { OwnersFiles } from './OwnersFiles';

/** Files, to be found, read, added, locked, shown and deleted, as far as one may: an owner's, one's own, or all. */
function FileList(props: FileListProps) {
  return props.owner || props.studentMode ? <OwnersFiles {...props} /> : <AllFiles {...props} />;
}
export default FileList satisfies RemoteModules['mf-files/FileList'];

/**
 * Of the page of all files, where it is neither an owner's list nor one's own.
 * @public
 */
export const askRows = askRowsOf(ALL_FILES, calls.endpoints.filesAll, FILE_PAGE_SIZE);

export const bring = (wanted: Language) => Promise.all([bringOwn(wanted), bringOfList(wanted)]);
