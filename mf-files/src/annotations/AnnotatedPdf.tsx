import type { StoredFile } from '@forms/shared/contract';
import type { ReactNode } from 'react';
import { LoadingView } from '../viewer/LoadingView';
import type { IsLeftOut } from '../viewer/pdf/leaveOut';
import { PdfView } from '../viewer/pdf/PdfView';
import type { PageGeometry } from '../viewer/pdf/pageGeometry';
import { AnnotationBar } from './AnnotationBar';
import { isTwin } from './isTwin';
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
  // Only when it is known what is marked can be told what the PDF itself need not paint.
  if (saved.state === 'loading' && file.annotations.length > 0) return <LoadingView actions={actions} />;
  const isLeftOut: IsLeftOut = (page, embedded) =>
    desk.marks.some(({ annotation }) => annotation.page === page - 1 && isTwin(embedded, annotation));
  return (
    <DeskProvider value={desk}>
      <PdfView
        key={desk.imports}
        url={url}
        actions={actions}
        overlay={overlay}
        {...(desk.marks.length > 0 && { isLeftOut })}
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
