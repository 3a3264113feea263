import { type ReactNode, useRef, useState } from 'react';
import { Page } from 'react-pdf';
import styles from './PdfPage.module.css';
import { type PageGeometry, rotationOf } from './pageGeometry';
import { sharpness } from './sharpness';
import { useNear } from './useNear';

interface PdfPageProps {
  number: number;
  of: number;
  /** In CSS pixels. */
  width: number;
  /** Height by width, the best guess until the page itself has been read. */
  likelyShape: number;
  overlay?: ((page: PageGeometry) => ReactNode) | undefined;
}

/** One page's place in the document. The page is drawn only near the screen: each one drawn costs megabytes. */
export function PdfPage({ number, of, width, likelyShape, overlay }: PdfPageProps) {
  const [place, near] = useNear<HTMLLIElement>();
  const sheet = useRef<HTMLDivElement>(null);
  const [ownShape, setOwnShape] = useState<number>();
  const [geometry, setGeometry] = useState<PageGeometry>();
  const height = width * (ownShape ?? likelyShape);
  return (
    <li ref={place} id={pageId(number)} className={styles.page}>
      <div ref={sheet} className={styles.sheet} style={{ inlineSize: width, blockSize: height }}>
        {near && (
          <Page
            pageNumber={number}
            width={width}
            devicePixelRatio={sharpness(width, height, window.devicePixelRatio)}
            loading={null}
            error={<p className={styles.failed}>This page could not be drawn.</p>}
            onRenderAnnotationLayerSuccess={() => nameNotes(sheet.current)}
            onLoadSuccess={(page) => {
              setOwnShape(page.originalHeight / page.originalWidth);
              const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
              setGeometry({
                number,
                box: [left, bottom, right, top],
                rotation: rotationOf(page.rotate),
                scale: width / (page.rotate % 180 === 0 ? right - left : top - bottom),
              });
            }}
          />
        )}
        {near && geometry && overlay && <div className={styles.overlay}>{overlay(geometry)}</div>}
      </div>
      <p className={styles.number}>
        Page {number} of {of}
      </p>
    </li>
  );
}

/** pdf.js leaves a note's icon without words: those of its own viewer come with a translation that is not loaded here. */
function nameNotes(sheet: HTMLElement | null) {
  for (const icon of sheet?.querySelectorAll<HTMLImageElement>('.textAnnotation img') ?? []) icon.alt = 'Note';
}

/** The id of a page's place, for links within the document. */
export const pageId = (number: number): string => `pdf-page-${number}`;
