import { ACCESS_DENIED, FILE_NOT_FOUND, FILE_UNSCANNED, FILE_WAS_INFECTED } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button, Notice } from '@forms/shared/platform/ui';
import { useEffect } from 'react';
import type { FileError } from '../file/fileError';
import { useFile } from '../file/useFile';
import { BarLink } from '../views/bar/BarLink';
import { LoadingView } from '../views/LoadingView';
import { say } from '../words/say';
import { ShownFile } from './ShownFile';

export interface FileViewerProps {
  fileId: string;
  /** The file is looked at, not annotated. */
  readOnly?: boolean;
  noDownload?: boolean;
}

/** A file with all that its reader can do with it, or why it is not there. Fills the box that it stands in. */
export function FileViewer({ fileId, readOnly = false, noDownload = false }: FileViewerProps) {
  const { popup, requestError } = useServices();
  const { file, fileError, error, askAgain } = useFile(fileId);

  useEffect(() => {
    if (fileError === 'not-found')
      void popup({ title: say(FILE_NOT_FOUND.title), message: say(FILE_NOT_FOUND.message) });
    if (fileError === 'denied') void popup({ title: say(ACCESS_DENIED.title), message: say(ACCESS_DENIED.message) });
    if (fileError === 'failed') requestError(error);
  }, [error, fileError, popup, requestError]);

  if (file) {
    const download = !noDownload && (
      <BarLink icon="download" label={say('Download')} href={file.url} download={file.name} />
    );
    return <ShownFile file={file} actions={download} readOnly={readOnly} noDownload={noDownload} />;
  }
  return fileError ? <NoFile fileError={fileError} onAskAgain={askAgain} /> : <LoadingView />;
}

function NoFile({ fileError, onAskAgain }: { fileError: FileError; onAskAgain(): void }) {
  switch (fileError) {
    case 'not-found':
      return <Notice kind="warning" title={say(FILE_NOT_FOUND.view)} />;
    case 'denied':
      return <Notice kind="warning" title={say(ACCESS_DENIED.message)} />;
    case 'infected':
      return <Notice kind="error" title={say(FILE_WAS_INFECTED)} />;
    case 'unscanned':
      return (
        <Notice
          kind="warning"
          title={say(FILE_UNSCANNED)}
          actions={<Button onClick={onAskAgain}>{say('Try again')}</Button>}
        />
      );
    case 'failed':
      return (
        <Notice
          kind="error"
          title={say('The file could not be loaded')}
          actions={<Button onClick={onAskAgain}>{say('Try again')}</Button>}
        />
      );
  }
}
