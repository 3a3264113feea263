import { useServices } from '@forms/shared/platform/services';
import { type ReactNode, type RefObject, useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { pdfjs } from 'react-pdf';
import { say } from '../../words/say';
import { useViewerKeys } from '../useViewerKeys';
import { type Zoom, zoomIn, zoomOut } from '../zoom';
import styles from './OpenPdf.module.css';
import { PdfBar } from './PdfBar';
import { PdfPage } from './PdfPage';
import { type PageGeometry, type Rotation, rotationOf, toScreen } from './pageGeometry';
import { actualSize, geometryOf, type PageShape } from './pageShape';
import { SidePanel } from './panel/SidePanel';
import { type PdfViewing, PdfViewingProvider } from './pdfViewing';
import { type Destination, placeOf } from './placeOf';
import { Printing } from './print/Printing';
import { usePrint } from './print/usePrint';
import { FoundPlaces } from './search/FoundPlaces';
import type { Found } from './search/useSearch';
import { useColumn } from './useColumn';

/** So much of a page is shown over what was found on it, in CSS pixels at 100 %. */
const OVER_FOUND = 60;
/** Where the panel lies over the pages: SidePanel's styles say the same, in CSS pixels. */
const NARROW = 640;

/** Where a link within the document leads: a page, and what of it in the document's own words. */
export type LinkTarget = (page: number, destination: Destination) => void;

interface OpenPdfProps {
  pdf: pdfjs.PDFDocumentProxy;
  firstShape: PageShape;
  /** Holds what a link within the document is to do. */
  links: RefObject<LinkTarget | undefined>;
  actions: ReactNode;
  tools: ReactNode;
  overlay: ((page: PageGeometry) => ReactNode) | undefined;
  /** How often each page had to be drawn anew. */
  redrawn: ReadonlyMap<number, number>;
  onPainted: (() => void) | undefined;
}

/** A PDF that has been opened: its pages, and the tools to read them. */
export function OpenPdf({ pdf, firstShape, links, actions, tools, overlay, redrawn, onPainted }: OpenPdfProps) {
  const { toast } = useServices();
  const panelId = useId();
  const [zoom, setZoom] = useState<Zoom>('auto');
  const [turn, setTurn] = useState<Rotation>(0);
  const [hasPanel, setPanel] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [viewer, setViewer] = useState<HTMLDivElement | null>(null);
  const [box, setBox] = useState<HTMLElement | null>(null);
  /** Counts each page's text that has been drawn: what was found in it is marked then. */
  const [drawnText, setDrawnText] = useState(0);
  const textDrawn = useCallback(() => setDrawnText((count) => count + 1), []);

  const { layout, drawn, read, scale, shapeAt, goTo } = useColumn(pdf, firstShape, box, zoom, turn);
  const viewing = useMemo((): PdfViewing => ({ pdf, page: read, turn, goTo }), [pdf, read, turn, goTo]);
  const { printing, start, stop } = usePrint(pdf, turn, () =>
    toast({ kind: 'warning', message: say('The pages could not be made ready for printing.') }),
  );

  useEffect(() => {
    links.current = (page, destination) =>
      void placeOf(pdf, destination).then(
        (place) => goTo(page, place?.part),
        () => goTo(page),
      );
  }, [links, pdf, goTo]);

  const showFound = useShowFound(shapeAt, turn, goTo);
  const pages = { of: pdf.numPages, overlay, onPainted, onTextDrawn: textDrawn };

  useViewerKeys(viewer, {
    '+': () => setZoom(zoomIn(scale)),
    '-': () => setZoom(zoomOut(scale)),
    '0': () => setZoom('auto'),
    f: () => setSearching(true),
    p: start,
  });

  return (
    <PdfViewingProvider value={viewing}>
      <div ref={setViewer} className={styles.viewer}>
        <PdfBar
          panel={{ id: panelId, isOpen: hasPanel, onToggle: () => setPanel(!hasPanel) }}
          search={{ isOpen: isSearching, onToggle: () => setSearching(!isSearching) }}
          page={read}
          of={pdf.numPages}
          zoom={zoom}
          scale={scale}
          actions={actions}
          onGo={goTo}
          onZoom={setZoom}
          onTurn={() => setTurn(rotationOf(turn + 90))}
          onPrint={start}
        />
        {isSearching && (
          <FoundPlaces
            pdf={pdf}
            from={read}
            column={box}
            drawnText={drawnText}
            onShow={showFound}
            onClose={() => {
              setSearching(false);
              box?.focus({ preventScroll: true });
            }}
          />
        )}
        <Printing printing={printing} of={pdf.numPages} overlay={overlay} onOver={stop} />
        {tools}
        <div className={styles.body}>
          {hasPanel && (
            <SidePanel
              id={panelId}
              shapeAt={shapeAt}
              onChosen={() => viewer && viewer.clientWidth < NARROW && setPanel(false)}
            />
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys too */}
          <section ref={setBox} className={styles.box} aria-label={say('Document')} data-document tabIndex={0}>
            <ol className={styles.column} style={{ height: layout.height, width: layout.width }}>
              {drawn.map(({ page, place }) => (
                <PdfPage
                  key={page.number}
                  page={page}
                  place={place}
                  version={redrawn.get(page.number) ?? 0}
                  {...pages}
                />
              ))}
            </ol>
          </section>
        </div>
      </div>
    </PdfViewingProvider>
  );
}

/** Brings what was found on a page into sight. */
function useShowFound(
  shapeAt: (page: number) => PageShape,
  turn: Rotation,
  goTo: (page: number, part?: number) => void,
): (found: Found) => void {
  return useCallback(
    ({ page, x, y }) => {
      const shape = shapeAt(page);
      const [, down] = toScreen(geometryOf(page, shape, turn, 1), [x, y]);
      goTo(page, Math.min(1, Math.max(0, (down - OVER_FOUND) / actualSize(shape, turn).height)));
    },
    [shapeAt, turn, goTo],
  );
}
