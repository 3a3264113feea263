import type { StoredFile } from '@forms/shared/contract';
import { Notice } from '@forms/shared/platform/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Bar } from '../views/bar/Bar';
import { ImageView } from '../views/image/ImageView';
import { LoadingView } from '../views/LoadingView';
import styles from '../views/views.module.css';
import { shownAs } from './shownAs';

/** A lazy component remembers that its chunk failed, so each view that mounts has its own and can try again. */
const pdfView = () => lazy(async () => ({ default: (await import('../annotations/AnnotatedPdf')).AnnotatedPdf }));

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
  const [PdfView] = useState(pdfView);
  const shown = shownAs(file);
  switch (shown.as) {
    case 'pdf':
      return (
        <Suspense fallback={<LoadingView actions={actions} />}>
          <PdfView file={file} url={shown.url} actions={actions} readOnly={readOnly} noDownload={noDownload} />
        </Suspense>
      );
    case 'image':
      return <ImageView url={file.url} title={file.title || file.name} actions={actions} />;
    case 'words':
      return (
        <>
          <Bar end={actions} />
          <div className={styles.notice}>
            <Notice kind={shown.kind} title={shown.title}>
              {shown.words}
            </Notice>
          </div>
        </>
      );
  }
}
