import type { FileListProps, RemoteModules } from '@forms/shared/platform/remotes';
import { AllFiles } from './AllFiles';
import { OwnersFiles } from './OwnersFiles';

/** Files, to be found, read, added, locked, shown and deleted, as far as one may: an owner's, one's own, or all. */
function FileList(props: FileListProps) {
  return props.owner || props.studentMode ? <OwnersFiles {...props} /> : <AllFiles {...props} />;
}
export default FileList satisfies RemoteModules['mf-files/FileList'];
