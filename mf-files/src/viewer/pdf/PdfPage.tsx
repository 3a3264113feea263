import { useState } from 'react';
import { Page } from 'react-pdf';
import styles from './PdfPage.module.css';
import { sharpness } from './sharpness';
import { useNear } from './useNear';

interface PdfPageProps {
  number: number;
  of: number;
  /** In CSS pixels. */
  width: number;
  /** Height by width, the best guess until the page itself has been read. */
  likelyShape: number;
}

/** One page's place in the document. The page is drawn only near the screen: each one drawn costs megabytes. */
export function PdfPage({ number, of, width, likelyShape }: PdfPageProps) {
  const [place, near] = useNear<HTMLLIElement>();
  const [ownShape, setOwnShape] = useState<number>();
  const height = width * (ownShape ?? likelyShape);
  return (
    <li ref={place} id={pageId(number)} className={styles.page}>
      <div className={styles.sheet} style={{ inlineSize: width, blockSize: height }}>
        {near && (
          <Page
            pageNumber={number}
            width={width}
            devicePixelRatio={sharpness(width, height, window.devicePixelRatio)}
            loading={null}
            error={<p className={styles.failed}>This page could not be drawn.</p>}
            onLoadSuccess={(page) => setOwnShape(page.originalHeight / page.originalWidth)}
          />
        )}
      </div>
      <p className={styles.number}>
        Page {number} of {of}
      </p>
    </li>
  );
}

/** The id of a page's place, for links within the document. */
export const pageId = (number: number): string => `pdf-page-${number}`;
