import { useServices } from '@forms/shared/services';
import { Button, Notice } from '@forms/shared/ui';
import { type ReactNode, useState } from 'react';
import { Document, PasswordResponses, type pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { LoadingView } from '../LoadingView';
import { PdfPage, pageId } from './PdfPage';
import styles from './PdfView.module.css';
import type { PageGeometry } from './pageGeometry';
import { imageResourcesPath, pdfOptions } from './pdfjs';
import { useWidth } from './useWidth';

/** Height by width of A4, until the first page has been read. */
const A4 = Math.SQRT2;

interface PdfViewProps {
  url: string;
  /** Drawn exactly over each page, which is drawn only near the screen; takes no pointer unless its parts do. */
  overlay?(page: PageGeometry): ReactNode;
  /** More tools, in a row of their own under the viewer's. */
  tools?: ReactNode;
}

/** A PDF, page under page, as wide as there is room. `url` is read in ranges as pages come into sight. */
export function PdfView({ url, overlay, tools }: PdfViewProps) {
  const { prompt } = useServices();
  const [frame, width] = useWidth<HTMLDivElement>();
  const [pages, setPages] = useState({ count: 0, shape: A4 });
  const [failure, setFailure] = useState<'broken' | 'locked'>();

  async function opened(pdf: pdfjs.PDFDocumentProxy) {
    const first = (await pdf.getPage(1)).getViewport({ scale: 1 });
    setPages({ count: pdf.numPages, shape: first.height / first.width });
  }

  async function askPassword(answer: (password: string) => void, reason: number) {
    const password = await prompt({
      title: 'This PDF is protected',
      message:
        reason === PasswordResponses.INCORRECT_PASSWORD
          ? 'That password does not open it. Please try again.'
          : 'It opens with the password that its author gave it.',
      label: 'Password',
      yes: 'Open',
    });
    if (password === undefined) setFailure('locked');
    else answer(password);
  }

  if (failure) {
    return (
      <Notice
        kind="warning"
        title={failure === 'locked' ? 'This PDF opens only with its password' : 'This PDF could not be opened'}
        actions={<Button onClick={() => setFailure(undefined)}>Try again</Button>}
      >
        {failure === 'broken' && 'It may be damaged, or the connection may have failed.'}
      </Notice>
    );
  }
  return (
    <div ref={frame} className={styles.frame}>
      <Document
        file={url}
        options={pdfOptions}
        imageResourcesPath={imageResourcesPath}
        suspense={false}
        loading={<LoadingView />}
        error={null}
        externalLinkTarget="_blank"
        onPassword={askPassword}
        onLoadSuccess={opened}
        onLoadError={() => setFailure('broken')}
        onItemClick={({ pageNumber }) => document.getElementById(pageId(pageNumber))?.scrollIntoView()}
      >
        {tools}
        <ol className={styles.pages}>
          {width > 0 &&
            numbersTo(pages.count).map((number) => (
              <PdfPage
                key={number}
                number={number}
                of={pages.count}
                width={width}
                likelyShape={pages.shape}
                overlay={overlay}
              />
            ))}
        </ol>
      </Document>
    </div>
  );
}

const numbersTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
