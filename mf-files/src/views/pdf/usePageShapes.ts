import { useCallback, useRef, useState } from 'react';
import type { pdfjs } from 'react-pdf';
import { isSameShape, type PageShape, shapeOf } from './pageShape';

interface PageShapes {
  /** The shape of a page, counted from 1; until it has been read, the first page's. */
  shapeAt(number: number): PageShape;
  /** Reads the shapes of some pages, so that they are known before a reader comes there. */
  learn(first: number, last: number): void;
}

/** The shapes of a document's pages, as far as they are known. Reading them all would be reading the whole file. */
export function usePageShapes(pdf: pdfjs.PDFDocumentProxy, first: PageShape): PageShapes {
  const [others, setOthers] = useState<ReadonlyMap<number, PageShape>>(new Map());
  const asked = useRef(new Set<number>());

  const learn = useCallback(
    (from: number, to: number) => {
      const unknown: number[] = [];
      for (let number = Math.max(1, from); number <= Math.min(to, pdf.numPages); number++) {
        if (!asked.current.has(number)) unknown.push(number);
      }
      if (unknown.length === 0) return;
      for (const number of unknown) asked.current.add(number);
      // A page that cannot be read says so in its place.
      const shapes = unknown.map(
        async (number) => [number, await pdf.getPage(number).then(shapeOf, () => first)] as const,
      );
      void Promise.all(shapes).then((read) => {
        const different = read.filter(([, shape]) => !isSameShape(shape, first));
        if (different.length > 0) setOthers((known) => new Map([...known, ...different]));
      });
    },
    [pdf, first],
  );
  const shapeAt = useCallback((number: number) => others.get(number) ?? first, [others, first]);
  return { shapeAt, learn };
}
