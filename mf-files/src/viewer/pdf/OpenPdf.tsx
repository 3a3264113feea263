import { useServices } from '@forms/shared/services';
import { Button } from '@forms/shared/ui';
import { type ReactNode, type RefObject, useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { pdfjs } from 'react-pdf';
import { Bar, BarGroup } from '../bar/Bar';
import { BarButton } from '../bar/BarButton';
import { PageTools } from '../bar/PageTools';
import { ZoomTools } from '../bar/ZoomTools';
import { useRoom } from '../useRoom';
import { useViewerKeys } from '../useViewerKeys';
import { type AutoZoom, scaleOf, type Zoom, zoomIn, zoomOut } from '../zoom';
import styles from './OpenPdf.module.css';
import { PdfPage } from './PdfPage';
import { type PageGeometry, type Rotation, rotationOf, toScreen } from './pageGeometry';
import { layoutOf } from './pageLayout';
import { actualSize, geometryOf, type PageShape } from './pageShape';
import { SidePanel } from './panel/SidePanel';
import { type PdfViewing, PdfViewingProvider } from './pdfViewing';
import { type Destination, placeOf } from './placeOf';
import { PrintedPages } from './print/PrintedPages';
import { usePrint } from './print/usePrint';
import { FoundPlaces } from './search/FoundPlaces';
import type { Found } from './search/useSearch';
import { usePageShapes } from './usePageShapes';
import { usePageWindow } from './usePageWindow';

/** Between pages and around them, in CSS pixels. */
const GAP = 12;
/** Pages are drawn within so many screens of what is seen: each one drawn costs megabytes. */
const AROUND = 1;
/** So many pages before and after are asked for their shapes. */
const AHEAD = 10;
/** So much of a page is shown over what was found on it, in CSS pixels at 100 %. */
const OVER_FOUND = 60;
/** Where the panel lies over the pages: OpenPdf's and SidePanel's styles say the same, in CSS pixels. */
const NARROW = 640;
const auto: AutoZoom = { fit: 'width', most: 1.25 };

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
}

/** A PDF that has been opened: its pages in one column, of which only those near the screen are drawn, and the tools. */
export function OpenPdf({ pdf, firstShape, links, actions, tools, overlay }: OpenPdfProps) {
  const { toast } = useServices();
  const panelId = useId();
  const [zoom, setZoom] = useState<Zoom>('auto');
  const [turn, setTurn] = useState<Rotation>(0);
  const [hasPanel, setPanel] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [viewer, setViewer] = useState<HTMLDivElement | null>(null);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const room = useRoom(box);
  const { shapeAt, learn } = usePageShapes(pdf, firstShape);

  const { layout, scales } = useMemo(() => {
    const free = { width: (room?.width ?? 0) - 2 * GAP, height: (room?.height ?? 0) - 2 * GAP };
    const actual = Array.from({ length: room ? pdf.numPages : 0 }, (_, at) => actualSize(shapeAt(at + 1), turn));
    const scales = actual.map((size) => scaleOf(zoom, size, free, auto));
    const sizes = actual.map(({ width, height }, at) => {
      const scale = scales[at] ?? 1;
      return { width: width * scale, height: height * scale };
    });
    return { layout: layoutOf(sizes, GAP), scales };
  }, [pdf, room, shapeAt, turn, zoom]);
  const { shown, goTo: goToIndex } = usePageWindow(box, layout, AROUND);
  useEffect(() => void learn(shown.first + 1 - AHEAD, shown.last + 1 + AHEAD), [learn, shown.first, shown.last]);

  const page = shown.read + 1;
  const scale = scales[shown.read] ?? 1;
  const goTo = useCallback((wanted: number, part?: number) => goToIndex(wanted - 1, part), [goToIndex]);
  const viewing = useMemo((): PdfViewing => ({ pdf, page, turn, goTo }), [pdf, page, turn, goTo]);

  useEffect(() => {
    links.current = (page, destination) =>
      void placeOf(pdf, destination).then(
        (place) => goTo(page, place?.part),
        () => goTo(page),
      );
  }, [links, pdf, goTo]);

  /** Brings a place that was found to where it is seen with some lines over it. */
  const showFound = useCallback(
    ({ page: at, x, y }: Found) => {
      const shape = shapeAt(at);
      const [, down] = toScreen(geometryOf(at, shape, turn, 1), [x, y]);
      goTo(at, Math.min(1, Math.max(0, (down - OVER_FOUND) / actualSize(shape, turn).height)));
    },
    [shapeAt, turn, goTo],
  );

  const [drawnText, setDrawnText] = useState(0);
  const textDrawn = useCallback(() => setDrawnText((count) => count + 1), []);

  const { printing, start, stop } = usePrint(pdf, turn, () =>
    toast({ kind: 'warning', message: 'The pages could not be made ready for printing.' }),
  );

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
        <Bar end={actions}>
          <BarButton
            icon="panel"
            label="Contents"
            aria-expanded={hasPanel}
            aria-controls={panelId}
            onClick={() => setPanel(!hasPanel)}
          />
          <PageTools page={page} of={pdf.numPages} onGo={goTo} />
          <ZoomTools zoom={zoom} scale={scale} onZoom={setZoom} />
          <BarGroup label="View">
            <BarButton icon="rotate" label="Rotate" onClick={() => setTurn(rotationOf(turn + 90))} />
            <BarButton
              icon="search"
              label="Search"
              aria-expanded={isSearching}
              onClick={() => setSearching(!isSearching)}
            />
            <BarButton icon="print" label="Print" onClick={start} />
          </BarGroup>
        </Bar>
        {isSearching && (
          <FoundPlaces
            pdf={pdf}
            from={page}
            column={box}
            drawnText={drawnText}
            onShow={showFound}
            onClose={() => {
              setSearching(false);
              box?.focus({ preventScroll: true });
            }}
          />
        )}
        {printing.state === 'drawing' && (
          <Bar>
            <p role="status">
              Preparing page {printing.done + 1} of {pdf.numPages} for printing
            </p>
            <Button onClick={stop}>Cancel printing</Button>
          </Bar>
        )}
        {printing.state === 'ready' && <PrintedPages pages={printing.pages} overlay={overlay} onPrinted={stop} />}
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
          <section ref={setBox} className={styles.box} aria-label="Document" tabIndex={0}>
            <ol className={styles.column} style={{ height: layout.height, width: layout.width }}>
              {layout.places.slice(shown.first, shown.last + 1).map((place, at) => {
                const number = shown.first + at + 1;
                return (
                  <PdfPage
                    key={number}
                    page={geometryOf(number, shapeAt(number), turn, scales[number - 1] ?? 1)}
                    of={pdf.numPages}
                    place={place}
                    overlay={overlay}
                    onTextDrawn={textDrawn}
                  />
                );
              })}
            </ol>
          </section>
        </div>
      </div>
    </PdfViewingProvider>
  );
}
