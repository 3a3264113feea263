import type { StoredFile } from '@forms/shared/contract';
import type { ReactNode } from 'react';
import { PdfView } from '../viewer/pdf/PdfView';
import type { PageGeometry } from '../viewer/pdf/pageGeometry';
import { AnnotationBar } from './AnnotationBar';
import { PageMarks } from './PageMarks';
import { DeskProvider, useAnnotationDesk } from './useAnnotationDesk';
import { useSavedAnnotations } from './useSavedAnnotations';

interface AnnotatedPdfProps {
  file: StoredFile;
  /** Of the PDF itself: the file's own, or that of its copy as PDF. */
  url: string;
  /** What can be done with any file. */
  actions: ReactNode;
  readOnly: boolean;
  noDownload: boolean;
}

/** A PDF to be read and marked. The annotations are XFDF, one document a person. */
export function AnnotatedPdf({ file, url, actions, readOnly, noDownload }: AnnotatedPdfProps) {
  const [saved, askAgain] = useSavedAnnotations(file);
  const desk = useAnnotationDesk(file, saved, readOnly);
  return (
    <DeskProvider value={desk}>
      <PdfView
        url={url}
        actions={actions}
        overlay={overlay}
        tools={
          <AnnotationBar
            file={file}
            url={url}
            noDownload={noDownload}
            {...(saved.state === 'failed' && { onRetry: askAgain })}
          />
        }
      />
    </DeskProvider>
  );
}

const overlay = (page: PageGeometry) => <PageMarks page={page} />;
