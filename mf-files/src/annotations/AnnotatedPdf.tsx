import type { StoredFile } from '@forms/shared/contract';
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
  readOnly?: boolean;
  noDownload?: boolean;
}

/** A PDF to be read and marked. The annotations are XFDF, one document a person. */
export function AnnotatedPdf({ file, url, readOnly = false, noDownload = false }: AnnotatedPdfProps) {
  const [saved, askAgain] = useSavedAnnotations(file);
  const desk = useAnnotationDesk(file, saved, readOnly);
  return (
    <DeskProvider value={desk}>
      <PdfView
        url={url}
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
