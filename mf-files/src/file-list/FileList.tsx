import type { Language } from '@forms/shared/contract';
import type { FileListProps, RemoteModules } from '@forms/shared/platform/remotes';
import { bring as bringOfList } from '@forms/shared/platform/ui/list';
import { bring as bringOwn } from '../words/say';
import { AllFiles } from './AllFiles';
import { OwnersFiles } from './OwnersFiles';

/** Files, to be found, read, added, locked, shown and deleted, as far as one may: an owner's, one's own, or all. */
function FileList(props: FileListProps) {
  return props.owner || props.studentMode ? <OwnersFiles {...props} /> : <AllFiles {...props} />;
}
export default FileList satisfies RemoteModules['mf-files/FileList'];

export const bring = (wanted: Language) => Promise.all([bringOwn(wanted), bringOfList(wanted)]);
