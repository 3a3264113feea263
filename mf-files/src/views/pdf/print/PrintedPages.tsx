import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type PageGeometry, screenSize } from '../pageGeometry';
import styles from './PrintedPages.module.css';
import type { PrintedPage } from './usePrint';

/** On the document while it is printed: the styles beside this leave out all the rest. */
const PRINTING = 'printing-file';

interface PrintedPagesProps {
  pages: readonly PrintedPage[];
  overlay?: ((page: PageGeometry) => ReactNode) | undefined;
  onPrinted(): void;
}

/** Nothing but the file's pages, on paper alone: printed once all of them stand there. */
export function PrintedPages({ pages, overlay, onPrinted }: PrintedPagesProps) {
  const sheets = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: printed once
  useEffect(() => {
    let isOver = false;
    const pictures = [...(sheets.current?.querySelectorAll('img') ?? [])];
    void Promise.all(pictures.map((picture) => picture.decode())).finally(() => {
      if (isOver) return;
      document.documentElement.classList.add(PRINTING);
      window.addEventListener('afterprint', onPrinted, { once: true });
      window.print();
    });
    return () => {
      isOver = true;
      window.removeEventListener('afterprint', onPrinted);
      document.documentElement.classList.remove(PRINTING);
    };
  }, []);
  const papers = new Map(pages.map(({ page }) => [paperOf(page), screenSize(page)]));
  return createPortal(
    <div ref={sheets} className={styles.sheets}>
      <style>
        {Array.from(papers, ([name, { width, height }]) => `@page ${name} { size: ${width}px ${height}px; margin: 0 }`)}
      </style>
      {pages.map(({ picture, page }) => {
        const { width, height } = screenSize(page);
        return (
          <div key={page.number} className={styles.sheet} style={{ width, height, page: paperOf(page) }}>
            <img src={picture} alt={`Page ${page.number}`} />
            {overlay && <div className={styles.overlay}>{overlay(page)}</div>}
          </div>
        );
      })}
    </div>,
    document.body,
  );
}

/** A name for paper of a page's size, so that each page is printed on its own. */
function paperOf(page: PageGeometry): string {
  const { width, height } = screenSize(page);
  return `paper-${Math.round(width)}-${Math.round(height)}`;
}
