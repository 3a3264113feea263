import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Document, Page } from 'react-pdf';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { pdfOptions } from '../../../../mf-files/src/views/pdf/pdfjs';
import { isFinished, offer } from '../peer';

/** As its own recipe for all pages has it. */
function AllPages({ url }: { url: string }) {
  const [pages, setPages] = useState(0);
  return (
    <Document file={url} options={pdfOptions} suspense={false} onLoadSuccess={({ numPages }) => setPages(numPages)}>
      {Array.from({ length: pages }, (_, at) => (
        <Page key={at} pageNumber={at + 1} scale={1.6} />
      ))}
    </Document>
  );
}

const pageOf = (number: number) => document.querySelector(`[data-page-number="${number}"]`);

offer({
  mount: (root, url) => createRoot(root).render(<AllPages url={url} />),
  isDrawn: (page) => isFinished(pageOf(page)?.querySelector('canvas')),
  goTo: (page) => pageOf(page)?.scrollIntoView(),
});
