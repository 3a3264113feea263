import type { StoredFile } from '@forms/shared/contract';
import { LazyPart, Notice } from '@forms/shared/platform/ui';
import type { ReactNode } from 'react';
import { Bar } from '../views/bar/Bar';
import { ImageView } from '../views/image/ImageView';
import { LoadingView } from '../views/LoadingView';
import styles from '../views/views.module.css';
import { shownAs } from './shownAs';

const loadPdf = async () => ({ default: (await import('../annotations/AnnotatedPdf')).AnnotatedPdf });

/** Whoever draws this part says so of the whole of it, and finds out whether it is an old build's. */
const leaveToHost = (error: unknown): never => {
  throw error;
};

export interface FileViewProps {
  file: StoredFile;
  /** What can be done with any file. */
  actions: ReactNode;
  /** Nothing is annotated. */
  readOnly: boolean;
  noDownload: boolean;
}

/** What is in a file, as far as a browser can show it. */
export function FileView({ file, actions, readOnly, noDownload }: FileViewProps) {
  const shown = shownAs(file);
  switch (shown.as) {
    case 'pdf':
      return (
        <LazyPart
          load={loadPdf}
          fallback={<LoadingView actions={actions} />}
          failed={leaveToHost}
          props={{ file, url: shown.url, actions, readOnly, noDownload }}
        />
      );
    case 'image':
      return <ImageView url={file.url} title={file.title || file.name} actions={actions} />;
    case 'notice':
      return (
        <>
          <Bar end={actions} />
          <div className={styles.notice}>
            <Notice kind={shown.kind} title={shown.title}>
              {shown.message}
            </Notice>
          </div>
        </>
      );
  }
}
