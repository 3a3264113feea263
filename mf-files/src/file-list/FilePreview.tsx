import type { FilePreviewProps, RemoteModules } from '@forms/shared/platform/remotes';
import { FileViewer } from '../viewer/FileViewer';
import styles from './FilePreview.module.css';
import { FileSteps } from './FileSteps';

/** A file of a list, in a dialog: what is in it, or why it is not there, and the way to the others. */
function FilePreview({ fileId, files = [], onNavigate, readOnly = false, noDownload = false }: FilePreviewProps) {
  return (
    <div className={styles.preview}>
      {onNavigate && files.length > 0 && <FileSteps fileId={fileId} files={files} onNavigate={onNavigate} />}
      <div className={styles.file}>
        <FileViewer key={fileId} fileId={fileId} readOnly={readOnly} noDownload={noDownload} />
      </div>
    </div>
  );
}
export default FilePreview satisfies RemoteModules['mf-files/FilePreview'];
export { bring } from '../words/say';
