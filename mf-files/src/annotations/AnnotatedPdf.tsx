import type { StoredFile } from '@forms/shared/contract';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { IsLeftOut } from '../views/pdf/leaveOut';
import { PdfView } from '../views/pdf/PdfView';
import type { PageGeometry } from '../views/pdf/pageGeometry';
import type { Xfdf } from '../xfdf/xfdf';
import { AnnotationBar } from './AnnotationBar';
import { isTwin } from './isTwin';
import { PageAnnotations } from './PageAnnotations';
import { EditorProvider, useAnnotationEditor } from './useAnnotationEditor';
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

/** A PDF to be read and marked: it is drawn first, what others have marked comes after. The annotations are XFDF, one document a person. */
export function AnnotatedPdf({ file, url, actions, readOnly, noDownload }: AnnotatedPdfProps) {
  const [isPainted, setPainted] = useState(false);
  const saved = useSavedAnnotations(file, isPainted);
  const editor = useAnnotationEditor(file, saved, readOnly);
  const { own, others } = saved;
  // What is loaded or imported counts, not what is done with it here: the PDF's own copy of that must not come back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was imported is in editor.xfdf
  const isLeftOut = useMemo(
    () => leavesOut([editor.xfdf, ...(own.state === 'ready' ? [own.xfdf] : []), ...others.map(({ xfdf }) => xfdf)]),
    [own, others, editor.imports],
  );
  return (
    <EditorProvider value={editor}>
      <PdfView
        url={url}
        actions={actions}
        overlay={overlay}
        isLeftOut={isLeftOut}
        onPainted={useCallback(() => setPainted(true), [])}
        tools={<AnnotationBar file={file} url={url} noDownload={noDownload} saved={saved} />}
      />
    </EditorProvider>
  );
}

const overlay = (page: PageGeometry) => <PageAnnotations page={page} />;

/** The PDF need not paint what is drawn over it anyway. */
function leavesOut(documents: readonly (Xfdf | string)[]): IsLeftOut | undefined {
  const drawn = documents
    .flatMap((xfdf) => (typeof xfdf === 'string' ? [] : xfdf.annotations))
    .filter((annotation) => annotation.type !== 'other');
  if (drawn.length === 0) return undefined;
  return (page, embedded) => drawn.some((annotation) => annotation.page === page - 1 && isTwin(embedded, annotation));
}
