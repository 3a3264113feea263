import { useCallback, useEffect, useMemo } from 'react';
import type { pdfjs } from 'react-pdf';
import { useAvailableSize } from '../useAvailableSize';
import { type AutoZoom, scaleOf, type Zoom } from '../zoom';
import type { PageGeometry, Rotation } from './pageGeometry';
import { layoutOf, type PageLayout, type Place } from './pageLayout';
import { actualSize, geometryOf, type PageShape } from './pageShape';
import { usePageShapes } from './usePageShapes';
import { usePageWindow } from './usePageWindow';

/** Between pages and around them, in CSS pixels. */
const GAP = 12;
/** Pages are drawn within so many screens of what is seen: each one drawn costs megabytes. */
const AROUND = 1;
/** So many pages before and after those are asked for their shapes: of a large file, that fetches them. */
const AHEAD = 3;
const auto: AutoZoom = { fit: 'width', most: 1.25 };

interface Column {
  layout: PageLayout;
  /** The pages to draw, and where. */
  drawn: readonly { page: PageGeometry; place: Place }[];
  /** The page that is read, counted from 1, and how many times its own size it is drawn. */
  read: number;
  scale: number;
  shapeAt(page: number): PageShape;
  /** Brings a page to the top; `part` is how far down on it, from 0 to 1. */
  goTo(page: number, part?: number): void;
}

/** The pages of a PDF in one column, zoomed and turned, in a box that scrolls; only those near what is seen are drawn. */
export function useColumn(
  pdf: pdfjs.PDFDocumentProxy,
  firstShape: PageShape,
  box: HTMLElement | null,
  zoom: Zoom,
  turn: Rotation,
): Column {
  const available = useAvailableSize(box);
  const { shapeAt, learn } = usePageShapes(pdf, firstShape);

  const { layout, scales } = useMemo(() => {
    const free = { width: (available?.width ?? 0) - 2 * GAP, height: (available?.height ?? 0) - 2 * GAP };
    const actual = Array.from({ length: available ? pdf.numPages : 0 }, (_, at) => actualSize(shapeAt(at + 1), turn));
    const scales = actual.map((size) => scaleOf(zoom, size, free, auto));
    const sizes = actual.map(({ width, height }, at) => {
      const scale = scales[at] ?? 1;
      return { width: width * scale, height: height * scale };
    });
    return { layout: layoutOf(sizes, GAP), scales };
  }, [pdf, available, shapeAt, turn, zoom]);

  const { shown, goTo } = usePageWindow(box, layout, AROUND);
  const { first, last, read } = shown;
  useEffect(() => learn(first + 1 - AHEAD, last + 1 + AHEAD), [learn, first, last]);

  const drawn = layout.places.slice(first, last + 1).map((place, at) => {
    const number = first + at + 1;
    return { place, page: geometryOf(number, shapeAt(number), turn, scales[number - 1] ?? 1) };
  });
  return {
    layout,
    drawn,
    read: read + 1,
    scale: scales[read] ?? 1,
    shapeAt,
    goTo: useCallback((page: number, part?: number) => goTo(page - 1, part), [goTo]),
  };
}
