import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { Page } from 'react-pdf';
import { say } from '../../../words/say';
import { rotationOf } from '../pageGeometry';
import { layoutOf } from '../pageLayout';
import { actualSize, type PageShape } from '../pageShape';
import { usePdfViewing } from '../pdfViewing';
import { usePageWindow } from '../usePageWindow';
import styles from './Thumbnails.module.css';

const WIDTH = 120;
/** For a page's number under it. */
const LABEL = 28;
const GAP = 8;

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5 };

interface ThumbnailsProps {
  shapeAt(page: number): PageShape;
  onChosen(): void;
}

/** All pages, small, of which only those in sight are drawn. Arrow keys lead from one to the next. */
export function Thumbnails({ shapeAt, onChosen }: ThumbnailsProps) {
  const { pdf, page: read, turn, goTo } = usePdfViewing();
  const id = useId();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const layout = useMemo(() => {
    const sizes = Array.from({ length: pdf.numPages }, (_, at) => {
      const { width, height } = actualSize(shapeAt(at + 1), turn);
      return { width: WIDTH, height: (height / width) * WIDTH + LABEL };
    });
    return layoutOf(sizes, GAP);
  }, [pdf, shapeAt, turn]);
  const { shown, goTo: scrollTo } = usePageWindow(box, layout, 0.5);

  useEffect(() => {
    const place = layout.places[read - 1];
    if (!box || !place) return;
    const isSeen = place.top >= box.scrollTop && place.top + place.height <= box.scrollTop + box.clientHeight;
    if (!isSeen) scrollTo(read - 1);
  }, [box, layout, read, scrollTo]);

  function press(event: KeyboardEvent) {
    const wanted =
      event.key === 'Home' ? 1 : event.key === 'End' ? pdf.numPages : read + (steps[event.key] ?? Number.NaN);
    if (event.key === 'Enter') onChosen();
    if (Number.isNaN(wanted)) return;
    event.preventDefault();
    goTo(Math.min(pdf.numPages, Math.max(1, wanted)));
  }

  return (
    <div
      ref={setBox}
      className={styles.box}
      role="listbox"
      aria-label={say('Thumbnails')}
      aria-activedescendant={`${id}-${read}`}
      tabIndex={0}
      onKeyDown={press}
    >
      <div className={styles.column} style={{ height: layout.height }} role="presentation">
        {layout.places.slice(shown.first, shown.last + 1).map(({ top, height }, at) => {
          const number = shown.first + at + 1;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys
            <div
              key={number}
              id={`${id}-${number}`}
              className={styles.item}
              style={{ top, height }}
              role="option"
              tabIndex={-1}
              aria-label={say('Page {page}', { page: number })}
              aria-selected={number === read}
              aria-posinset={number}
              aria-setsize={pdf.numPages}
              onClick={() => {
                goTo(number);
                onChosen();
              }}
            >
              <div className={styles.sheet}>
                <Page
                  pageNumber={number}
                  width={WIDTH}
                  rotate={rotationOf(shapeAt(number).rotation + turn)}
                  renderTextLayer={false}
                  renderAnnotationLayer={false}
                  loading={null}
                  error={null}
                />
              </div>
              <span aria-hidden="true">{number}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
