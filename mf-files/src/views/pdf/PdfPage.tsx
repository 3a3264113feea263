import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Page, type pdfjs } from 'react-pdf';
import { say } from '../../words/say';
import styles from './PdfPage.module.css';
import type { PageGeometry } from './pageGeometry';
import type { Place } from './pageLayout';
import { sharpness } from './sharpness';

interface PdfPageProps {
  page: PageGeometry;
  of: number;
  place: Place;
  overlay?: ((page: PageGeometry) => ReactNode) | undefined;
  /** Another number draws the page anew. */
  version: number;
  onPainted: (() => void) | undefined;
  onTextDrawn(page: number): void;
}

/** One page in its place. It is there only near the screen: each one drawn costs megabytes. */
export function PdfPage({ page, of, place, overlay, version, onPainted, onTextDrawn }: PdfPageProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const drawn = useRef<pdfjs.PDFPageProxy>(undefined);
  // pdf.js keeps what it has read of a page until it is told otherwise.
  useEffect(() => () => void drawn.current?.cleanup(), []);
  // Other functions would make react-pdf draw the layers anew.
  const textDrawn = useCallback(() => onTextDrawn(page.number), [onTextDrawn, page.number]);
  const linksDrawn = useCallback(() => nameNotes(sheet.current), []);
  const { top, width, height } = place;
  return (
    <li
      className={styles.page}
      style={{ top, width, height }}
      aria-label={say('Page {page} of {of}', { page: page.number, of })}
      aria-posinset={page.number}
      aria-setsize={of}
    >
      <div ref={sheet} className={styles.sheet} data-page={page.number}>
        <Page
          key={version}
          pageNumber={page.number}
          width={width}
          rotate={page.rotation}
          devicePixelRatio={sharpness(width, height, window.devicePixelRatio)}
          loading={null}
          error={<p className={styles.failed}>{say('This page could not be drawn.')}</p>}
          onLoadSuccess={(loaded) => {
            drawn.current = loaded;
          }}
          {...(onPainted && { onRenderSuccess: onPainted })}
          onRenderTextLayerSuccess={textDrawn}
          onRenderAnnotationLayerSuccess={linksDrawn}
        />
        {overlay && <div className={styles.overlay}>{overlay(page)}</div>}
      </div>
    </li>
  );
}

/** pdf.js leaves a note's icon without words: those of its own viewer come with a translation that is not loaded here. */
function nameNotes(sheet: HTMLElement | null) {
  for (const icon of sheet?.querySelectorAll<HTMLImageElement>('.textAnnotation img') ?? []) icon.alt = say('Note');
}
